import CollectionPages
import PageServer
import ScreenContracts

extension ProductContract {
    /// A product with the name of its brand, as the bag and the wishlist hold it.
    init(_ row: ProductRow) {
        let product = row.product
        let image = PageComposer.image(product)
        self.init(
            id: Int(product.id), name: product.name, brand: row.brand,
            price: PriceContract(minorUnits: product.priceMinor),
            oldPrice: product.wasMinor.map { PriceContract(minorUnits: $0) },
            picture: PictureContract(
                path: image.path, pixelWidth: image.width, pixelHeight: image.height,
                tint: Scene(product).backdrop.wall.hexadecimal, alternativeText: image.alternativeText))
    }
}
