import CollectionGeometry
import CollectionLayout

// An animated update starts its movements towards places that are partly estimates. The sizes come in before the frame is
// drawn and move the places. What is seen has to start where it was all the same: the distance is added as one more
// difference that shrinks to nothing.
extension CollectionView {
    /// Remembers where views stand whose movements have just begun, before sizes move them.
    func rememberPlaces() {
        guard hasJustAnimated else { return }
        hasJustAnimated = false
        var places: [NodeID: Point] = [:]
        for displayed in displayedCells { places[displayed.view.node] = placeOnScreen(displayed.view) }
        for displayed in displayedSupplementaries { places[displayed.view.node] = placeOnScreen(displayed.view) }
        rememberedPlaces = places
    }

    /// Moves views from where they stood to where sizes have put them.
    func animateSizes() {
        let places = rememberedPlaces
        rememberedPlaces = [:]
        for displayed in displayedCells { animateSize(of: displayed.view, places) }
        for displayed in displayedSupplementaries { animateSize(of: displayed.view, places) }
    }

    private func animateSize(of view: CollectionReusableView, _ places: [NodeID: Point]) {
        guard view.mayBeAnimating, let old = places[view.node], let new = placeOnScreen(view), old != new else {
            return
        }
        let distance = Point(x: old.x - new.x, y: old.y - new.y)
        send(.animate(view.node, HostAnimation(translation: distance, milliseconds: Self.updateMilliseconds)))
    }

    private func placeOnScreen(_ view: CollectionReusableView) -> Point? {
        guard let attributes = view.layoutAttributes, !attributes.isInOrthogonalSection else { return nil }
        return attributes.frame.origin.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    }
}
