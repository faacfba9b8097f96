public import CollectionPages

/// A line of the bag: a product in a size, and how many of it.
public struct BagLineContract: Equatable, Sendable {
    /// The product.
    public var product: ProductContract
    /// The size; `nil` for a product that has no sizes.
    public var size: String?
    /// How many of it there are, from 1 to ``BagContract/maximumQuantity``.
    public var quantity: Int

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - product: The product.
    ///   - size: The size; `nil` for a product that has no sizes.
    ///   - quantity: How many of it there are.
    public init(product: ProductContract, size: String? = nil, quantity: Int) {
        self.product = product
        self.size = size
        self.quantity = quantity
    }
}

extension BagLineContract {
    /// Reads a line; `nil` where the product cannot be read or the quantity is missing. A quantity that cannot be becomes
    /// the nearest that can.
    public init?(_ json: JSONValue) {
        guard let product = json["product"].flatMap({ ProductContract($0) }), let quantity = json.int("quantity") else {
            return nil
        }
        self.init(
            product: product, size: json.text("size"),
            quantity: max(1, min(quantity, BagContract.maximumQuantity)))
    }

    /// Writes the members of the line's object.
    public func write(to writer: inout JSONWriter) {
        writer.name("product")
        writer.object { product.write(to: &$0) }
        writer.member("size", size)
        writer.member("quantity", quantity)
    }
}
