import CollectionGeometry

/// The pin of one annotation or of several.
final class MapPin: PlacedView {
    private let textLabel = Label(.caption1, styleClasses: ["map-pin-count"])
    /// The parts of the name of a pin whose title is in another language than the app; `nil` until there is such a title.
    private var nameLabels: (title: Label, label: Label)?
    /// The annotations of the pin.
    private(set) var cluster: MapCluster?
    /// The identifier of the first of them.
    private(set) var firstID: Int?
    /// The label of the only annotation; empty for several, and for one without a label.
    private var text = ""

    /// Whether the label covers no other pin and no other label.
    var hasRoomForLabel = false {
        didSet { if hasRoomForLabel != oldValue { showText() } }
    }

    /// Whether the pin is highlighted. A highlighted pin shows its label in front of others.
    var isSelected = false {
        didSet { if isSelected != oldValue { showText() } }
    }

    init() {
        super.init(.button, styleClasses: ["map-pin"])
        addSubview(textLabel)
    }

    func show(_ cluster: MapCluster, of annotations: [MapAnnotation], strings: MapView.Strings) {
        let first = annotations[cluster.members[0]]
        let isSingle = cluster.members.count == 1
        let isVisited = cluster.members.allSatisfy { annotations[$0].isVisited }
        self.cluster = cluster
        firstID = first.id
        text = isSingle ? first.label : ""
        let language = isSingle ? first.titleLanguage : nil
        let title = isSingle ? first.title : strings.cluster(cluster.members.count)
        accessibilityLabel = language == nil ? title : nil
        showName(title, in: language)
        accessibilityHint = isVisited ? strings.visited : nil
        setStyleClass("is-cluster", !isSingle)
        setStyleClass("is-visited", isVisited)
        showText()
    }

    /// The room that the pin takes around a centre.
    ///
    /// The width of the label is an estimate by the number of its characters, on the safe side: no text is measured for it.
    ///
    /// - Parameters:
    ///   - center: The centre, in points.
    ///   - lineHeight: The height of a line of the label, in points.
    func extent(around center: Point, lineHeight: Double) -> MapPinExtent {
        // A dot is drawn in a part of its button.
        let side = lineHeight * ((cluster?.members.count ?? 1) > 1 ? 2 : 1.25)
        let width = lineHeight * (1 + 0.5 * Double(text.unicodeScalars.count))
        return MapPinExtent(
            center: center, size: Size(width: side, height: side),
            labelSize: text.isEmpty ? nil : Size(width: width, height: lineHeight * 1.5))
    }

    /// Names the pin by elements where its title is in another language: an attribute has one language for all of its text.
    private func showName(_ title: String, in language: String?) {
        let hasParts = language != nil
        if hasParts, nameLabels == nil {
            let titleLabel = Label(.caption1, styleClasses: ["map-pin-name"])
            let label = Label(.caption1, styleClasses: ["map-pin-name"])
            addSubview(titleLabel)
            addSubview(label)
            nameLabels = (titleLabel, label)
        }
        guard let nameLabels else { return }
        nameLabels.title.text = hasParts ? title : ""
        nameLabels.title.accessibilityLanguage = language
        nameLabels.label.text = hasParts ? text : ""
        // The name has the label whether it is drawn or not.
        textLabel.setAttribute(.isHiddenFromAccessibility, hasParts ? "true" : nil)
    }

    private func showText() {
        let count = cluster?.members.count ?? 0
        let showsLabel = !text.isEmpty && (hasRoomForLabel || isSelected)
        textLabel.text = count > 1 ? "\(count)" : showsLabel ? text : ""
        setStyleClass("is-labelled", showsLabel)
        setStyleClass("is-selected", isSelected)
    }
}
