public import CollectionPages

/// The wishlist of the user: products to come back to.
public struct WishlistContract: Equatable, Sendable {
    /// The products, in the order in which they were added.
    public var products: [ProductContract]

    /// Creates a wishlist.
    ///
    /// - Parameter products: The products, in the order in which they were added.
    public init(products: [ProductContract] = []) {
        self.products = products
    }
}

extension WishlistContract {
    /// The limit of the products of a wishlist.
    public static var maximumProductCount: Int { 100 }

    /// Reads a wishlist; `nil` where it has no list of products. Products that cannot be read are left out, as are those
    /// beyond ``maximumProductCount``.
    ///
    /// - Complexity: O(*n*) in the number of products.
    public init?(_ json: JSONValue) {
        guard let list = json["products"] else { return nil }
        self.init(products: list.elements.prefix(Self.maximumProductCount).compactMap { ProductContract($0) })
    }

    /// Writes the members of the response.
    ///
    /// - Complexity: O(*n*) in the number of products.
    public func write(to writer: inout JSONWriter) {
        writer.name("products")
        writer.array(products) { writer, product in writer.object { product.write(to: &$0) } }
    }
}
