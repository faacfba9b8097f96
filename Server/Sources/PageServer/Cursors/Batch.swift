/// A part of an ordered list, with the place at which the next part goes on.
public struct Batch<Row> {
    /// What is sent.
    public let rows: [Row]
    /// The place of the last row; `nil` at the end of the list.
    public let end: CursorPosition?

    /// Makes a part of what was found.
    ///
    /// - Parameters:
    ///   - found: The rows from the start of the part, one more than its limit if there are that many. By that one the end
    ///     of the list is known.
    ///   - limit: The maximum number of rows of a part.
    ///   - position: The place of a row in the list.
    /// - Throws: What `position` throws.
    public init(_ found: [Row], limit: Int, position: (Row) throws -> CursorPosition) rethrows {
        rows = Array(found.prefix(limit))
        if found.count > limit, let last = rows.last { end = try position(last) } else { end = nil }
    }
}

extension Batch: Sendable where Row: Sendable {}

extension Batch<CursorPosition> {
    /// Makes a part of places that were found.
    public init(_ found: [CursorPosition], limit: Int) {
        self.init(found, limit: limit) { $0 }
    }
}
