public import CollectionGeometry

/// Where and how one element is shown.
///
/// A layout answers queries with these values; a collection view makes views follow them. Frames are in the content
/// coordinate space of the collection view, in points. The items of an orthogonal section are described where they
/// stand before that section is scrolled.
public struct LayoutAttributes: Equatable, Sendable {
    /// The element that is described.
    public var element: LayoutElement
    /// The place of the element, in content coordinates.
    public var frame: Rect
    /// The drawing order: higher values are in front.
    public var zIndex: Int
    /// The opacity, from 0 to 1.
    public var alpha: Double
    /// Whether the element takes no part in the picture although it has a place.
    public var isHidden: Bool
    /// Whether the element is scrolled by its own section rather than by the collection view.
    public var isInOrthogonalSection: Bool

    /// Creates attributes for an element at a place; everything else has its usual value.
    public init(element: LayoutElement, frame: Rect, zIndex: Int = 0) {
        self.element = element
        self.frame = frame
        self.zIndex = zIndex
        alpha = 1
        isHidden = false
        isInOrthogonalSection = false
    }

    /// The place of the element in the data.
    public var indexPath: IndexPath { element.indexPath }
}
