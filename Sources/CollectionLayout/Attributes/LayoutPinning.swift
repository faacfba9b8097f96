public import CollectionGeometry

/// How an element stays visible while the content is scrolled past it.
///
/// A host that moves views itself uses the frame in the attributes, which is pinned already for the bounds the layout
/// was prepared for. A host that lets its compositor pin (CSS `position: sticky`) needs the rest: the natural frame, the
/// edge, and the range the element may travel. All coordinates grow to the right and downwards in both reading directions, as
/// those of ``LayoutAttributes/frame`` do: they are mirrored already.
public struct LayoutPinning: Hashable, Sendable {
    /// The frame where the element stands when nothing is scrolled, in points and content coordinates.
    public var naturalFrame: Rect
    /// The axis along which the element travels.
    public var axis: Axis
    /// Whether the element stays at the start of the visible bounds (top, left) rather than at the end (bottom, right). A column
    /// that is pinned to the leading side is at the end in a right-to-left environment.
    public var isAtStart: Bool
    /// The distance kept from that edge of the visible bounds, in points: the room of elements pinned before it.
    public var distance: Double
    /// The minimum coordinate along the axis that the frame may reach, in points and content coordinates.
    public var travelStart: Double
    /// The maximum coordinate along the axis that the frame may reach, in points and content coordinates.
    public var travelEnd: Double

    /// The amount added to the drawing order of a pinned, visible element. Keep other drawing orders below it.
    public static let raisedZIndex = 1_000_000_000

    /// Creates a description of a pinned element. The units and coordinates are those of the properties.
    public init(
        naturalFrame: Rect,
        axis: Axis,
        isAtStart: Bool,
        distance: Double = 0,
        travelStart: Double,
        travelEnd: Double
    ) {
        self.naturalFrame = naturalFrame
        self.axis = axis
        self.isAtStart = isAtStart
        self.distance = distance
        self.travelStart = travelStart
        self.travelEnd = travelEnd
    }
}

extension LayoutPinning {
    /// The frame of the element when this part of the content is visible, both in points and content coordinates. The visible
    /// part is the bounds less the content inset, see ``LayoutContext/visibleBounds``.
    public func frame(inVisibleBounds visible: Rect) -> Rect {
        var frame = naturalFrame
        let length = naturalFrame.size[axis]
        let natural = naturalFrame.origin[axis]
        if isAtStart {
            frame.origin[axis] = max(natural, min(visible.min(along: axis) + distance, travelEnd - length))
        } else {
            frame.origin[axis] = min(natural, max(visible.max(along: axis) - distance - length, travelStart))
        }
        return frame
    }
}
