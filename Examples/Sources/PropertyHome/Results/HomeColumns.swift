import CollectionViewKit
import ScreenContracts

/// All homes that match a search, a column for each property: 20,000 of them are eight arrays, not 20,000 objects.
///
/// A home is named by its row. The rows are in the order of the server: newest first, where they are all that match.
struct HomeColumns: Equatable {
    /// How many homes match on the server, of which the columns hold the first in the order requested.
    var count = 0
    var ids: [Int] = []
    /// In whole euros.
    var prices: [Int] = []
    /// In square metres.
    var areas: [Int] = []
    /// Numbers of rooms in halves: 7 for three rooms and a half.
    var halfRooms: [Int] = []
    /// Days since 1 January 1970.
    var added: [Int] = []
    /// Positions in the kinds of homes.
    var kinds: [Int] = []
    /// Positions in the places of the city.
    var places: [Int] = []
    /// Whether each home was opened already, as far as the server knew.
    var seen: [Bool] = []
}

extension HomeColumns {
    /// The maximum number of homes in a response.
    static var maximumRowCount: Int { HomeColumnContract.maximumRowCount }

    /// The greatest price, area or number of half rooms: what is computed with them fits.
    private static var maximumNumber: Int { 2_147_483_647 }

    /// The number of homes in the columns.
    var rowCount: Int { ids.count }

    /// Whether the columns hold every home that matches.
    var isComplete: Bool { count == rowCount }

    /// Why a response is not one with columns. The user is told that it could not be read; developers are told this.
    enum Defect: Error, Equatable {
        case noNumber(String)
        case noColumn(String)
        case length(String, expected: Int, actual: Int)
        case tooMany(Int)
        case outOfRange(String, row: Int)
        case repeatedID(Int)

        /// The defect as a sentence.
        var sentence: String {
            switch self {
            case .noNumber(let name): "The member \"\(name)\" is not a number of homes."
            case .noColumn(let name): "The column \"\(name)\" is not an array of whole numbers."
            case .length(let name, let expected, let actual):
                "The column \"\(name)\" has \(actual) rows, the ids have \(expected)."
            case .tooMany(let rows):
                "There are \(rows) rows, more than the \(HomeColumns.maximumRowCount) that were agreed."
            case .outOfRange(let name, let row): "The column \"\(name)\" has a value in row \(row) that cannot be."
            case .repeatedID(let id): "The home \(id) is there twice."
            }
        }
    }

    /// Reads a response of the server.
    ///
    /// - Complexity: O(*n*) expected in the number of homes.
    init(_ json: JSONValue) throws(Defect) {
        guard let count = json[HomeColumnContract.countName]?.integer.flatMap({ Int(exactly: $0) }), count >= 0 else {
            throw .noNumber("count")
        }
        self.count = count
        ids = try Self.column(.ids, of: json, rows: nil)
        guard ids.count <= Self.maximumRowCount else { throw .tooMany(ids.count) }
        guard ids.count <= count else { throw .length("count", expected: ids.count, actual: count) }
        prices = try Self.column(.prices, of: json, rows: ids.count)
        areas = try Self.column(.areas, of: json, rows: ids.count)
        halfRooms = try Self.column(.rooms, of: json, rows: ids.count)
        added = try Self.column(.added, of: json, rows: ids.count)
        kinds = try Self.column(.kinds, of: json, rows: ids.count)
        places = try Self.column(.places, of: json, rows: ids.count)
        seen = try Self.column(.seen, of: json, rows: ids.count).map { $0 != 0 }
        try check()
    }

    private static func column(
        _ column: HomeColumnContract, of json: JSONValue, rows: Int?
    ) throws(Defect) -> [Int] {
        guard let values = json[column.name], case .array = values.kind else { throw .noColumn(column.text) }
        var numbers: [Int] = []
        numbers.reserveCapacity(values.count)
        for element in values.elements {
            guard let value = element.integer, let number = Int(exactly: value) else { throw .noColumn(column.text) }
            numbers.append(number)
        }
        if let rows, rows != numbers.count { throw .length(column.text, expected: rows, actual: numbers.count) }
        return numbers
    }

    /// Checks what orders and rows rely on.
    private func check() throws(Defect) {
        let kindCount = HomeKindContract.allCases.count
        var known = Set<Int>(minimumCapacity: rowCount)
        for row in 0..<rowCount {
            guard known.insert(ids[row]).inserted else { throw .repeatedID(ids[row]) }
            guard (0...Self.maximumNumber).contains(prices[row]) else { throw .outOfRange("prices", row: row) }
            guard (1...Self.maximumNumber).contains(areas[row]) else { throw .outOfRange("areas", row: row) }
            guard (0...Self.maximumNumber).contains(halfRooms[row]) else { throw .outOfRange("rooms", row: row) }
            guard (0..<kindCount).contains(kinds[row]) else { throw .outOfRange("kinds", row: row) }
            guard places[row] >= 0 else { throw .outOfRange("places", row: row) }
        }
    }
}
