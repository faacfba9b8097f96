import CollectionViewKit
import ScreenContracts
import SharedScreens

/// A product of the wishlist: a card as in the lists of the storefront, and a button that takes it from the wishlist.
///
/// The link has no name of its own, which could be in one language only: it is called what stands in it, the content in its
/// language and the strings of the app in that of the user.
final class WishCell: CollectionViewCell {
    private let link = View(.link, styleClasses: ["wish-link"])
    private let imageView = ImageView(styleClasses: ["product-picture"])
    private let brandLabel = Label(.footnote, styleClasses: ["is-strong"])
    private let nameLabel = Label(.footnote, styleClasses: ["is-secondary"])
    private let priceLabel = Label(.footnote)
    private let oldPriceLabel = Label(.footnote, styleClasses: ["is-secondary"])
    private let removeButton = Button(kind: .tinted, styleClasses: ["sign-wish", "wish-remove", "is-selected"])
    private let removeName: ContentName
    /// How many lines the captions of the wishlist have, for a width of a product in points.
    private var captionLines: (_ width: Double) -> CaptionLines = { _ in CaptionLines() }

    required init() {
        removeName = ContentName(of: removeButton)
        super.init(element: .box, styleClasses: ["product-cell", "wish-cell"])
        ContentLanguage.mark([nameLabel])
        // The texts say which product it is.
        imageView.setAttribute(.isHiddenFromAccessibility, "true")
        let prices = Stack(.horizontal, spacing: .tight, alignment: .firstBaseline, [priceLabel, oldPriceLabel])
        link.addSubview(imageView)
        link.addSubview(Stack(.vertical, styleClasses: ["product-captions"], [brandLabel, nameLabel, prices]))
        addSubview(link)
        addSubview(removeButton)
    }

    override func layoutSubviews() {
        guard let context else { return }
        let lines = captionLines(size.width)
        nameLabel.numberOfLines = lines.name
        setStyleClass("wraps-captions", lines != CaptionLines())
        setVariable("picture-height", max(0, size.height - lines.height(.full, in: context.environment)))
        imageView.drawnWidth = size.width
    }
}

extension StorefrontServices {
    /// How many lines the captions of the wishlist have.
    ///
    /// - Parameter width: The width of a product, in points.
    /// - Complexity: O(*n*) in the bytes of the texts where they are large, otherwise O(1).
    func captionLines(width: Double) -> CaptionLines {
        CaptionLines(width: width, in: environment) {
            wishlist.products.map { product in
                let oldPrice = WishCell.oldPrice(of: product)
                let price = product.price.text
                return ProductCaption(name: product.name, price: oldPrice.isEmpty ? price : price + " " + oldPrice)
            }
        }
    }
}

extension WishCell {
    /// The price before the product was reduced, as it is shown; empty where it was not.
    fileprivate static func oldPrice(of product: ProductContract) -> String {
        product.oldPrice.map { BagStrings.current.product.was($0.text) } ?? ""
    }

    /// Shows a product.
    func show(_ product: ProductContract, _ services: StorefrontServices) {
        imageView.source = product.picture.flatMap { ImageSource($0) }
        captionLines = { services.captionLines(width: $0) }
        layoutSubviews()
        brandLabel.text = product.brand
        nameLabel.text = product.name
        priceLabel.text = product.price.text
        oldPriceLabel.text = Self.oldPrice(of: product)
        oldPriceLabel.isHidden = product.oldPrice == nil
        let path = Route(page: "product", id: "\(product.id)").path
        link.setAttribute(.destination, path)
        link.setAction { services.open(path) }
        let strings = BagStrings.current
        removeName.show(
            strings.product.removeFromWishlist, product.name, sentence: strings.wishlist.removeProduct(product.name))
        removeButton.setAction { services.wishlist.setWished(false, product) }
    }
}
