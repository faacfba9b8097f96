public import PageStore

/// A list of rows that is read in parts, in the order of two columns: a sort key, and a number that decides between equal keys.
///
/// ```swift
/// let reviews = KeysetList("SELECT id, day, text FROM review", where: "showId = \(show)", key: "day", isDescending: true)
/// let batch = try reviews.batch(after: place, limit: 25, in: store)
/// ```
///
/// A part is found by the key of the last row before it (keyset pagination, <https://use-the-index-luke.com/no-offset>): with an index
/// of both columns it costs the same anywhere in the list.
public struct KeysetList: Sendable {
    private let selection: StoreQuery
    private let condition: StoreQuery
    private let key: StaticString
    private let id: StaticString
    private let isDescending: Bool

    /// Creates a list.
    ///
    /// - Parameters:
    ///   - selection: The statement up to its `WHERE`. It selects the columns `key` and `id`.
    ///   - condition: Which rows are in the list.
    ///   - key: The column of the sort key, an integer.
    ///   - id: The column of the number, an integer that no two rows of the list share.
    ///   - isDescending: Whether the greatest key and number come first.
    public init(
        _ selection: StoreQuery, where condition: StoreQuery = "TRUE", key: StaticString, id: StaticString = "id",
        isDescending: Bool = false
    ) {
        self.selection = selection
        self.condition = condition
        self.key = key
        self.id = id
        self.isDescending = isDescending
    }
}

extension KeysetList {
    /// The rows that follow a place.
    ///
    /// - Parameters:
    ///   - place: The place of the last row before them; `nil` for the start of the list.
    ///   - limit: The maximum number of rows.
    ///   - store: The transaction.
    /// - Throws: `StoreError`.
    public func batch(
        after place: CursorPosition?, limit: Int, in store: any StoreTransaction
    ) throws -> Batch<StoreRow> {
        let direction: StoreQuery = isDescending ? "DESC" : "ASC"
        let isBehind: StoreQuery = isDescending ? "<" : ">"
        var filter = condition
        if let place {
            filter = "(\(condition)) AND (\(text: key), \(text: id)) \(isBehind) (\(place.key), \(place.id))"
        }
        // By one row more the end of the list is known.
        let query: StoreQuery = """
            \(selection) WHERE \(filter)
            ORDER BY \(text: key) \(direction), \(text: id) \(direction) LIMIT \(limit + 1)
            """
        return try Batch(store.rows(query), limit: limit) { row in
            CursorPosition(key: try row.integer("\(key)"), id: try row.integer("\(id)"))
        }
    }
}
