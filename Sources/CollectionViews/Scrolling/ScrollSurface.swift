import CollectionGeometry

/// The scroller of the host that a ``ScrollController`` moves: where its commands go.
struct ScrollSurface {
    /// The connection to the host; `nil` before the view is realized, when there is nothing to move.
    let context: HostContext?
    /// The element that scrolls.
    let scroller: NodeID
    /// The element that has the extent of the content.
    let content: NodeID

    func send(_ command: @autoclosure () -> HostCommand) {
        if let context { context.send(command()) }
    }
}
