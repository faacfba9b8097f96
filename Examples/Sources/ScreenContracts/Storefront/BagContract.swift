public import CollectionPages

/// The bag of the user: what is to be bought.
public struct BagContract: Equatable, Sendable {
    /// The lines, in the order in which they were added.
    public var lines: [BagLineContract]

    /// Creates a bag.
    ///
    /// - Parameter lines: The lines, in the order in which they were added.
    public init(lines: [BagLineContract] = []) {
        self.lines = lines
    }
}

extension BagContract {
    /// The limit of the lines of a bag.
    public static var maximumLineCount: Int { 100 }
    /// The limit of the quantity of a line.
    public static var maximumQuantity: Int { 99 }

    /// How many things are in the bag.
    ///
    /// - Complexity: O(*n*) in the number of lines.
    public var count: Int { lines.reduce(0) { $0 + $1.quantity } }

    /// What all of it costs.
    ///
    /// - Complexity: O(*n*) in the number of lines.
    public var total: PriceContract {
        var sum: Int64 = 0
        for line in lines {
            sum = min(PriceContract.maximumMinorUnits, sum + line.product.price.minorUnits * Int64(line.quantity))
        }
        return PriceContract(minorUnits: sum)
    }

    /// Reads a bag; `nil` where it has no list of lines. Lines that cannot be read are left out, as are those beyond
    /// ``maximumLineCount``.
    ///
    /// - Complexity: O(*n*) in the number of lines.
    public init?(_ json: JSONValue) {
        guard let list = json["lines"] else { return nil }
        self.init(lines: list.elements.prefix(Self.maximumLineCount).compactMap { BagLineContract($0) })
    }

    /// Writes the members of the response, with the count and the total.
    ///
    /// - Complexity: O(*n*) in the number of lines.
    public func write(to writer: inout JSONWriter) {
        writer.name("lines")
        writer.array(lines) { writer, line in writer.object { line.write(to: &$0) } }
        writer.member("count", count)
        writer.name("total")
        writer.object { total.write(to: &$0) }
    }
}
