public import CollectionPages

/// The body of `PUT /v1/bag/lines`: how many of a product in a size are to be in the bag.
public struct BagChangeContract: Equatable, Sendable {
    /// Why the body of a request is no change of the bag.
    public enum Defect: Error, Equatable {
        /// The number of the product is missing. Send a whole number.
        case product
        /// The size is no text. Send a text, or none for a product that has no sizes.
        case size
        /// The quantity is missing or out of range. Send a whole number from 0 to ``BagContract/maximumQuantity``.
        case quantity
        /// The position is no index of a line. Send a whole number from 0 to below ``BagContract/maximumLineCount``, or none.
        case position
    }

    /// The number of the product.
    public var product: Int
    /// The size; `nil` for a product that has no sizes.
    public var size: String?
    /// How many of it are to be in the bag; 0 takes the line out.
    public var quantity: Int
    /// The index at which a line that is not in the bag is put into it, as when its removal is undone; `nil` for the end. A line
    /// that is in the bag stays where it is.
    public var position: Int?

    /// Creates a change.
    ///
    /// - Parameters:
    ///   - product: The number of the product.
    ///   - size: The size; `nil` for a product that has no sizes.
    ///   - quantity: How many of it are to be in the bag; 0 takes the line out.
    ///   - position: The index at which a line that is not in the bag is put into it; `nil` for the end.
    public init(product: Int, size: String? = nil, quantity: Int, position: Int? = nil) {
        self.product = product
        self.size = size
        self.quantity = quantity
        self.position = position
    }
}

extension BagChangeContract {
    /// Reads the body of a request.
    ///
    /// - Throws: A ``Defect``.
    public init(_ json: JSONValue) throws(Defect) {
        guard let product = json.int("product") else { throw Defect.product }
        let size = json["size"]
        guard size == nil || size?.string != nil else { throw Defect.size }
        guard let quantity = json.int("quantity"), (0...BagContract.maximumQuantity).contains(quantity) else {
            throw Defect.quantity
        }
        let position = json.int("position")
        if json["position"] != nil {
            guard let position, (0..<BagContract.maximumLineCount).contains(position) else { throw Defect.position }
        }
        self.init(product: product, size: size?.string, quantity: quantity, position: position)
    }

    /// Writes the members of the body.
    public func write(to writer: inout JSONWriter) {
        writer.member("product", product)
        writer.member("size", size)
        writer.member("quantity", quantity)
        writer.member("position", position)
    }
}
