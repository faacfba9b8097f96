import CollectionGeometry

/// The pointer's state of a held item. In points from the top left corner of the view.
struct HeldItem {
    /// The centre of the item.
    var center: Point
    /// The location of the pointer.
    var pointer: Point
    /// The content coordinates for which a target was last searched.
    var searched: Point?

    init(center: Point) {
        self.center = center
        pointer = center
    }
}

/// A dropped cell on its way to its frame.
struct Landing {
    let view: CollectionViewCell
    /// The frame where it was dropped, in points from the top left corner of the view; `nil` once its animation has
    /// started.
    var start: Rect?
}

extension Landing {
    /// The animation between two frames.
    static func animation(from start: Rect, to end: Rect) -> HostAnimation {
        HostAnimation(
            translation: Point(x: start.minX - end.minX, y: start.minY - end.minY),
            growth: Size(width: start.width - end.width, height: start.height - end.height),
            milliseconds: CollectionView.updateMilliseconds
        )
    }
}
