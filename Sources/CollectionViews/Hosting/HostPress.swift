public import CollectionGeometry

/// A finger, a pen or a mouse button that is pressed on a cell: one report when it goes down, one a frame at most while it
/// moves, and one at the end.
///
/// Presses are reported beside ``HostEvent/activated(_:)``, which stays the one event for a tap, a click and whatever
/// assistive technology does in their place. A press is what is needed in addition: to mark a cell while it is held, and
/// to recognise swipes, drags and long presses.
///
/// The host scrolls by itself. When it takes a press for the beginning of a scroll, the press is
/// ``Phase-swift.enum/cancelled`` and nothing more is reported of it. A recogniser that wants a press for itself claims it with
/// ``HostCommand/claimPress``: then the host neither scrolls by it nor reports an activation at its end.
///
/// The target of a press is the innermost element that was pressed, and stays that element until the end, wherever the
/// pointer goes and whatever becomes of the element meanwhile.
public struct HostPress: Equatable, Sendable {
    /// What happens to the press.
    public var phase: Phase
    /// Where the pointer is, in points from the top left corner of the collection view as it stands on the screen.
    ///
    /// It does not count how far the content is scrolled: add the origin of ``CollectionView/bounds`` to get the place in
    /// the content. It may lie outside of the view.
    public var location: Point
    /// Where the pointer is in the window, in points from its top left corner.
    public var windowLocation: Point
    /// What is pressed with.
    public var pointer: Pointer
    /// What is pressed of a mouse.
    public var button: Button
    /// The keys that are held down.
    public var modifiers: HostModifiers
    /// When it happened, in milliseconds on the host's clock: only differences mean anything.
    public var time: Double

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - phase: What happens to the press.
    ///   - location: Where the pointer is, in points from the top left corner of the collection view.
    ///   - windowLocation: Where the pointer is in the window; `nil` where the view fills the window.
    ///   - pointer: What is pressed with.
    ///   - button: What is pressed of a mouse.
    ///   - modifiers: The keys that are held down.
    ///   - time: Milliseconds on the host's clock.
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
