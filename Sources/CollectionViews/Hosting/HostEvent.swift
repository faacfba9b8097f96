public import CollectionGeometry

/// An event of the host. Events are the only input of the engine.
public enum HostEvent: Equatable, Sendable {
    /// The host is ready, at an address with this path.
    case started(path: String)
    /// The window, the device or the preferences of the user changed.
    case environmentChanged(HostEnvironment)
    /// A scroller has a new size, in points.
    case resized(NodeID, Size)
    /// A scroller or carousel has a new offset of its content, in points. It is that of the element of the host: `x` grows to the
    /// right, from 0 at the start, so that it is negative in a carousel that is read from right to left.
    case scrolled(NodeID, Point)
    /// A scroller or carousel has stopped scrolling.
    case scrollEnded(NodeID)
    /// The user has lifted the finger from a scroller or carousel; the velocity of its offset in points per millisecond, with the
    /// sign of ``scrolled(_:_:)``.
    case scrollReleased(NodeID, velocity: Point)
    /// A wheel was turned over a carousel, which scrolled back: the offset at the start, in points, and the direction
    /// of the wheel, 1 towards larger offsets and −1 towards smaller ones.
    case scrollReturned(NodeID, start: Double, direction: Double)
    /// A scroller shows what another document of the page has shown: the cell that was first in it, or a cell beside that, and
    /// the distance of its top edge below the top of the scroller, in points. The place is kept until the user scrolls.
    case scrollRestored(NodeID, cell: NodeID, distance: Double)
    /// Nodes were measured: the number of the request, and the size of each node in points, in the order of the
    /// request.
    case measured(Int, [Size])
    /// A frame is about to be drawn; the time in milliseconds on the host's clock.
    case frame(Double)
    /// A link or button was activated by touch, pointer or keyboard.
    case activated(NodeID)
    /// The keyboard focus moved to a node; `.none` when it left the engine's screen.
    case focused(NodeID)
    /// A key was pressed while the focus was on a node.
    case keyPressed(Key, NodeID)
    /// A navigation key was pressed together with modifiers while the focus was on a node. If no view handles it and
    /// the only modifier is Shift, the host reports ``keyPressed(_:_:)``.
    case keyCommand(Key, HostModifiers, NodeID)
    /// A menu was requested: with the secondary button, or with the menu key for the focused node. The point is in
    /// points from the top left corner of the window, the location in points from that of the innermost collection view around
    /// the node; `nil` where the view fills the window.
    case menuRequested(NodeID, Point, location: Point? = nil)
    /// A letter was typed while the focus was on a node that takes no text.
    case typed(String, NodeID)
    /// The user changed the text of a text field; all of it.
    case edited(NodeID, String)
    /// A pointer moved or acted on a surface.
    case pointed(NodeID, HostPointer)
    /// A press on a cell of a collection view, or on a view in one, has begun, moved or ended.
    case pressed(NodeID, HostPress)
    /// A finger pulls a scroller beyond the start of its content, or was lifted.
    case pulled(NodeID, HostPull)
    /// The response to a request, or of a service. One with the status 102 has the progress of a request that goes on.
    case responded(Int, HostReply)
    /// A timer fired.
    case timerFired(Int)
    /// The response to a request for the position.
    case located(Int, HostPositionResponse)
    /// Another page of the app has stored a value under a key, or removed it (`nil`).
    case stored(key: String, value: String?)
    /// The user went to another entry of the history.
    case navigated(path: String)
    /// The page is about to be printed. The host prints its views as they are after the commands of this event and of the
    /// measurements that these commands request.
    case printingBegan
    /// The page has been printed, or printing was cancelled.
    case printingEnded
}

extension HostEvent {
    /// The node that the event concerns; `nil` for an event that concerns none, or several views, as the focus does.
    public var target: NodeID? {
        switch self {
        case .resized(let node, _), .scrolled(let node, _), .scrollEnded(let node), .scrollReleased(let node, _),
            .scrollReturned(let node, _, _), .scrollRestored(let node, _, _), .activated(let node),
            .keyPressed(_, let node), .typed(_, let node), .edited(let node, _), .pointed(let node, _),
            .pressed(let node, _), .keyCommand(_, _, let node), .menuRequested(let node, _, _), .pulled(let node, _):
            node
        case .started, .environmentChanged, .measured, .frame, .focused, .responded, .timerFired, .located,
            .navigated, .stored, .printingBegan, .printingEnded:
            nil
        }
    }
}
