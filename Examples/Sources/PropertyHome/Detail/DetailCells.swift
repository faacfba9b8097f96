import CollectionViewKit
import SharedScreens

/// The pictures of a home, large.
final class DetailPicturesCell: CollectionViewCell {
    let gallery = PictureGallery()

    required init() {
        super.init(element: .box, styleClasses: ["detail-pictures"])
        addSubview(gallery)
    }

    override func layoutSubviews() { gallery.fit(size) }

    override func apply(_ attributes: LayoutAttributes) {
        super.apply(attributes)
        gallery.fit(size)
        gallery.settle()
    }
}

/// What a home is and costs.
final class DetailFactsCell: CollectionViewCell {
    let contactButton = Button(HomesStrings.current.contact.open, kind: .filled)
    let favouriteButton = FavouriteButton()
    private let titleLabel = Label(.title1, styleClasses: ["is-multiline"])
    private let addressLabel = Label(.body, styleClasses: ["is-secondary", "is-multiline"])
    private let contactedLabel = Label(.footnote, styleClasses: ["is-secondary", "is-multiline"])
    private let facts = View(.box, styleClasses: ["detail-numbers"])
    private let priceFact = FactView(HomesStrings.current.detail.price)
    private let roomsFact = FactView(HomesStrings.current.detail.rooms)
    private let areaFact = FactView(HomesStrings.current.detail.area)
    private let kindFact = FactView(HomesStrings.current.detail.kind)
    private let builtFact = FactView(HomesStrings.current.detail.built)
    private let energyFact = FactView(HomesStrings.current.detail.energy)

    required init() {
        super.init(element: .box, styleClasses: ["detail-facts"])
        titleLabel.headingLevel = 2
        ContentLanguage.mark([titleLabel])
        for fact in [priceFact, roomsFact, areaFact, kindFact, builtFact, energyFact] { facts.addSubview(fact) }
        contactedLabel.text = HomesStrings.current.contact.isContacted
        let actions = Stack(
            .horizontal, spacing: .small, alignment: .center, styleClasses: ["detail-actions"],
            [contactButton, favouriteButton, contactedLabel])
        for view in [titleLabel, addressLabel, facts, actions] as [View] { addSubview(view) }
    }

    func show(_ value: DetailFacts) {
        let home = value.home
        titleLabel.text = home.title
        addressLabel.text = home.address
        priceFact.show(HomesText.price(home.price))
        roomsFact.show(HomesText.number(home.rooms))
        areaFact.show(HomesText.area(home.area))
        kindFact.show(home.kind.name)
        builtFact.show(home.built > 0 ? HomesText.year(home.built) : "")
        energyFact.show(value.energy)
        favouriteButton.show(home.title, isFavourite: value.isFavourite)
        contactedLabel.isHidden = !value.isContacted
    }
}

/// A number of a home with what it measures.
final class FactView: View {
    private let valueLabel = Label(.headline)
    private let nameLabel = Label(.caption1, styleClasses: ["is-secondary"])

    init(_ name: String) {
        super.init(.box, styleClasses: ["fact"])
        nameLabel.text = name
        addSubview(nameLabel)
        addSubview(valueLabel)
    }

    /// Shows a number; an empty one is left out.
    func show(_ text: String) {
        valueLabel.text = text
        isHidden = text.isEmpty
    }
}

/// A paragraph with its title.
final class DetailTextCell: CollectionViewCell {
    private let titleLabel = Label(.title3)
    private let textLabel = Label(.body, styleClasses: ["is-multiline"])

    required init() {
        super.init(element: .box, styleClasses: ["detail-text"])
        titleLabel.headingLevel = 2
        ContentLanguage.mark([textLabel])
        addSubview(titleLabel)
        addSubview(textLabel)
    }

    func show(_ value: DetailText) {
        titleLabel.text = value.title
        textLabel.text = value.text
    }
}

/// What a home has, as a list of texts.
final class DetailFeaturesCell: CollectionViewCell {
    private let list = View(.box, styleClasses: ["feature-list"])
    private var rows: [View] = []

    required init() {
        super.init(element: .box, styleClasses: ["detail-text"])
        let titleLabel = Label(.title3)
        titleLabel.text = HomesStrings.current.detail.features
        titleLabel.headingLevel = 2
        list.setAttribute(.accessibilityRole, "list")
        ContentLanguage.mark([list])
        addSubview(titleLabel)
        addSubview(list)
    }

    func show(_ value: DetailFeatures) {
        for row in rows { list.removeSubview(row) }
        rows = value.features.map { feature in
            let label = Label(.callout)
            label.text = feature
            let row = View(.box, styleClasses: ["feature"])
            row.setAttribute(.accessibilityRole, "listitem")
            row.addSubview(label)
            return row
        }
        for row in rows { list.addSubview(row) }
    }
}

/// Where a home is, on a small map.
final class DetailPlaceCell: CollectionViewCell {
    private let titleLabel = Label(.title3)
    private let addressLabel = Label(.footnote, styleClasses: ["is-secondary"])
    private let map = MapView(HomesStrings.current.detail.map)
    private var shownID: Int?

    required init() {
        super.init(element: .box, styleClasses: ["detail-text", "detail-place"])
        titleLabel.text = HomesStrings.current.detail.place
        titleLabel.headingLevel = 2
        for view in [titleLabel, addressLabel, map] as [View] { addSubview(view) }
    }

    func show(_ home: Home, on ground: [MapFeature]) {
        addressLabel.text = home.address
        guard home.id != shownID else { return }
        shownID = home.id
        map.features = ground
        map.region = MapRegion(center: home.coordinate, longitudeDelta: 0.02)
        map.annotations = [
            MapAnnotation(
                id: home.id, coordinate: home.coordinate, title: home.title, titleLanguage: ContentLanguage.tag)
        ]
        map.selectedAnnotation = home.id
    }
}
