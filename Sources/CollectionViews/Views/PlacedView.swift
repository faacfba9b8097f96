import CollectionGeometry

/// A view that another view puts in a place of its own, as on a map. Made for subclassing.
class PlacedView: View {
    /// The place, in points from the top left corner of the parent; `nil` where the style sheet puts it.
    final var origin: Point? {
        didSet {
            if let origin, origin != oldValue { send(.setOrigin(node, origin)) }
        }
    }

    override func sendState() {
        super.sendState()
        if let origin { send(.setOrigin(node, origin)) }
    }
}
