// Written by Scripts/generate-wire from Tools/Wire/wire.txt. Do not edit.

/// What a node is to its host: which native element stands for it.
public enum HostElement: UInt8, Hashable, Sendable, CaseIterable {
    /// A box that holds other nodes.
    case box = 0
    /// A run of text.
    case text = 1
    /// A picture.
    case image = 2
    /// A control that acts when it is activated.
    case button = 3
    /// A link; the host lets the user open it in another tab.
    case link = 4
    /// The window of a collection view onto its content: the host scrolls it and reports its size and offset.
    case scroller = 5
    /// The window of an orthogonal section onto its row: the host scrolls it and reports its offset.
    case carousel = 6
    /// A line of text that the user writes. The host reports ``HostEvent/edited(_:_:)``.
    case textField = 7
    /// An outline, filled or stroked as the style sheet says. It takes no part in pressing.
    case drawing = 8
    /// A box that follows the pointer itself: the host reports its size and ``HostEvent/pointed(_:_:)``.
    case surface = 9
    /// Text of several lines that the user writes. The host reports ``HostEvent/edited(_:_:)``.
    case textArea = 10
    /// Moving pictures with the controls of the browser. The host pauses them when they are not seen.
    case video = 11
    /// Sound with the controls of the browser. The host pauses it when its controls are not seen.
    case audio = 12
}
