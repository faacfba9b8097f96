import CollectionViewKit
import SharedScreens

/// A product as large as the screen allows: the head of its own page.
final class HeroCell: CollectionViewCell {
    let gallery = ProductGallery()
    let brandLabel = Label(.headline, styleClasses: ["is-secondary"])
    let nameLabel = Label(.title1, styleClasses: ["is-multiline", "hero-name"])
    let priceLabel = Label(.title3)
    let detailLabel = Label(.body, styleClasses: ["is-secondary"])
    let descriptionLabel = Label(.body, styleClasses: ["hero-description"])
    let purchaseView = PurchaseView()

    private var item: PageItem?

    required init() {
        super.init(element: .box, styleClasses: ["hero-cell"])
        descriptionLabel.numberOfLines = 4
        ContentLanguage.mark([nameLabel, detailLabel, descriptionLabel])
        addSubview(gallery)
        let captions: [View] = [brandLabel, nameLabel, priceLabel, detailLabel, purchaseView, descriptionLabel]
        addSubview(Stack(.vertical, styleClasses: ["hero-captions"], captions))
    }

    override func layoutSubviews() {
        guard let context else { return }
        let geometry = HeroGeometry(width: size.width, item: item, environment: context.environment)
        setStyleClass("is-wide", geometry.isSideBySide)
        gallery.fit(geometry.gallerySize)
        purchaseView.hasAddButton = !PurchaseBar.isNeeded(in: context.environment)
    }
}

extension HeroCell {
    /// Shows a product, or the outline of one while `item` is `nil`.
    ///
    /// - Parameters:
    ///   - item: The product.
    ///   - responsiveImage: The widths of the page's pictures.
    ///   - purchase: What the user does with the product; `nil` for one that cannot be bought here.
    func show(_ item: PageItem?, responsiveImage: ResponsiveImage?, purchase: ProductPurchase?) {
        self.item = item
        setStyleClass("is-placeholder", item.isNil)
        gallery.show(item?.sources(responsiveImage: responsiveImage) ?? [])
        layoutSubviews()
        brandLabel.text = item?.subtitle ?? ""
        nameLabel.text = item?.title ?? ""
        // An outline is no heading; the first one of the screen is the title in the bar.
        nameLabel.headingLevel = item.isNil ? nil : 2
        priceLabel.text = item?.price?.text ?? ""
        detailLabel.text = item?.detail ?? ""
        descriptionLabel.text = item?.plainText ?? ""
        purchaseView.isHidden = item.isNil || purchase == nil
        if let item, let purchase {
            purchase.take(item)
            purchaseView.show(purchase, sizes: item.facts)
        }
    }
}
