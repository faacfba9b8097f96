import CollectionGeometry

/// The item at the start of the window of a row that scrolls by itself: a position that stays valid when the row changes.
///
/// An offset means another place as soon as items are inserted or deleted before it, or as the window gets another width. An anchor
/// names an item instead.
public struct OrthogonalAnchor: Equatable, Sendable {
    /// The index of the item in its section: the first one of the group at the start of the window, or in its middle where
    /// groups rest there.
    public var item: Int
    /// How far its group is from where it rests, in points in the reading direction; negative where the edge of the window
    /// cuts it.
    public var distance: Double

    /// Creates an anchor at the index of an item, at a distance in points.
    public init(item: Int, distance: Double) {
        self.item = item
        self.distance = distance
    }
}
