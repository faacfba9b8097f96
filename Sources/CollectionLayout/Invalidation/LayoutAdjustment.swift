public import CollectionGeometry

/// What a layout returns when it has received the sizes that views want.
public struct LayoutAdjustment: Equatable, Sendable {
    /// Whether any frame may have changed, so that visible elements have to be queried again.
    public var didChange: Bool
    /// What is to be added to the content offset so that what is seen stays in place, in points.
    public var contentOffset: Point
    /// By how much the content size has changed, in points.
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
