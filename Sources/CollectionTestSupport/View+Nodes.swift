public import CollectionViews

extension View {
    /// Whether a node of the host is the view's or that of a view inside it.
    public func owns(_ node: NodeID) -> Bool { view(for: node) != nil }
}
