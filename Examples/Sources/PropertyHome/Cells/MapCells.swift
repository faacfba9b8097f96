import CollectionViewKit
import SharedScreens

/// The map with the homes of the last search.
final class MapCell: CollectionViewCell {
    private let map = MapView(HomesStrings.current.map.pins, strings: MapCell.mapStrings)
    private var hasGround = false
    private var shownTarget = 0
    private var shownHome: MapRegion?

    required init() {
        super.init(element: .box, styleClasses: ["map-cell"])
        addSubview(map)
    }

    /// A pin for several homes has their number as its name, and one for homes that were opened is called seen, as their cards are.
    private static var mapStrings: MapView.Strings {
        var strings = MapView.Strings()
        strings.cluster = { HomesText.homes($0) }
        strings.visited = HomesStrings.current.cards.seen
        return strings
    }

    func show(_ model: MapModel, seen: SeenHomes) {
        if !hasGround {
            hasGround = true
            map.features = model.ground
            map.addSelectionAction { model.selectPin($0) }
            map.addRegionAction { model.didMove(to: $0) }
        }
        if let home = model.home, home != shownHome {
            shownHome = home
            map.region = home
        }
        if let target = model.target, target.number != shownTarget {
            shownTarget = target.number
            map.show(target.region)
        }
        // Pins stay until the next ones have come: the keyboard may be on one of them.
        if model.pins.placeholderReason != .loading {
            let language = ContentLanguage.tag
            map.annotations = model.pins.homes.map {
                // In another language than the title, the price is no part of it: the pin has it as its label.
                let title = language == nil ? HomesText.list([$0.title, HomesText.price($0.price)]) : $0.title
                return MapAnnotation(
                    id: $0.id, coordinate: $0.coordinate, title: title, titleLanguage: language,
                    label: HomesText.shortPrice($0.price), isVisited: seen.isSeen($0))
            }
        }
        map.selectedAnnotation = model.selected
    }
}

/// The card of a home on the map: its picture, with the heart on it, beside its texts. The title leads to the home.
///
/// Its name is in the language of the app and leaves out the title, which is read in its own language as that of the link.
final class MapHomeCell: CollectionViewCell {
    let titleLink = View(.link, styleClasses: ["home-title"])
    let favouriteButton = FavouriteButton()

    private let picture = ImageView(styleClasses: ["map-home-picture"])
    private let priceLabel = Label(.headline)
    private let factsLabel = Label(.footnote)
    private let titleLabel = Label(.footnote)
    private let placeLabel = Label(.footnote, styleClasses: ["is-secondary"])

    required init() {
        super.init(element: .box, styleClasses: ["map-home-cell"])
        picture.drawnWidth = 112
        ContentLanguage.mark([picture, titleLabel])
        titleLink.addSubview(titleLabel)
        addSubview(picture)
        addSubview(
            Stack(.vertical, styleClasses: ["map-home-texts"], [priceLabel, factsLabel, titleLink, placeLabel]))
        addSubview(favouriteButton)
    }

    override func layoutSubviews() { setStyleClass("is-stacked", HomesMetrics.isStacked(mapCard: size)) }

    override func apply(_ attributes: LayoutAttributes) {
        super.apply(attributes)
        layoutSubviews()
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        picture.source = nil
    }

    func show(_ value: MapHome) {
        let strings = HomesStrings.current
        let home = value.item.home
        picture.source = home.pictures.first
        priceLabel.text = HomesText.price(home.price)
        factsLabel.text = HomesText.facts(home)
        titleLabel.text = home.title
        titleLink.setAttribute(.destination, HomesRoute.home(home.id).path)
        placeLabel.text = SeparatedText.joined([
            value.item.isSeen ? strings.cards.seen : "", ContentLanguage.isolated(home.placeName),
        ])
        favouriteButton.show(home.title, isFavourite: value.item.isFavourite)
        setStyleClass("is-chosen", value.isSelected)
        let name = HomesText.list([HomesText.price(home.price), HomesText.facts(home), home.placeName])
        accessibilityLabel = value.isSelected ? strings.cards.chosenHome(name) : name
    }
}
