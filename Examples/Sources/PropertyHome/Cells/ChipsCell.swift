import CollectionViewKit

/// Places to choose from, as chips in a line that scrolls to the side.
final class ChipsCell: CollectionViewCell {
    let positionChip = Button(
        HomesStrings.current.nearby.here, kind: .tinted, style: .footnote, styleClasses: ["chip", "chip-position"])

    private let line = CarouselView(styleClasses: ["chips"])
    private let track = Stack(.horizontal, spacing: .small, styleClasses: ["chips-track"])
    private var chips: [Button] = []
    private var places: [Place] = []

    required init() {
        super.init(element: .box, styleClasses: ["chips-cell"])
        line.setAttribute(.accessibilityRole, "group")
        line.accessibilityLabel = HomesStrings.current.nearby.places
        track.addSubview(positionChip)
        line.addSubview(track)
        addSubview(line)
    }

    func show(_ value: PlaceChips, choose: @escaping (Place) -> Void) {
        if value.places != places {
            places = value.places
            for chip in chips { track.removeSubview(chip) }
            chips = places.map { place in
                let chip = Button(place.name, kind: .tinted, style: .footnote, styleClasses: ["chip"])
                chip.setAction { choose(place) }
                return chip
            }
            for chip in chips { track.addSubview(chip) }
        }
        positionChip.isSelected = value.position == .found
        positionChip.showsActivityIndicator = value.position == .locating
        for (place, chip) in zip(places, chips) { chip.isSelected = place.id == value.chosenID }
    }
}
