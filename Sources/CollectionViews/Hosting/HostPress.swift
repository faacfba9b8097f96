public import CollectionGeometry

/// A press with a finger, a pen or a mouse button on a cell: one report when it begins, at most one per frame while it
/// moves, and one at the end.
///
/// Presses are reported in addition to ``HostEvent/activated(_:)``, which is the event for a tap, a click and an
/// activation by assistive technology. A press is needed to highlight a cell while it is held, and to recognize swipes,
/// drags and long presses.
///
/// The host scrolls by itself. When a press becomes a scroll, the press is ``Phase-swift.enum/cancelled`` and nothing
/// more is reported of it. A recognizer claims a press with ``HostCommand/claimPress``: then the host neither scrolls
/// by it nor reports an activation at its end.
///
/// The target of a press is the innermost pressed element, and stays that element until the end, wherever the pointer
/// moves and even if the element is removed.
public struct HostPress: Equatable, Sendable {
    /// The phase of the press.
    public var phase: Phase
    /// The location of the pointer, in points from the top left corner of the collection view on the screen.
    ///
    /// It does not include the scroll offset: add the origin of ``CollectionView/bounds`` to get content coordinates.
    /// It may be outside of the view.
    public var location: Point
    /// The location of the pointer in the window, in points from its top left corner.
    public var windowLocation: Point
    /// The kind of pointer.
    public var pointer: Pointer
    /// The button of a mouse.
    public var button: Button
    /// The modifier keys that are pressed.
    public var modifiers: HostModifiers
    /// The time, in milliseconds on the host's clock: only differences are meaningful.
    public var time: Double

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - phase: The phase of the press.
    ///   - location: The location of the pointer, in points from the top left corner of the collection view.
    ///   - windowLocation: The location of the pointer in the window, in points; `nil` where the view fills the window.
    ///   - pointer: The kind of pointer.
    ///   - button: The button of a mouse.
    ///   - modifiers: The modifier keys that are pressed.
    ///   - time: The time, in milliseconds on the host's clock.
    public init(
        _ phase: Phase,
        at location: Point,
        windowLocation: Point? = nil,
        pointer: Pointer = .touch,
        button: Button = .primary,
        modifiers: HostModifiers = [],
        time: Double = 0
    ) {
        self.phase = phase
        self.location = location
        self.windowLocation = windowLocation ?? location
        self.pointer = pointer
        self.button = button
        self.modifiers = modifiers
        self.time = time
    }
}
