import CollectionGeometry

/// The pin of one annotation or of several.
final class MapPin: PlacedView {
    private let countLabel = Label(.caption1, styleClasses: ["map-pin-count"])
    /// The annotations of the pin.
    private(set) var cluster: MapCluster?
    /// The identifier of the first of them.
    private(set) var firstID: Int?

    init() {
        super.init(.button, styleClasses: ["map-pin"])
        addSubview(countLabel)
    }

    func show(_ cluster: MapCluster, of annotations: [MapAnnotation], words: (Int) -> String) {
        let first = annotations[cluster.members[0]]
        let count = cluster.members.count
        self.cluster = cluster
        firstID = first.id
        accessibilityLabel = count > 1 ? words(count) : first.title
        countLabel.text = count > 1 ? "\(count)" : ""
        setStyleClass("is-cluster", count > 1)
    }
}
