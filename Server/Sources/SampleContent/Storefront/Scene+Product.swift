import CollectionPages

extension Scene {
    /// The picture of a product.
    init(_ product: ProductRecord) {
        self.init(
            category: product.category.rawValue, style: product.style, dye: Dye(key: product.dye),
            accent: Dye(key: product.accent), pattern: product.pattern, material: product.material,
            seed: UInt64(bitPattern: product.id) &* 0x9E37_79B9
        )
    }
}

extension Backdrop {
    /// The colour shown until the picture has loaded.
    var pageColor: PageColor? { PageColor(wall.hexadecimal) }
}
