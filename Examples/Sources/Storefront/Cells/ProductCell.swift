import CollectionViewKit
import SharedScreens

/// A product: its picture and, as dense as its widget allows, its brand, name and price.
final class ProductCell: CollectionViewCell {
    let imageView = ImageView(styleClasses: ["product-picture"])
    let badgeLabel = Label(.caption2, styleClasses: ["product-badge"])
    let brandLabel = Label(.footnote, styleClasses: ["is-strong"])
    let nameLabel = Label(.footnote, styleClasses: ["is-secondary"])
    let priceLabel = Label(.footnote)

    /// How many lines the captions have beside which this one stands, for a width of a product in points.
    var captionLines: (_ width: Double) -> CaptionLines = { _ in CaptionLines() }

    private var hasBadge = false

    /// How much text stands below the picture.
    var captions = CaptionDensity.full {
        didSet {
            brandLabel.isHidden = captions == .none
            nameLabel.isHidden = captions != .full
            priceLabel.isHidden = captions == .none
        }
    }

    required init() {
        super.init(element: .link, styleClasses: ["product-cell"])
        ContentLanguage.mark([self])
        addSubview(imageView)
        addSubview(badgeLabel)
        addSubview(Stack(.vertical, styleClasses: ["product-captions"], [brandLabel, nameLabel, priceLabel]))
    }

    override func layoutSubviews() {
        guard let context else { return }
        let lines = captionLines(size.width)
        nameLabel.numberOfLines = lines.name
        priceLabel.numberOfLines = lines.price
        setStyleClass("wraps-captions", lines != CaptionLines())
        // What the lines of text leave is the picture's.
        let pictureHeight = max(0, size.height - lines.height(captions, in: context.environment))
        setVariable("picture-height", pictureHeight)
        // On the smallest pictures a badge would hide what it is about.
        badgeLabel.isHidden = !hasBadge || size.width < 5 * context.environment.lineHeight(of: .caption2)
        // A place much wider than the upright picture would show a strip of it: there all of it is shown.
        let ratio = imageView.source.map { $0.pixelSize.width / max(1, $0.pixelSize.height) } ?? 0
        let isMuchWider = ratio > 0 && size.width > pictureHeight * ratio * 1.25
        imageView.contentMode = isMuchWider ? .scaleAspectFit : .scaleAspectFill
        imageView.drawnWidth = isMuchWider ? pictureHeight * ratio : size.width
    }
}

extension ProductCell {
    /// Shows a product, or the outline of one while `item` is `nil`.
    func show(_ item: PageItem?, responsiveImage: ResponsiveImage?) {
        setStyleClass("is-placeholder", item.isNil)
        imageView.source = item?.image.flatMap { $0.source(responsiveImage: responsiveImage) }
        hasBadge = item?.badge != nil
        layoutSubviews()
        brandLabel.text = item?.subtitle ?? ""
        nameLabel.text = item?.title ?? ""
        showPrice(item)
        badgeLabel.text = item?.badge?.text ?? ""
        destination = item.flatMap { Route(of: $0.actions)?.path }
        accessibilityLabel = item.map { $0.spokenName }
    }

    /// Shows the price, with the one it had before beside it where the page names that.
    private func showPrice(_ item: PageItem?) {
        guard let price = item?.price?.text, let detail = item?.detail else {
            priceLabel.text = item?.price?.text ?? ""
            return
        }
        var prices = AttributedText(price)
        prices.append(" " + detail, "is-secondary")
        priceLabel.attributedText = prices
    }
}
