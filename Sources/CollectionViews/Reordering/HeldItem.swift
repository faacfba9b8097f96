import CollectionGeometry

/// A held item, as far as the pointer has to do with it. In points from the top left corner of the view.
struct HeldItem {
    /// Where the middle of the item is.
    var center: Point
    /// Where the pointer is.
    var pointer: Point
    /// The place in the content for which a target was last looked for.
    var searched: Point?

    init(center: Point) {
        self.center = center
        pointer = center
    }
}

/// A cell on its way from where it was held to its place.
struct Landing {
    let view: CollectionViewCell
    /// Where it was held, in points from the top left corner of the view; `nil` once it is on its way.
    var start: Rect?
}

extension Landing {
    /// The movement between two places.
    static func animation(from start: Rect, to end: Rect) -> HostAnimation {
        HostAnimation(
            translation: Point(x: start.minX - end.minX, y: start.minY - end.minY),
            growth: Size(width: start.width - end.width, height: start.height - end.height),
            milliseconds: CollectionView.updateMilliseconds
        )
    }
}
