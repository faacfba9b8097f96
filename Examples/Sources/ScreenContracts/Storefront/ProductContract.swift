public import CollectionPages

/// A product, as the bag and the wishlist hold it.
public struct ProductContract: Equatable, Identifiable, Sendable {
    /// The number, from 1001.
    public var id: Int
    /// The name.
    public var name: String
    /// The name of the brand; may be empty.
    public var brand: String
    /// What it costs.
    public var price: PriceContract
    /// What it cost before it was reduced; `nil` if it was not.
    public var oldPrice: PriceContract?
    /// The picture.
    public var picture: PictureContract?

    /// Creates a product.
    ///
    /// - Parameters:
    ///   - id: The number.
    ///   - name: The name.
    ///   - brand: The name of the brand; may be empty.
    ///   - price: What it costs.
    ///   - oldPrice: What it cost before it was reduced.
    ///   - picture: The picture.
    public init(
        id: Int, name: String, brand: String = "", price: PriceContract, oldPrice: PriceContract? = nil,
        picture: PictureContract? = nil
    ) {
        self.id = id
        self.name = name
        self.brand = brand
        self.price = price
        self.oldPrice = oldPrice
        self.picture = picture
    }
}

extension ProductContract {
    /// Reads a product; `nil` where the number, the name or the price is missing.
    public init?(_ json: JSONValue) {
        guard let id = json.int("id"), let name = json.text("name"),
            let price = json["price"].flatMap({ PriceContract($0) })
        else { return nil }
        self.init(
            id: id, name: name, brand: json.textOrEmpty("brand"), price: price,
            oldPrice: json["oldPrice"].flatMap { PriceContract($0) },
            picture: json.picture("picture"))
    }

    /// Writes the members of the product's object.
    public func write(to writer: inout JSONWriter) {
        writer.member("id", id)
        writer.member("name", name)
        writer.member("brand", brand)
        writer.name("price")
        writer.object { price.write(to: &$0) }
        if let oldPrice {
            writer.name("oldPrice")
            writer.object { oldPrice.write(to: &$0) }
        }
        if let picture {
            writer.name("picture")
            writer.object { picture.write(to: &$0) }
        }
    }
}
