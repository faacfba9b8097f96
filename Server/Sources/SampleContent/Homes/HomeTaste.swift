import PageStore

/// What the homes have in common that a user keeps as favourites or has opened: the district of most of them, and the price, the area
/// and the rooms in the middle of theirs. A favourite that was opened counts twice.
///
/// A list that has begun goes on by what was known then, whatever the user has opened since: the ``code`` is a part of its cursors.
struct HomeTaste: Hashable, Sendable {
    /// The position of the district in ``CityPlace/all``.
    let place: Int
    /// The price, in whole euros: a multiple of 10,000.
    let price: Int
    /// The area, in square metres: a multiple of 5.
    let area: Int
    /// The rooms, in halves.
    let rooms: Int

    /// - Parameters:
    ///   - priceStep: The price in tens of thousands of euros, as far as the code has room: up to 1,023.
    ///   - areaStep: The area in 5 square metres, up to 255.
    ///   - rooms: The rooms in halves, up to 63.
    private init?(place: Int, priceStep: Int, areaStep: Int, rooms: Int) {
        guard CityPlace.all.indices.contains(place), place < 64 else { return nil }
        self.place = place
        price = min(max(priceStep, 1), 1_023) * 10_000
        area = min(max(areaStep, 1), 255) * 5
        self.rooms = min(max(rooms, 0), 63)
    }
}

extension HomeTaste {
    /// How many homes must have something in common.
    private static let minimumCount = 2
    /// How many favourites, and how many homes that were opened, are read: those that were taken or opened last.
    private static let maximumCount = 200

    /// What is known of a user; `nil` where that is too little.
    ///
    /// - Throws: An error of the store.
    init?(of user: String, in store: any StoreTransaction) throws {
        guard !user.isEmpty else { return nil }
        let favourites = try store.rows(
            """
            SELECT home.id, home.place, home.price, home.area, home.rooms
            FROM homeFavourite JOIN home ON home.id = homeFavourite.homeId WHERE homeFavourite.userId = \(user)
            ORDER BY homeFavourite.position DESC, home.id LIMIT \(Self.maximumCount)
            """
        )
        let homes = try favourites + store.rows(Self.opened(by: user))
        guard Set(try homes.map { try $0.integer("id", as: Int64.self) }).count >= Self.minimumCount else { return nil }
        let places = try homes.map { try $0.integer("place", as: Int.self) }
        self.init(
            place: Self.mode(of: places), priceStep: try Self.median("price", homes) / 10_000,
            areaStep: try Self.median("area", homes) / 5, rooms: try Self.median("rooms", homes))
    }

    /// The homes that a user opened last, in the order of an index: of those that were opened before them, none is read.
    static func opened(by user: String) -> StoreQuery {
        """
        SELECT home.id, home.place, home.price, home.area, home.rooms
        FROM homeMark JOIN home ON home.id = homeMark.homeId
        WHERE homeMark.userId = \(user) AND homeMark.isSeen
        ORDER BY homeMark.opened DESC, homeMark.homeId DESC LIMIT \(maximumCount)
        """
    }

    /// Reads a code; `nil` for that of a user of whom too little is known.
    init?(code: Int64) {
        guard code > 0, code < 1 << 30 else { return nil }
        let bits = Int(code)
        self.init(place: bits >> 24, priceStep: (bits >> 14) & 1_023, areaStep: (bits >> 6) & 255, rooms: bits & 63)
    }

    /// A number of 30 bits, which is not 0.
    var code: Int64 { Int64(place << 24 | (price / 10_000) << 14 | (area / 5) << 6 | rooms) }

    /// What a home has in common with the others, as the end of the sentence of a reason; empty for nothing.
    func likeness(of home: HomeRecord) -> String {
        if home.place == place { return ", in a district you often look at" }
        if abs(home.price - price) <= price / 10 { return ", at a price you often look at" }
        return home.rooms == rooms ? ", with as many rooms as you often look for" : ""
    }

    /// How different a row of the table `home` is from the others, in thousandths.
    var difference: StoreQuery {
        """
        abs(home.price - \(price)) * 300 / \(price) + abs(home.area - \(area)) * 300 / \(area)
            + abs(home.rooms - \(rooms)) * 50 + CASE home.place WHEN \(place) THEN 0 ELSE 100 END
        """
    }

    private static func mode(of places: [Int]) -> Int {
        let counts = Dictionary(places.map { ($0, 1) }, uniquingKeysWith: +)
        // Of those that are equally frequent, the first in the order of the city.
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? 0
    }

    private static func median(_ column: String, _ rows: [StoreRow]) throws -> Int {
        let values = try rows.map { try $0.integer(column, as: Int.self) }.sorted()
        return values[values.count / 2]
    }
}
