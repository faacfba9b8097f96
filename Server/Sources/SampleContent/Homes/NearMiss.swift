import PageServer
import PageStore
import ScreenContracts

/// Homes that a search misses by exactly one of its conditions, and by little: those that a user who looks for the
/// others would want to know of. They are never in the results.
struct NearMiss: Sendable {
    private let search: HomeSearch
    /// What the homes have in common that the user keeps or has opened, in whose order they are; `nil` for that of the results.
    private let taste: HomeTaste?
    /// What the results cost and how large they are on average; 0 if there are none, or where the order is that of a taste.
    private let price: Int
    private let area: Int

    init(_ search: HomeSearch, taste: HomeTaste?, in store: any StoreTransaction) throws {
        self.search = search
        self.taste = taste
        guard taste == nil else {
            price = 0
            area = 0
            return
        }
        // Sums of no rows are null, and so are their quotients.
        let query: StoreQuery = """
            SELECT CAST(sum(home.price) AS BIGINT) / count(*) AS meanPrice,
                CAST(sum(home.area) AS BIGINT) / count(*) AS meanArea
            FROM home WHERE \(search.condition)
            """
        let row = try store.rows(query).first
        let meanPrice = try row?.optionalInteger("meanPrice", as: Int.self)
        let meanArea = try row?.optionalInteger("meanArea", as: Int.self)
        price = meanPrice ?? search.maximumPrice ?? search.minimumPrice ?? 0
        area = meanArea ?? search.minimumArea ?? 0
    }
}

extension NearMiss {
    /// The best of them behind a place in the list: in turn the best for each condition that is missed, so that the list
    /// is not all about one. The key of a position is the code of the taste, the number of the turn and that of the condition.
    func best(
        _ count: Int, after place: CursorPosition?, in store: any StoreTransaction
    ) throws -> [CursorPosition] {
        let misses = misses
        guard !misses.isEmpty else { return [] }
        let counted = misses.map { miss -> StoreQuery in "CAST((\(miss.isMissed)) AS INTEGER)" }
        let near = misses.map { miss -> StoreQuery in "(NOT (\(miss.isMissed)) OR \(miss.isNear))" }
        let number = misses.enumerated().map { index, miss -> StoreQuery in
            "WHEN \(miss.isMissed) THEN CAST(\(index) AS BIGINT)"
        }
        let score = misses.map { miss -> StoreQuery in "WHEN \(miss.isMissed) THEN \(miss.score)" }
        let base = (taste?.code ?? 0) << Self.turnBits
        let last: Int64 = place.map { $0.key - base } ?? .min
        let query: StoreQuery = """
            SELECT key, id FROM (
                SELECT row_number() OVER (PARTITION BY miss ORDER BY score, id) * 16 + miss AS key, id FROM (
                    SELECT id, CASE \(number.joined(separator: " ")) END AS miss,
                        CASE \(score.joined(separator: " ")) END + \(difference) AS score
                    FROM home WHERE \(counted.joined(separator: " + ")) = 1 AND \(near.joined(separator: " AND "))
                ) AS missed
            ) AS ranked
            WHERE key > \(last) ORDER BY key LIMIT \(count)
            """
        return try store.rows(query).map { row in
            CursorPosition(key: try row.integer("key", as: Int64.self) + base, id: try row.integer("id"))
        }
    }

    /// What was known of the user when a list began that goes on behind a place.
    static func taste(at place: CursorPosition) -> HomeTaste? { HomeTaste(code: place.key >> turnBits) }

    /// Why a home is recommended: the condition that it does not meet, and by how much; and what it has in common with those that
    /// the user keeps or has opened.
    func reason(for home: HomeRecord) -> String { missed(by: home) + (taste?.likeness(of: home) ?? "") }
}

extension NearMiss {
    /// How many bits of a key the numbers of the turn and of the condition have.
    private static let turnBits = 32

    private func missed(by home: HomeRecord) -> String {
        if let place = search.place, home.place != place {
            return "Just over the border of \(CityPlace.all[place].name)"
        }
        if let kind = search.kind, home.kind != kind { return "A \(home.kind.word) instead of a \(kind.word)" }
        if let maximum = search.maximumPrice, home.price > maximum {
            return "€\(Self.amount(home.price - maximum)) above your limit"
        }
        if let minimum = search.minimumPrice, home.price < minimum {
            return "€\(Self.amount(minimum - home.price)) below your range"
        }
        if let minimum = search.minimumHalfRooms, home.rooms < minimum {
            let missing = minimum - home.rooms
            return missing == 1 ? "Half a room fewer" : missing == 2 ? "One room fewer" : "\(missing / 2) rooms fewer"
        }
        if let minimum = search.minimumArea, home.area < minimum { return "Only \(minimum - home.area) m² smaller" }
        return "Similar to your search"
    }
}

extension NearMiss {
    /// A condition of the search that a home may miss.
    private struct Miss {
        /// Whether a home misses it.
        let isMissed: StoreQuery
        /// Whether a home that misses it is near enough.
        let isNear: StoreQuery
        /// How far away a home is that misses it, in thousandths.
        let score: StoreQuery
    }

    private var misses: [Miss] {
        var misses: [Miss] = []
        if let place = search.place {
            misses.append(
                Miss(
                    isMissed: "home.place <> \(place)", isNear: "home.place IN \(list: City.neighbours[place])",
                    score: "0"))
        }
        if let kind = search.kind {
            let others = Self.relatives(of: kind).map(\.rawValue)
            misses.append(
                Miss(isMissed: "home.kind <> \(kind.rawValue)", isNear: "home.kind IN \(list: others)", score: "0"))
        }
        if let maximum = search.maximumPrice {
            misses.append(
                Miss(
                    isMissed: "home.price > \(maximum)", isNear: "home.price <= \(maximum + maximum / 5)",
                    score: "(home.price - \(maximum)) * 1000 / \(max(maximum, 1))"))
        }
        if let minimum = search.minimumPrice {
            misses.append(
                Miss(
                    isMissed: "home.price < \(minimum)", isNear: "home.price >= \(minimum - minimum / 5)",
                    score: "(\(minimum) - home.price) * 1000 / \(max(minimum, 1))"))
        }
        if let minimum = search.minimumHalfRooms {
            misses.append(
                Miss(
                    isMissed: "home.rooms < \(minimum)", isNear: "home.rooms >= \(minimum - 2)",
                    score: "(\(minimum) - home.rooms) * 50"))
        }
        if let minimum = search.minimumArea {
            misses.append(
                Miss(
                    isMissed: "home.area < \(minimum)", isNear: "home.area >= \(minimum - minimum / 5)",
                    score: "(\(minimum) - home.area) * 1000 / \(max(minimum, 1))"))
        }
        return misses
    }

    /// How different a home is from those that the user keeps or has opened, or else from those that the search finds, in
    /// thousandths.
    private var difference: StoreQuery {
        if let taste { return taste.difference }
        guard price > 0, area > 0 else { return "0" }
        return "abs(home.price - \(price)) * 300 / \(price) + abs(home.area - \(area)) * 300 / \(area)"
    }

    private static func relatives(of kind: HomeKindContract) -> [HomeKindContract] {
        switch kind {
        case .flat: [.loft, .studio]
        case .house: [.loft]
        case .studio: [.flat]
        case .loft: [.flat, .house]
        }
    }

    /// A whole number with commas between the thousands.
    private static func amount(_ number: Int) -> String {
        let digits = Array("\(number)")
        return digits.enumerated().map { index, digit in
            index > 0 && (digits.count - index) % 3 == 0 ? ",\(digit)" : "\(digit)"
        }.joined()
    }
}
