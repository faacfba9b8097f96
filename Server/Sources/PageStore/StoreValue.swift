/// A value that is bound to a statement, or a column of a row.
public enum StoreValue: Equatable, Sendable {
    /// No value.
    case null
    /// An integer; a `BOOLEAN` is 1 or 0.
    case integer(Int64)
    /// A floating-point number.
    case double(Double)
    /// A text.
    case text(String)
    /// Bytes.
    case bytes([UInt8])
}

/// A type whose values are bound to statements.
public protocol StoreValueConvertible {
    /// The value as the store takes it.
    var storeValue: StoreValue { get }
}

extension StoreValue: StoreValueConvertible {
    /// The value itself.
    public var storeValue: StoreValue { self }
}

extension Int64: StoreValueConvertible {
    /// An integer.
    public var storeValue: StoreValue { .integer(self) }
}

extension Int: StoreValueConvertible {
    /// An integer.
    public var storeValue: StoreValue { .integer(Int64(self)) }
}

extension Bool: StoreValueConvertible {
    /// 1 or 0, which columns of the type `BOOLEAN` take in every dialect.
    public var storeValue: StoreValue { .integer(self ? 1 : 0) }
}

extension Optional: StoreValueConvertible where Wrapped: StoreValueConvertible {
    /// The value, or null.
    public var storeValue: StoreValue { map(\.storeValue) ?? .null }
}

extension StoreValueConvertible where Self: RawRepresentable, RawValue: StoreValueConvertible {
    /// The raw value.
    public var storeValue: StoreValue { rawValue.storeValue }
}

extension Double: StoreValueConvertible {
    /// A floating-point number.
    public var storeValue: StoreValue { .double(self) }
}

extension String: StoreValueConvertible {
    /// A text.
    public var storeValue: StoreValue { .text(self) }
}

extension Array<UInt8>: StoreValueConvertible {
    /// Bytes.
    public var storeValue: StoreValue { .bytes(self) }
}
