import CollectionViewKit
import SharedScreens

/// A compact card of a home: its first picture, price, facts and place. The same view stands in rows and grids.
final class HomeCard: View {
    private let picture = ImageView(styleClasses: ["home-picture"])
    private let badge = Badge()
    private let priceLabel = Label(.headline, styleClasses: ["home-price"])
    private let factsLabel = Label(.footnote)
    private let placeLabel = Label(.footnote, styleClasses: ["is-secondary"])

    init() {
        super.init(.box, styleClasses: ["home-card"])
        ContentLanguage.mark([picture])
        let frame = Container(picture, aspectRatio: 4.0 / 3.0, clipsToBounds: true, styleClasses: ["home-frame"])
        frame.addOverlay(badge, at: .topLeading)
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
        let name = Self.name(of: home, isNew: item.marksNew && !item.isSeen)
        accessibilityLabel = item.isSeen ? HomesText.list([name, HomesStrings.current.cards.seen]) : name
    }

    /// What is said of a home to a user who does not see its card.
    static func name(of home: Home, isNew: Bool = false) -> String {
        let strings = HomesStrings.current.cards
        var parts = [home.title, HomesText.price(home.price), HomesText.facts(home)]
        if let distance = home.distance { parts.append(strings.away(HomesText.distance(distance))) }
        parts.append(home.placeName)
        return isNew ? strings.newHome(HomesText.list(parts)) : HomesText.list(parts)
    }
}
