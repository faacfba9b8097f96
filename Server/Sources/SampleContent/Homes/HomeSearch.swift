import CollectionPages
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// What the user looks for. What is `nil` does not matter.
struct HomeSearch: Equatable, Sendable {
    /// The position of the district in ``CityPlace/all``.
    var place: Int?
    /// What it is.
    var kind: HomeKindContract?
    /// The minimum price, in whole euros.
    var minimumPrice: Int?
    /// The greatest price, in whole euros.
    var maximumPrice: Int?
    /// The minimum number of rooms.
    var minimumRooms: Double?
    /// The minimum area, in square metres.
    var minimumArea: Int?
}

extension HomeSearch {
    /// The greatest number that is taken for a price or an area.
    static let greatest = 1_000_000_000
    /// The greatest number of rooms that is taken for one.
    static let maximumRoomCount = 20

    /// What users are shown before they have looked for anything.
    static let sample = HomeSearch(
        place: 0, kind: .flat, minimumPrice: nil, maximumPrice: 310_000, minimumRooms: 2.5, minimumArea: 60)

    /// Reads the search in the query of an address.
    ///
    /// - Throws: A ``Problem`` that says what is wrong.
    init(_ query: Parameters) throws {
        func number(_ name: String) throws -> Double? {
            guard let text = query[Substring(name)], !text.isEmpty else { return nil }
            guard Self.isDecimal(text.utf8), let number = Double(text) else {
                throw Problem.badRequest("\"\(name)\" must be a number.")
            }
            return number
        }
        self.init(
            place: try Self.place(query["place"].map(String.init)), kind: try Self.kind(query["kind"].map(String.init)),
            minimumPrice: try Self.whole(number("minimumPrice"), "minimumPrice"),
            maximumPrice: try Self.whole(number("maximumPrice"), "maximumPrice"),
            minimumRooms: try Self.amount(number("minimumRooms"), "minimumRooms", maximum: Self.maximumRoomCount),
            minimumArea: try Self.whole(number("minimumArea"), "minimumArea")
        )
        try check()
    }

    /// Reads the search in the body of a request.
    ///
    /// - Throws: A ``Problem`` that says what is wrong.
    init(_ json: JSONValue) throws {
        switch HomeSearchContract.defect(in: json) {
        case .notText(let name): throw Problem.badRequest("\"\(name)\" must be a text or null.")
        case .notNumber(let name): throw Problem.badRequest("\"\(name)\" must be a number or null.")
        case nil: break
        }
        let contract = HomeSearchContract(json)
        self.init(
            place: try Self.place(contract.place), kind: try Self.kind(contract.kind),
            minimumPrice: try Self.whole(contract.minimumPrice, "minimumPrice"),
            maximumPrice: try Self.whole(contract.maximumPrice, "maximumPrice"),
            minimumRooms: try Self.amount(contract.minimumRooms, "minimumRooms", maximum: Self.maximumRoomCount),
            minimumArea: try Self.whole(contract.minimumArea, "minimumArea")
        )
        try check()
    }

    /// What tells this search from others, for cursors.
    var key: String {
        let parts = [place, kind?.rawValue, minimumPrice, maximumPrice, minimumHalfRooms, minimumArea]
        return parts.map { $0.map(String.init) ?? "-" }.joined(separator: ",")
    }

    /// The minimum number of rooms, in halves.
    var minimumHalfRooms: Int? { minimumRooms.map { Int(($0 * 2).rounded(.up)) } }

    /// The condition on the table `home`.
    var condition: StoreQuery { terms(place: "home.place") }

    /// The same condition, to test rows of the table `home` that an index finds by something else: the sign keeps SQLite
    /// from the index of districts.
    var residualCondition: StoreQuery { terms(place: "+home.place") }
}

extension HomeSearch {
    private func terms(place column: StoreQuery) -> StoreQuery {
        var parts: [StoreQuery] = []
        if let place { parts.append("\(column) = \(place)") }
        if let kind { parts.append("home.kind = \(kind.rawValue)") }
        if let minimumPrice { parts.append("home.price >= \(minimumPrice)") }
        if let maximumPrice { parts.append("home.price <= \(maximumPrice)") }
        if let minimumHalfRooms { parts.append("home.rooms >= \(minimumHalfRooms)") }
        if let minimumArea { parts.append("home.area >= \(minimumArea)") }
        return parts.isEmpty ? "TRUE" : parts.joined(separator: " AND ")
    }

    private func check() throws {
        if let minimumPrice, let maximumPrice, minimumPrice > maximumPrice {
            throw Problem.badRequest("The lowest price is above the highest.")
        }
    }

    private static func place(_ id: String?) throws -> Int? {
        guard let id, !id.isEmpty else { return nil }
        guard let index = CityPlace.index(of: id) else { throw Problem.badRequest("There is no place with this name.") }
        return index
    }

    private static func kind(_ word: String?) throws -> HomeKindContract? {
        guard let word, !word.isEmpty else { return nil }
        guard let kind = HomeKindContract(word: word) else {
            let names = HomeKindContract.allCases.map(\.word).joined(separator: ", ")
            throw Problem.badRequest("\"kind\" must be one of \(names).")
        }
        return kind
    }

    /// Whether a text is digits, and perhaps more of them behind a point: no sign, no exponent, no other base.
    private static func isDecimal(_ text: Substring.UTF8View) -> Bool {
        let parts = text.split(separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            !part.isEmpty && part.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
    }

    private static func amount(_ number: Double?, _ name: String, maximum: Int = greatest) throws -> Double? {
        guard let number else { return nil }
        guard number >= 0, number <= Double(maximum) else {
            throw Problem.badRequest("\"\(name)\" must be a number from 0 to \(maximum).")
        }
        return number
    }

    private static func whole(_ number: Double?, _ name: String) throws -> Int? {
        guard let number = try amount(number, name) else { return nil }
        guard number.rounded() == number else { throw Problem.badRequest("\"\(name)\" must be a whole number.") }
        return Int(number)
    }
}

extension HomeSearchContract {
    /// The search as bodies and responses have it.
    init(_ search: HomeSearch) {
        self.init(
            place: search.place.map { CityPlace.all[$0].id }, kind: search.kind?.word,
            minimumPrice: search.minimumPrice.map { Double($0) }, maximumPrice: search.maximumPrice.map { Double($0) },
            minimumRooms: search.minimumRooms, minimumArea: search.minimumArea.map { Double($0) })
    }
}
