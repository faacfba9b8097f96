/// A price, ready to be shown and exact.
public struct ItemPrice: Equatable, Sendable {
    /// The price as the user expects to see it, such as `$1,240`.
    public var text: String
    /// The amount in the currency's minor unit, such as cents.
    public var minorUnits: Int64?
    /// The currency as three letters (ISO 4217).
    public var currency: String?

    /// Creates a price; the units are those of the properties.
    public init(text: String, minorUnits: Int64? = nil, currency: String? = nil) {
        self.text = text
        self.minorUnits = minorUnits
        self.currency = currency
    }
}
