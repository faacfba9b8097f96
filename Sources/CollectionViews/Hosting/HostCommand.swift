public import CollectionGeometry

/// A command of the engine to its host.
///
/// The commands of one event are carried out in order and synchronously. They are values: a test compares them, a
/// browser host encodes them into one buffer, a model host applies them in memory.
public enum HostCommand: Equatable, Sendable {
    // Structure

    /// Store a template under a number.
    case defineTemplate(Int, ViewTemplate)
    /// Make a detached copy of a template, whose nodes are numbered from the given one on.
    case instantiate(template: Int, first: NodeID)
    /// Insert a node into a parent, before one of its children or (`.none`) at the end. A node that is in the document is
    /// moved: it and the scrollers inside it keep their offsets, also one of which the event has not arrived yet.
    case insert(NodeID, into: NodeID, before: NodeID)
    /// Remove a node from its parent; it can be inserted again.
    case remove(NodeID)
    /// Remove a node from its parent and discard it and the given number of nodes after it.
    case destroy(NodeID, count: Int)

    // Content

    /// Replace the text of a text node, or the value of a text field.
    case setText(NodeID, String)
    /// Replace the text of a text node by one whose parts look different.
    case setAttributedText(NodeID, AttributedText)
    /// Replace the path of a drawing, in points from its top left corner.
    case setPath(NodeID, BezierPath)
    /// Replace the image of an image node.
    case setImage(NodeID, ImageReference)
    /// Set an attribute, or remove it (`nil`).
    case setAttribute(NodeID, HostAttribute, String?)
    /// Add a style class to a node, or remove it.
    case setStyleClass(NodeID, StyleClass, Bool)
    /// Hide a node and its descendants from display and input, or show them.
    case setHidden(NodeID, Bool)
    /// Set a variable of the style sheet on a node: a number, to which the style sheet gives the unit.
    case setVariable(NodeID, StyleClass, Double)

    // Geometry

    /// Move a node, in points from the top left corner of its parent's content, in both reading directions.
    case setOrigin(NodeID, Point)
    /// Resize a node, in points.
    case setSize(NodeID, Size)
    /// Set the drawing order of a node among its siblings.
    case setZIndex(NodeID, Int)
    /// Set the opacity of a node, from 0 to 1.
    case setOpacity(NodeID, Double)
    /// Animate a node to its current state.
    case animate(NodeID, HostAnimation)
    /// End all animations of a node.
    case stopAnimations(NodeID)
    /// Measure nodes, and report ``HostEvent/measured(_:_:)`` with the same number.
    case measure(Int, [HostMeasurement])
    /// Scroll a scroller to an offset of its content, in points, with the sign of ``HostEvent/scrolled(_:_:)``.
    case scroll(NodeID, to: Point, animated: Bool)

    // Presses

    /// Claim the press under way for the engine: the host does not scroll by it, reports it wherever the pointer moves,
    /// and reports no ``HostEvent/activated(_:)`` at its end. Does nothing without a press.
    case claimPress
    /// Prepare, or stop preparing, to cancel scrolling during a touch on a scroller: presses in it may be claimed after
    /// a long press. A host that must wait for the engine before each scroll waits only in such scrollers.
    case setHoldsTouches(NodeID, Bool)

    // Services

    /// Send a request to the server; the response is ``HostEvent/responded(_:_:)`` with the same number. Where the request reports
    /// progress, ``HostEvent/responded(_:_:)`` with the status 102 comes before it, any number of times.
    case request(Int, HostRequest)
    /// Cancel a request; no response is reported.
    case cancelRequest(Int)
    /// Report ``HostEvent/timerFired(_:)`` once, after a number of milliseconds.
    case startTimer(Int, milliseconds: Int)
    /// Cancel a timer.
    case cancelTimer(Int)
    /// Request the position of the device, and report ``HostEvent/located(_:_:)`` with the same number. The host
    /// requests the user's permission first.
    case requestPosition(Int)
    /// Report ``HostEvent/frame(_:)`` before the next frame is drawn.
    case requestFrame
    /// Announce a string to assistive technology.
    case announce(String)
    /// Write a line to the developers' log.
    case log(LogLevel, String)
    /// Set the title of the screen.
    case setTitle(String)
    /// Name the language that the screens are in, and turn the page to its direction.
    case setLanguage(String, isRightToLeft: Bool)
    /// Keep the tag of the language that the user has chosen in the app, in place of those of the device; empty for none. The host
    /// reports its environment once its region is another.
    case chooseLanguage(String)
    /// Change the address and the history.
    case navigate(HistoryChange)
    /// Open a validated URL outside of the app.
    case open(String)
    /// Move the keyboard focus.
    case focus(NodeID)
    /// Use a service of the system, with its argument in the form that the service describes. The response is
    /// ``HostEvent/responded(_:_:)`` with the same number, whose status is the outcome: 200 where it was done, 204 where the
    /// user cancelled it, 400 where the host refuses it, 403 where it is not permitted, 413 where there were more bytes than the
    /// argument allows, 500 where it failed, and 501 where the host does not have it.
    case useService(Int, HostService, argument: String)
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
