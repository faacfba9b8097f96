import CollectionViewKit

/// A product as the server describes it.
struct Product: Equatable {
    /// What tells the product from others.
    let id: Int
    /// The name.
    let name: String
    /// The price with its currency.
    let price: String
}

extension Product {
    /// Reads the products of a response; `nil` if it is not what was asked for.
    ///
    /// - Complexity: O(*n*) in the bytes of the response.
    static func products(in bytes: [UInt8]) -> [Product]? {
        guard let document = try? JSONDocument(bytes), let list = document.root["products"] else { return nil }
        var products: [Product] = []
        for value in list.elements {
            guard let id = value["id"]?.integer, let name = value["name"]?.string, let price = value["price"]?.string
            else { return nil }
            products.append(Product(id: Int(id), name: name, price: price))
        }
        return products
    }
}
