/// What a node is to its host: which native element stands for it.
public enum HostElement: UInt8, Hashable, Sendable, CaseIterable {
    /// A box that holds other nodes.
    case box
    /// A run of text.
    case text
    /// A picture.
    case image
    /// Something that acts when it is activated.
    case button
    /// Something that leads elsewhere; the host lets the reader open it in another tab.
    case link
    /// The window of a collection view onto its content: the host scrolls it and reports its size and offset.
    case scroller
    /// The window of an orthogonal section onto its row: the host scrolls it and reports its offset.
    case carousel
    /// A line of text that the reader writes. The host reports ``HostEvent/edited(_:_:)``.
    case textField
    /// An outline, filled or stroked as the style sheet says. It takes no part in pressing.
    case drawing
    /// A box that follows the pointer itself: the host reports its size and ``HostEvent/pointed(_:_:)``.
    case surface
}
