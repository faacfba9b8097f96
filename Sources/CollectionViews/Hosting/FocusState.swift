/// The node with the keyboard focus as the host reports it, and the node for which views have requested the focus.
struct FocusState {
    /// The focused node, as last reported by the host; `.none` if there is none or it has been destroyed since.
    private(set) var current = NodeID.none
    /// The node that was focused before ``current``; `.none` if there was none or it has been destroyed since.
    private(set) var previous = NodeID.none
    /// The node for which the focus was requested last since the last event ended; `.none` if it was requested for none, or if the node
    /// has been destroyed since.
    private(set) var requested = NodeID.none
}

extension FocusState {
    /// Notes the focused node that the host has reported.
    mutating func note(_ node: NodeID) {
        previous = current
        current = node
    }

    /// Notes that the focus was requested for a node.
    mutating func request(_ node: NodeID) { requested = node }

    /// Ends an event: the host reports the focus that was requested in it.
    mutating func endEvent() { requested = .none }

    /// Replaces consecutive nodes that are destroyed by `.none`: a view that is realized before the host reports the loss of the focus
    /// may get one of their numbers.
    mutating func remove(_ first: NodeID, count: Int) {
        let end = first.advanced(by: count)
        func isDestroyed(_ node: NodeID) -> Bool { first <= node && node < end }
        if isDestroyed(current) { current = .none }
        if isDestroyed(previous) { previous = .none }
        if isDestroyed(requested) { requested = .none }
    }
}
