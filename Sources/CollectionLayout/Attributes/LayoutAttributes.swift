public import CollectionGeometry

/// The frame and appearance of one element.
///
/// A layout returns these values for queries; a collection view applies them to views. Frames are in the content
/// coordinate space of the collection view, in points. The items of an orthogonal section are described where they
/// stand before that section is scrolled.
public struct LayoutAttributes: Equatable, Sendable {
    /// The element that is described.
    public var element: LayoutElement
    /// The place of the element, in points and content coordinates.
    public var frame: Rect
    /// The drawing order: higher values are in front.
    public var zIndex: Int
    /// The opacity, from 0 to 1.
    public var alpha: Double
    /// How the element is moved, scaled and turned in its frame.
    public var transform: LayoutTransform
    /// How the element stays visible; `nil` for one that scrolls with its surroundings.
    public var pinning: LayoutPinning?
    /// The axes along which the view determines its own length. Empty for elements of a given size.
    public var selfSizingAxes: AxisSet
    /// Whether the length along some self-sizing axis is still an estimate, because no preferred size was reported.
    public var isSizeEstimated: Bool
    /// Whether the element is hidden, although it has a frame.
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
