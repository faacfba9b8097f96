import CollectionGeometry

/// The host's scroller that a ``ScrollController`` moves: the target of its commands.
struct ScrollSurface {
    /// The connection to the host; `nil` before the view is realized.
    let context: HostContext?
    /// The element that scrolls.
    let scroller: NodeID
    /// The element whose size is the extent of the content.
    let content: NodeID

    func send(_ command: @autoclosure () -> HostCommand) {
        if let context { context.send(command()) }
    }
}
