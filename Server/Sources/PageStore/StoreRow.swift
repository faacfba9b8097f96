/// A row that a statement returned.
public struct StoreRow: Equatable, Sendable {
    /// The names of the columns.
    public let columns: [String]
    /// The values, as many as columns.
    public let values: [StoreValue]

    /// Creates a row.
    public init(columns: [String], values: [StoreValue]) {
        self.columns = columns
        self.values = values
    }
}

extension StoreRow {
    /// The value of a column; null if the row has no such column.
    ///
    /// - Complexity: O(*n*) in the number of columns.
    public subscript(_ name: String) -> StoreValue {
        columns.firstIndex(of: name).map { values[$0] } ?? .null
    }

    /// The text in a column.
    ///
    /// - Throws: ``StoreError/unexpectedValue(column:)`` if it holds none.
    public func text(_ name: String) throws -> String {
        guard case .text(let text) = self[name] else { throw StoreError.unexpectedValue(column: name) }
        return text
    }

    /// The text in a column that may be null.
    ///
    /// - Throws: ``StoreError/unexpectedValue(column:)`` if it holds something else.
    public func optionalText(_ name: String) throws -> String? {
        self[name] == .null ? nil : try text(name)
    }

    /// The integer in a column.
    ///
    /// - Throws: ``StoreError/unexpectedValue(column:)`` if it holds none.
    public func integer(_ name: String) throws -> Int64 {
        guard case .integer(let integer) = self[name] else { throw StoreError.unexpectedValue(column: name) }
        return integer
    }

    /// The integer in a column that may be null.
    ///
    /// - Throws: ``StoreError/unexpectedValue(column:)`` if it holds something else.
    public func optionalInteger(_ name: String) throws -> Int64? {
        self[name] == .null ? nil : try integer(name)
    }

    /// The bytes in a column.
    ///
    /// - Throws: ``StoreError/unexpectedValue(column:)`` if it holds none.
    public func bytes(_ name: String) throws -> [UInt8] {
        guard case .bytes(let bytes) = self[name] else { throw StoreError.unexpectedValue(column: name) }
        return bytes
    }
}
