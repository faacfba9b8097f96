public import CollectionGeometry

/// One thing that happened outside of the engine. Events are the only way back into it.
public enum HostEvent: Equatable, Sendable {
    /// The screen is ready; the address asks for this path.
    case started(path: String)
    /// The window, the device or the wishes of the user changed.
    case environmentChanged(HostEnvironment)
    /// A scroller has a new size, in points.
    case resized(NodeID, Size)
    /// A scroller or carousel shows its content from a new offset, in points.
    case scrolled(NodeID, Point)
    /// A scroller or carousel has come to rest.
    case scrollEnded(NodeID)
    /// The user has lifted the finger from a scroller or carousel; how fast it was moving, in points a millisecond.
    case scrollReleased(NodeID, velocity: Point)
    /// A wheel was turned over a carousel, which went back to where it was: the offset at which the turn began, in points,
    /// and the way it was turned, 1 towards greater offsets and −1 towards lesser ones.
    case scrollReturned(NodeID, start: Double, way: Double)
    /// Nodes were measured: the number of the question, and the size of each node in points, in the order of asking.
    case measured(Int, [Size])
    /// A picture is about to be drawn; milliseconds on the host's clock.
    case frame(Double)
    /// A link or button was activated by touch, pointer or keyboard.
    case activated(NodeID)
    /// The keyboard focus moved to a node; `.none` when it left the engine's screen.
    case focused(NodeID)
    /// A key was pressed while the focus was on a node.
    case keyPressed(Key, NodeID)
    /// A key that leads somewhere was pressed together with others while the focus was on a node. A host that gets the answer
    /// that nobody took it reports ``keyPressed(_:_:)`` if the others were the shift key alone.
    case keyCommand(Key, HostModifiers, NodeID)
    /// A menu was asked for: with the secondary button, or with the menu key for what holds the focus. The place is in points
    /// from the top left corner of the window.
    case menuRequested(NodeID, Point)
    /// A letter was typed while the focus was on a node that takes no text.
    case typed(String, NodeID)
    /// The user changed what stands in a text field; all of it.
    case edited(NodeID, String)
    /// A pointer moved over a surface, or did something there.
    case pointed(NodeID, HostPointer)
    /// A press on a cell of a collection view, or on something in one, has begun, moved or ended.
    case pressed(NodeID, HostPress)
    /// A finger pulls a scroller beyond the start of its content, or has done so.
    case pulled(NodeID, HostPull)
    /// A question to the server was answered.
    case responded(Int, HostResponse)
    /// A timer ran out.
    case timerFired(Int)
    /// The device told where it is, or did not.
    case located(Int, HostPositionAnswer)
    /// The user went to another entry of the history.
    case navigated(path: String)
}

extension HostEvent {
    /// The one node the event concerns; `nil` for an event that concerns none, or several views, as the focus does.
    public var target: NodeID? {
        switch self {
        case .resized(let node, _), .scrolled(let node, _), .scrollEnded(let node), .scrollReleased(let node, _),
            .scrollReturned(let node, _, _), .activated(let node), .keyPressed(_, let node), .typed(_, let node),
            .edited(let node, _), .pointed(let node, _), .pressed(let node, _), .keyCommand(_, _, let node),
            .menuRequested(let node, _), .pulled(let node, _):
            node
        case .started, .environmentChanged, .measured, .frame, .focused, .responded, .timerFired, .located,
            .navigated:
            nil
        }
    }
}
