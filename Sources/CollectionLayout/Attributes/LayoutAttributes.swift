public import CollectionGeometry

/// The frame and appearance of one element.
///
/// A layout returns these values for queries; a collection view applies them to views. Frames are in the content
/// coordinate space of the collection view, in points: its origin is the top left corner of the content, and x grows to the
/// right in both reading directions. The content offset is not part of a frame: what is at the offset is at the top of the
/// view. In a right-to-left environment the layouts of this module return the mirror image within the width of the content; a
/// layout of your own that has leading and trailing sides mirrors its frames itself.
///
/// The items of an orthogonal section are described where they stand before that section is scrolled. What lies beyond the
/// window of its row is to the right of it, or to the left, with negative x, in a right-to-left environment.
public struct LayoutAttributes: Equatable, Sendable {
    /// The element that is described.
    public var element: LayoutElement
    /// The place of the element, in points and content coordinates. That of a pinned element is for the bounds that the layout
    /// was prepared for, see ``pinning``; all others do not depend on the content offset.
    public var frame: Rect
    /// The drawing order: higher values are in front.
    public var zIndex: Int
    /// The opacity, from 0 to 1.
    public var alpha: Double
    /// How the element is moved, scaled and turned in its frame. `CollectionView` does not apply it; a subclass of its views can,
    /// in `apply(_:)`. To move or resize an element, change its ``frame``.
    public var transform: LayoutTransform
    /// How the element stays visible; `nil` for one that scrolls with its surroundings.
    public var pinning: LayoutPinning?
    /// The axes along which the view determines its own length. Empty for elements of a given size.
    public var selfSizingAxes: AxisSet
    /// Whether the length along some self-sizing axis is still an estimate, because no preferred size was reported.
    public var isSizeEstimated: Bool
    /// Whether the element is hidden, although it has a frame. `CollectionView` does not apply it. To hide an element there, do
    /// not return it for queries, or set its ``alpha`` to 0.
    public var isHidden: Bool
    /// Whether the element is scrolled by its own section rather than by the collection view.
    public var isInOrthogonalSection: Bool
    /// What is drawn with the row of a list; `nil` for other elements.
    public var listRow: ListRow?

    /// Creates attributes for an element at a place in content coordinates; everything else has its usual value.
    public init(element: LayoutElement, frame: Rect, zIndex: Int = 0) {
        self.element = element
        self.frame = frame
        self.zIndex = zIndex
        alpha = 1
        transform = .identity
        pinning = nil
        selfSizingAxes = []
        isSizeEstimated = false
        isHidden = false
        isInOrthogonalSection = false
        listRow = nil
    }
}

extension LayoutAttributes {
    /// The place of the element in the data.
    public var indexPath: IndexPath { element.indexPath }

    /// The centre of the frame, in points and content coordinates. Setting it moves the frame and keeps its size.
    public var center: Point {
        get { Point(x: frame.midX, y: frame.midY) }
        set { frame.origin = Point(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
    }

    /// The extent of the frame, in points. Setting it keeps the centre.
    public var size: Size {
        get { frame.size }
        set {
            let center = center
            frame.size = newValue
            self.center = center
        }
    }
}
