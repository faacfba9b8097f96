import CollectionViewKit
import SharedScreens

/// A card as wide as its section or a column of it: a gallery, and beside or below it why the home is recommended, and what it is.
///
/// It has no name of its own, which could be in one language only: its texts are read, each in its language.
final class RecommendationCell: CollectionViewCell {
    let gallery = PictureGallery()
    let titleLink = View(.link, styleClasses: ["home-title"])
    let favouriteButton = FavouriteButton()

    private let reasonLabel = Label(.footnote, styleClasses: ["home-reason"])
    private let priceLabel = Label(.title3)
    private let factsLabel = Label(.subheadline)
    private let titleLabel = Label(.callout)
    private let placeLabel = Label(.footnote, styleClasses: ["is-secondary"])

    required init() {
        super.init(element: .box, styleClasses: ["recommendation-cell"])
        ContentLanguage.mark([reasonLabel, titleLabel])
        titleLink.addSubview(titleLabel)
        let numbers = Stack(
            .horizontal, spacing: .medium, alignment: .firstBaseline, styleClasses: ["home-numbers"],
            [priceLabel, factsLabel])
        let texts: [View] = [reasonLabel, numbers, titleLink, placeLabel]
        addSubview(gallery)
        addSubview(Stack(.vertical, spacing: .tight, styleClasses: ["recommendation-texts"], texts))
        addSubview(favouriteButton)
    }

    override func layoutSubviews() {
        let isWide = HomesMetrics.isWide(size.width)
        setStyleClass("is-wide", isWide)
        let textScale = context?.environment.textScale ?? 1
        gallery.fit(
            isWide
                ? Size(width: HomesMetrics.wideGalleryWidth(size.width, textScale: textScale), height: size.height)
                : Size(width: size.width, height: (size.width * 0.66).rounded()))
    }

    override func apply(_ attributes: LayoutAttributes) {
        super.apply(attributes)
        layoutSubviews()
        gallery.settle()
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        gallery.stop()
    }

    func show(_ item: HomeItem) {
        let home = item.home
        gallery.show(home.pictures, of: home.title)
        reasonLabel.text = home.reason ?? ""
        reasonLabel.isHidden = home.reason == nil
        priceLabel.text = HomesText.price(home.price)
        factsLabel.text = HomesText.facts(home)
        titleLabel.text = home.title
        titleLink.setAttribute(.destination, HomesRoute.home(home.id).path)
        placeLabel.text = SeparatedText.joined([
            item.isSeen ? HomesStrings.current.cards.seen : "", ContentLanguage.isolated(home.address),
        ])
        favouriteButton.show(home.title, isFavourite: item.isFavourite)
    }
}
