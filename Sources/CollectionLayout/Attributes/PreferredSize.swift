public import CollectionGeometry

/// The size that a view wants to have, as the view was measured.
public struct PreferredSize: Equatable, Sendable {
    /// The element whose view was measured.
    public var element: LayoutElement
    /// The size the view wants, in points. Only the axes that its attributes call self-sizing are used.
    public var size: Size

    /// Creates a preferred size, in points.
    public init(element: LayoutElement, size: Size) {
        self.element = element
        self.size = size
    }
}
