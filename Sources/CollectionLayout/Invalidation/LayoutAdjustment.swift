public import CollectionGeometry

/// What a layout returns when it has received the sizes that views want.
///
/// The size of the content is not part of it: it is read from the layout once that is prepared again.
public struct LayoutAdjustment: Equatable, Sendable {
    /// Whether any frame may have changed, so that visible elements have to be queried again.
    public var didChange: Bool
    /// The distance to add to the content offset, in points, so that what is visible stays in place.
    public var contentOffset: Point

    /// Nothing has changed.
    public static let none = LayoutAdjustment(didChange: false, contentOffset: .zero)

    /// Creates an adjustment; the offset is in points.
    public init(didChange: Bool, contentOffset: Point) {
        self.didChange = didChange
        self.contentOffset = contentOffset
    }
}
