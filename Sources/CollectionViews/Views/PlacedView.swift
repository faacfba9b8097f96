import CollectionGeometry

/// A view that its parent places, as on a map. Designed for subclassing.
class PlacedView: View {
    /// The origin, in points from the top left corner of the parent; `nil` if the style sheet places the view.
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
