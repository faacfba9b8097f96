import CollectionViewKit
import ScreenContracts
import SharedScreens

/// A product of the wishlist: a card as in the lists of the storefront, and a button that takes it from the wishlist.
final class WishCell: CollectionViewCell {
    private let link = View(.link, styleClasses: ["wish-link"])
    private let imageView = ImageView(styleClasses: ["product-picture"])
    private let brandLabel = Label(.footnote, styleClasses: ["is-strong"])
    private let nameLabel = Label(.footnote, styleClasses: ["is-secondary"])
    private let priceLabel = Label(.footnote)
    private let removeButton = Button(kind: .tinted, styleClasses: ["sign-wish", "wish-remove", "is-selected"])

    required init() {
        super.init(element: .box, styleClasses: ["product-cell", "wish-cell"])
        ContentLanguage.mark([link])
        link.addSubview(imageView)
        link.addSubview(Stack(.vertical, styleClasses: ["product-captions"], [brandLabel, nameLabel, priceLabel]))
        addSubview(link)
        addSubview(removeButton)
    }

    override func layoutSubviews() {
        guard let context else { return }
        setVariable(
            "picture-height", max(0, size.height - ProductCell.captionHeight(.full, in: context.environment)))
        imageView.drawnWidth = size.width
    }
}

extension WishCell {
    /// Shows a product.
    func show(_ product: ProductContract, _ services: StorefrontServices) {
        imageView.source = product.picture.flatMap { ImageSource($0) }
        layoutSubviews()
        brandLabel.text = product.brand
        nameLabel.text = product.name
        let oldPrice = product.oldPrice.map { BagStrings.current.product.was($0.text) }
        show(product.price.text, oldPrice)
        let path = Route(page: "product", id: "\(product.id)").path
        link.setAttribute(.destination, path)
        link.setAction { services.open(path) }
        link.accessibilityLabel = ([product.name, product.brand, product.price.text] + (oldPrice.map { [$0] } ?? []))
            .joined(separator: ShopStrings.current.separator)
        removeButton.accessibilityLabel = BagStrings.current.wishlist.removeProduct(product.name)
        removeButton.setAction { services.wishlist.setWished(false, product) }
    }

    /// Shows the price, with the one it had before beside it.
    private func show(_ price: String, _ oldPrice: String?) {
        guard let oldPrice else {
            priceLabel.text = price
            return
        }
        var prices = AttributedText(price)
        prices.append(" " + oldPrice, "is-secondary")
        priceLabel.attributedText = prices
    }
}
