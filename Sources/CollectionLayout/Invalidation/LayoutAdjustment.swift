public import CollectionGeometry

/// What a layout returns when it has received the sizes that views want.
public struct LayoutAdjustment: Equatable, Sendable {
    /// Whether any frame may have changed, so that visible elements have to be queried again.
    public var didChange: Bool
    /// The distance to add to the content offset, in points, so that what is visible stays in place.
    public var contentOffset: Point
    /// The change of the content size, in points.
    public var contentSize: Size

    /// Nothing has changed.
    public static let none = LayoutAdjustment(didChange: false, contentOffset: .zero, contentSize: .zero)

    /// Creates an adjustment; the offset and the size are in points.
    public init(didChange: Bool, contentOffset: Point, contentSize: Size) {
        self.didChange = didChange
        self.contentOffset = contentOffset
        self.contentSize = contentSize
    }
}
