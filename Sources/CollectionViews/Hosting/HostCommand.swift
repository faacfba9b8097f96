public import CollectionGeometry

/// One thing the engine asks its host to do.
///
/// The commands of one event are carried out in order and at once. They are plain values: a test compares them, a
/// browser host encodes them into one buffer, a model host replays them into memory.
public enum HostCommand: Equatable, Sendable {
    // Structure

    /// Remember a structure under a number.
    case defineTemplate(Int, ViewTemplate)
    /// Make a copy of a structure, detached, whose nodes are numbered from the given one on.
    case instantiate(template: Int, first: NodeID)
    /// Put a node into a parent, before one of its children or (`.none`) at the end.
    case insert(NodeID, into: NodeID, before: NodeID)
    /// Take a node out of its parent; it can be put into one again.
    case remove(NodeID)
    /// Take a node out of its parent and forget it and the given number of nodes that follow it.
    case destroy(NodeID, count: Int)

    // Content

    /// Replace the text of a text node, or what stands in a text field.
    case setText(NodeID, String)
    /// Replace the text of a text node by one whose parts look different.
    case setAttributedText(NodeID, AttributedText)
    /// Replace the outline of a drawing, in points from its top left corner.
    case setPath(NodeID, BezierPath)
    /// Replace the picture of an image node.
    case setImage(NodeID, ImageReference)
    /// Set a text property, or remove it (`nil`).
    case setAttribute(NodeID, HostAttribute, String?)
    /// Give a node a look, or take it away.
    case setRole(NodeID, StyleRole, Bool)
    /// Take a node and all in it out of the picture and out of reach, or put it back.
    case setHidden(NodeID, Bool)
    /// Give the style sheet a number to compute with, under the name of a role.
    case setVariable(NodeID, StyleRole, Double)

    // Geometry

    /// Move a node, in points from the top left corner of its parent's content.
    case setOrigin(NodeID, Point)
    /// Resize a node, in points.
    case setSize(NodeID, Size)
    /// Set the drawing order of a node among its siblings.
    case setZIndex(NodeID, Int)
    /// Set how opaque a node is, from 0 to 1.
    case setOpacity(NodeID, Double)
    /// Let a node move to where it already is.
    case animate(NodeID, HostAnimation)
    /// End all movements of a node: it is seen where it is.
    case stopAnimations(NodeID)
    /// Find out how large nodes want to be, and report ``HostEvent/measured(_:_:)`` with the same number.
    case measure(Int, [HostMeasurement])
    /// Scroll a window to an offset, in points.
    case scroll(NodeID, to: Point, animated: Bool)

    // Presses

    /// Keep the press that is under way for the engine: the host does not scroll by it, reports it wherever the pointer
    /// goes, and reports no ``HostEvent/activated(_:)`` at its end. Nothing happens if there is none.
    case claimPress
    /// Be ready, or not any more, to stop scrolling in the middle of a touch on a scroller: presses in it may be claimed after
    /// the finger lay still. A host that has to ask before each scroll asks only in such scrollers.
    case setHoldsTouches(NodeID, Bool)

    // The world outside

    /// Put a question to the server; the answer is ``HostEvent/responded(_:_:)`` with the same number.
    case request(Int, HostRequest)
    /// Forget a question; no answer will come.
    case cancelRequest(Int)
    /// Report ``HostEvent/timerFired(_:)`` once, after some milliseconds.
    case startTimer(Int, milliseconds: Int)
    /// Forget a timer.
    case cancelTimer(Int)
    /// Ask the device where it is, and report ``HostEvent/located(_:_:)`` with the same number. The host asks the user
    /// first whether the app may know.
    case requestPosition(Int)
    /// Report ``HostEvent/frame(_:)`` before the next picture is drawn.
    case requestFrame
    /// Let assistive technology read a sentence out.
    case announce(String)
    /// Write a line for developers.
    case log(LogLevel, String)
    /// Name the screen.
    case setTitle(String)
    /// Change the address and the history.
    case navigate(HistoryChange)
    /// Open a checked URL outside of the app.
    case open(String)
    /// Move the keyboard focus.
    case focus(NodeID)
}

/// A change of the address and the history of a host that has them.
public enum HistoryChange: Equatable, Sendable {
    /// Add an entry with a path.
    case push(String)
    /// Replace the current entry by one with a path.
    case replace(String)
    /// Go back by one entry; the host reports ``HostEvent/navigated(path:)``.
    case back
}
