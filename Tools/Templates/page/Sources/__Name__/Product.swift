import CollectionViewKit

/// A product as the server describes it.
struct Product: Equatable {
    /// The identity of the product.
    let id: Int
    /// The name.
    let name: String
    /// The price with its currency.
    let price: String
}

extension Product: JSONDecodable {
    init(_ json: JSONValue) throws(JSONDecodingError) {
        id = try json.decode("id")
        name = try json.decode("name")
        price = try json.decode("price")
    }
}

/// The response of the server.
struct ProductList: JSONDecodable {
    /// The products, in the order of the server.
    let products: [Product]

    init(_ json: JSONValue) throws(JSONDecodingError) {
        products = try json.decode("products")
    }
}
