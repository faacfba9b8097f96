public import CollectionPages

/// An amount of Canadian dollars, as products of the storefront cost it.
public struct PriceContract: Equatable, Sendable {
    /// The amount, in cents, from 0 to ``maximumMinorUnits``.
    public let minorUnits: Int64

    /// Creates a price.
    ///
    /// - Parameter minorUnits: The amount, in cents. One outside of the limits becomes the nearest that is inside.
    public init(minorUnits: Int64) {
        self.minorUnits = max(0, min(minorUnits, Self.maximumMinorUnits))
    }
}

extension PriceContract {
    /// The limit of an amount, in cents: the sum of any number of lines of a bag can be counted.
    public static var maximumMinorUnits: Int64 { 1_000_000_000_000_000 }

    /// The amount as people write it: `$1,240`, and cents only where there are some.
    public var text: String {
        let dollars = Array("\(minorUnits / 100)".utf8)
        let cents = UInt8(minorUnits % 100)
        var bytes = [UInt8(ascii: "$")]
        for (position, digit) in dollars.enumerated() {
            if position > 0, (dollars.count - position) % 3 == 0 { bytes.append(UInt8(ascii: ",")) }
            bytes.append(digit)
        }
        if cents != 0 {
            bytes += [UInt8(ascii: "."), UInt8(ascii: "0") + cents / 10, UInt8(ascii: "0") + cents % 10]
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads a price; `nil` where the amount is missing. The text follows from the amount.
    public init?(_ json: JSONValue) {
        guard let minorUnits = json["minor"]?.integer else { return nil }
        self.init(minorUnits: minorUnits)
    }

    /// Writes the members of the price's object, which are those of the price of an item of a page.
    public func write(to writer: inout JSONWriter) {
        writer.member("text", text)
        writer.member("minor", minorUnits)
        writer.member("cur", "CAD")
    }
}
