public import CollectionGeometry

/// What a view answered when it was asked how large it wants to be.
public struct PreferredSize: Equatable, Sendable {
    /// The element whose view was asked.
    public var element: LayoutElement
    /// The size the view wants, in points. Only the axes that its attributes call self-sizing are used.
    public var size: Size

    /// Creates an answer.
    public init(element: LayoutElement, size: Size) {
        self.element = element
        self.size = size
    }
}
