public import CollectionGeometry

/// One thing that happened outside of the engine. Events are the only way back into it.
public enum HostEvent: Equatable, Sendable {
    /// The screen is ready; the address asks for this path.
    case started(path: String)
    /// The window, the device or the wishes of the reader changed.
    case environmentChanged(HostEnvironment)
    /// A scroller has a new size, in points.
    case resized(NodeID, Size)
    /// A scroller or carousel shows its content from a new offset, in points.
    case scrolled(NodeID, Point)
    /// A scroller or carousel has come to rest.
    case scrollEnded(NodeID)
    /// The reader has lifted the finger from a scroller or carousel; how fast it was moving, in points a millisecond.
    case scrollReleased(NodeID, velocity: Point)
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
    /// A letter was typed while the focus was on a node that takes no text.
    case typed(String, NodeID)
    /// The reader changed what stands in a text field; all of it.
    case edited(NodeID, String)
    /// A pointer moved over a surface, or did something there.
    case pointed(NodeID, HostPointer)
    /// A question to the server was answered.
    case responded(Int, HostResponse)
    /// A timer ran out.
    case timerFired(Int)
    /// The reader went to another entry of the history.
    case navigated(path: String)
}

extension HostEvent {
    /// The one node the event concerns; `nil` for an event that concerns none, or several views, as the focus does.
    public var target: NodeID? {
        switch self {
        case .resized(let node, _), .scrolled(let node, _), .scrollEnded(let node), .scrollReleased(let node, _),
            .activated(let node), .keyPressed(_, let node), .typed(_, let node), .edited(let node, _), .pointed(let node, _):
            node
        case .started, .environmentChanged, .measured, .frame, .focused, .responded, .timerFired, .navigated:
            nil
        }
    }
}

/// A key that the engine may act upon.
public enum Key: UInt8, Equatable, Sendable, CaseIterable {
    /// Leaves what is open.
    case escape
    /// Activates.
    case enter
    /// Activates or pages.
    case space
    /// Arrow to the left.
    case left
    /// Arrow to the right.
    case right
    /// Arrow upwards.
    case up
    /// Arrow downwards.
    case down
    /// To the beginning.
    case home
    /// To the end.
    case end
    /// One window back.
    case pageUp
    /// One window on.
    case pageDown
    /// Takes away what holds the focus: Delete, or Backspace, which is where some keyboards have it.
    case delete
}
