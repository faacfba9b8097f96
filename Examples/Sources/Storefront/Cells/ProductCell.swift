import CollectionViewKit
import SharedScreens

/// A product: its picture and, as dense as its widget allows, its brand, name and price.
final class ProductCell: CollectionViewCell {
    let imageView = ImageView(styleClasses: ["product-picture"])
    let badgeLabel = Label(.caption2, styleClasses: ["product-badge"])
    let brandLabel = Label(.footnote, styleClasses: ["is-strong"])
    let nameLabel = Label(.footnote, styleClasses: ["is-secondary"])
    let priceLabel = Label(.footnote)

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
        let lines = Self.numberOfLines(width: size.width, in: context.environment)
        nameLabel.numberOfLines = lines
        priceLabel.numberOfLines = min(2, lines)
        setStyleClass("wraps-captions", lines > 1)
        // What the lines of text leave is the picture's.
        let pictureHeight = max(
            0, size.height - Self.captionHeight(captions, width: size.width, in: context.environment))
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
    /// The height of the lines of text below a picture, with the space above them, in points.
    ///
    /// - Parameters:
    ///   - captions: How much text stands there.
    ///   - width: The width of the product, in points.
    ///   - environment: The place the product is in, for the heights of lines.
    static func captionHeight(
        _ captions: CaptionDensity, width: Double, in environment: HostEnvironment
    ) -> Double {
        let line = environment.lineHeight(of: .footnote)
        let nameLines = Double(numberOfLines(width: width, in: environment))
        let priceLines = min(2, nameLines)
        // Above the lines, of which the first is the brand's, stands half a line of space.
        return switch captions {
        case .none: 0
        case .brief: (1.5 + priceLines) * line
        case .full: (1.5 + nameLines + priceLines) * line
        }
    }

    /// How many lines a name has at most: more than one where the text is so large that few words fit. A price has two there.
    ///
    /// - Parameters: As for the height.
    static func numberOfLines(width: Double, in environment: HostEnvironment) -> Int {
        guard environment.textScale >= 1.4 else { return 1 }
        let room = width / environment.lineHeight(of: .footnote)
        return room < 6 ? 3 : room < 12 ? 2 : 1
    }

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
