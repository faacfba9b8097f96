import CollectionViewKit
import SharedScreens

/// A compact card of a home: its first picture, price, facts and place. The same view stands in rows and grids.
///
/// Assistive technology reads its texts, each in its language, and the title of the home, which is not seen, in place of the picture.
final class HomeCard: View {
    private let titleLabel = Label(.footnote, styleClasses: ["home-card-title", "is-visually-hidden"])
    private let picture = ImageView(styleClasses: ["home-picture"])
    private let badge = Badge()
    private let priceLabel = Label(.headline, styleClasses: ["home-price"])
    private let factsLabel = Label(.footnote)
    private let placeLabel = Label(.footnote, styleClasses: ["is-secondary"])

    init() {
        super.init(.box, styleClasses: ["home-card"])
        ContentLanguage.mark([titleLabel, picture])
        picture.setAttribute(.isHiddenFromAccessibility, "true")
        let frame = Container(picture, aspectRatio: 4.0 / 3.0, clipsToBounds: true, styleClasses: ["home-frame"])
        frame.addOverlay(badge, at: .topLeading)
        addSubview(titleLabel)
        addSubview(frame)
        addSubview(Stack(.vertical, styleClasses: ["home-texts"], [priceLabel, factsLabel, placeLabel]))
    }
}

extension HomeCard {
    /// Shows a home.
    ///
    /// - Parameters:
    ///   - home: The home.
    ///   - isSeen: Whether the user has opened it.
    ///   - marksNew: Whether it has a badge where the user has not opened it.
    ///   - width: How wide the card is drawn, in points.
    func show(_ home: Home, isSeen: Bool, marksNew: Bool, width: Double) {
        titleLabel.text = home.title
        picture.source = home.pictures.first
        picture.drawnWidth = width
        badge.kind = isSeen ? .neutral : .prominent
        badge.text = isSeen ? HomesStrings.current.cards.seen : marksNew ? HomesStrings.current.cards.new : ""
        priceLabel.text = HomesText.price(home.price)
        factsLabel.text = HomesText.facts(home)
        let distance = home.distance.map { HomesText.distance($0) } ?? ""
        placeLabel.text = SeparatedText.joined([distance, ContentLanguage.isolated(home.placeName)])
    }

    /// Takes another width.
    func fit(_ width: Double) { picture.drawnWidth = width }

    /// Shows no picture any more: what has not come is not waited for.
    func stop() { picture.source = nil }
}

/// A cell with the compact card of a home; it leads to the home.
///
/// It has no name of its own, which could be in one language only: the texts of the card are read, each in its language.
final class HomeCardCell: CollectionViewCell {
    let favouriteButton = FavouriteButton()
    private let card = HomeCard()

    required init() {
        super.init(element: .link, styleClasses: ["home-card-cell"])
        addSubview(card)
        addSubviewBesideControl(favouriteButton)
    }

    override func layoutSubviews() { card.fit(size.width) }

    override func prepareForReuse() {
        super.prepareForReuse()
        card.stop()
    }

    func show(_ item: HomeItem) {
        let home = item.home
        card.show(home, isSeen: item.isSeen, marksNew: item.marksNew, width: size.width)
        favouriteButton.show(home.title, isFavourite: item.isFavourite)
        destination = HomesRoute.home(home.id).path
    }
}
