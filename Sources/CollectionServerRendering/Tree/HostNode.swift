public import CollectionGeometry
public import CollectionViews

/// An element that a host has made by the engine's commands.
public struct HostNode {
    /// The native element.
    public var element: HostElement
    /// The style classes, permanent and temporary.
    public var styleClasses: [StyleClass]
    /// The text of a text node or text field.
    public var text = ""
    /// The parts of the text, if they look different.
    public var runs: [AttributedText.Run] = []
    /// The path of a drawing.
    public var path = BezierPath()
    /// The image of an image node.
    public var image = ImageReference.none
    /// The attributes that are set.
    public var attributes: [HostAttribute: String] = [:]
    /// The variables of the style sheet that are set: numbers without a unit.
    public var variables: [StyleClass: Double] = [:]
    /// Whether the node and its descendants are hidden from display and input.
    public var isHidden = false
    /// The position in the parent's content, in points from its top left corner.
    public var origin = Point.zero
    /// Whether the engine has positioned the node; otherwise the style sheet does.
    public var isPositioned = false
    /// The size, in points; `nil` if the style sheet determines it.
    public var size: Size?
    /// The opacity without animations, from 0 to 1.
    public var opacity = 1.0
    /// The animations that were started, oldest first. They last until they are stopped.
    public var animations: [HostAnimation] = []
    /// The drawing order among siblings.
    public var zIndex = 0
    /// The offset of the node's own content, in points, with the sign of `HostEvent.scrolled`: negative `x` in a carousel that is
    /// read from right to left.
    public var offset = Point.zero
    /// The children, in order.
    public var children: [NodeID] = []
    /// The parent; `.none` while detached.
    public var parent: NodeID

    /// Creates an element without content.
    package init(element: HostElement, styleClasses: [StyleClass] = [], parent: NodeID = .none) {
        self.element = element
        self.styleClasses = styleClasses
        self.parent = parent
    }
}
