import CollectionPages
import PageServer
import ScreenContracts

/// Products and brands as items of a page.
extension PageComposer {
    /// A product as a card: picture, caption, name, price, the price it had before it was reduced, and badge. A tap shows
    /// its page. The caption is the brand, or the colour where all products are of one brand.
    mutating func item(_ product: ProductRecord, caption: String) -> PageItem {
        let price = Self.price(product.priceMinor)
        let oldPrice = product.wasMinor.map { "Was \(Self.price($0))" }
        let badge = Self.badge(product)
        return PageItem(
            id: id("p:\(product.id)"), kind: .product, title: product.name, subtitle: caption, detail: oldPrice,
            price: ItemPrice(text: price, minorUnits: product.priceMinor, currency: "CAD"),
            badge: badge, image: Self.image(product),
            actions: [
                PageAction(.select, [.push(page: "product", arguments: [PageArgument("id", "\(product.id)")])]),
                PageAction(.appear, [.track(event: "product_seen", once: true)]),
            ],
            accessibilityLabel: [product.name, caption, price, oldPrice, badge?.text].compactMap { $0 }
                .joined(separator: ", ")
        )
    }

    /// A brand as a name. A tap shows its products.
    mutating func item(_ brand: BrandRecord) -> PageItem {
        PageItem(
            id: id("br:\(brand.id)"), kind: .brand, title: brand.name,
            actions: [
                PageAction(
                    .select,
                    [
                        .push(page: "brand", arguments: [PageArgument("id", brand.id)]),
                        .track(event: "brand_tap", once: false),
                    ]
                )
            ]
        )
    }

    static func image(_ product: ProductRecord) -> PageImage {
        let scene = Scene(product)
        return PageImage(
            path: product.picturePath, width: Scene.pixelWidth, height: Scene.pixelHeight,
            alternativeText: "\(product.name) in \(product.dyeName.lowercased())", tint: scene.backdrop.pageColor,
            focus: ImageFocus(x: 50, y: 50)
        )
    }

    private static func badge(_ product: ProductRecord) -> ItemBadge? {
        if product.wasMinor != nil { return ItemBadge(text: "Sale", tone: .warning) }
        return product.isNew ? ItemBadge(text: "New", tone: .accent) : nil
    }

    /// An amount of Canadian dollars as people write it: `$1,240`, and cents only where there are some.
    static func price(_ minorUnits: Int64) -> String { PriceContract(minorUnits: minorUnits).text }
}
