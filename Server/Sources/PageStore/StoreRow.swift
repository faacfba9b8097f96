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
    /// Names are compared as SQL compares them, without regard to the case of ASCII letters: PostgreSQL returns names that
    /// were not quoted in small letters.
    ///
    /// - Complexity: O(*n*) in the number of columns.
    public subscript(_ name: String) -> StoreValue {
        index(of: name).map { values[$0] } ?? .null
    }

    private func index(of name: String) -> Int? { columns.firstIndex { Self.isSame($0.utf8, name.utf8) } }

    /// Whether a column is null. A statement that forgot the column is not taken for one whose value is null.
    private func isNull(_ name: String) throws -> Bool {
        guard let index = index(of: name) else { throw StoreError.unexpectedValue(column: name) }
        return values[index] == .null
    }

    private static func isSame(_ left: String.UTF8View, _ right: String.UTF8View) -> Bool {
        guard left.count == right.count else { return false }
        return zip(left, right).allSatisfy { $0 == $1 || ($0 ^ $1 == 0x20 && isLetter($0)) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
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
    /// - Throws: ``StoreError/unexpectedValue(column:)`` if it holds something else, or the row has no such column.
    public func optionalText(_ name: String) throws -> String? {
        try isNull(name) ? nil : try text(name)
    }

    /// The integer in a column.
    ///
    /// - Throws: ``StoreError/unexpectedValue(column:)`` if it holds none, or one that the type cannot hold.
    public func integer<Value: FixedWidthInteger>(_ name: String, as type: Value.Type = Value.self) throws -> Value {
        guard case .integer(let integer) = self[name], let value = Value(exactly: integer) else {
            throw StoreError.unexpectedValue(column: name)
        }
        return value
    }

    /// The integer in a column that may be null.
    ///
    /// - Throws: ``StoreError/unexpectedValue(column:)`` if it holds something else, or the row has no such column.
    public func optionalInteger<Value: FixedWidthInteger>(
        _ name: String, as type: Value.Type = Value.self
    ) throws -> Value? {
        try isNull(name) ? nil : try integer(name)
    }

    /// The number in a column: a floating-point number or an integer.
    ///
    /// - Throws: ``StoreError/unexpectedValue(column:)`` if it holds none.
    public func double(_ name: String) throws -> Double {
        switch self[name] {
        case .double(let double): return double
        case .integer(let integer): return Double(integer)
        default: throw StoreError.unexpectedValue(column: name)
        }
    }

    /// The number in a column that may be null.
    ///
    /// - Throws: ``StoreError/unexpectedValue(column:)`` if it holds something else, or the row has no such column.
    public func optionalDouble(_ name: String) throws -> Double? {
        try isNull(name) ? nil : try double(name)
    }

    /// Whether a column of the type `BOOLEAN` is true.
    ///
    /// - Throws: ``StoreError/unexpectedValue(column:)`` if it holds neither 0 nor 1, as which stores return it.
    public func boolean(_ name: String) throws -> Bool {
        switch self[name] {
        case .integer(0): return false
        case .integer(1): return true
        default: throw StoreError.unexpectedValue(column: name)
        }
    }

    /// The value in a column of a type that is stored by its raw value.
    ///
    /// - Throws: ``StoreError/unexpectedValue(column:)`` if the type has no such value.
    public func value<Value: RawRepresentable>(_ name: String, as type: Value.Type = Value.self) throws -> Value
    where Value.RawValue == String {
        guard let value = Value(rawValue: try text(name)) else { throw StoreError.unexpectedValue(column: name) }
        return value
    }

    /// The value in a column of a type that is stored by its raw value.
    ///
    /// - Throws: ``StoreError/unexpectedValue(column:)`` if the type has no such value.
    public func value<Value: RawRepresentable>(_ name: String, as type: Value.Type = Value.self) throws -> Value
    where Value.RawValue: FixedWidthInteger {
        guard let value = Value(rawValue: try integer(name)) else { throw StoreError.unexpectedValue(column: name) }
        return value
    }

    /// The bytes in a column.
    ///
    /// - Throws: ``StoreError/unexpectedValue(column:)`` if it holds none.
    public func bytes(_ name: String) throws -> [UInt8] {
        guard case .bytes(let bytes) = self[name] else { throw StoreError.unexpectedValue(column: name) }
        return bytes
    }
}
