/// Room kept outside an item or group, on any of its edges; an edge without spacing has none.
///
/// See Apple's documentation of `NSCollectionLayoutEdgeSpacing`.
public struct LayoutEdgeSpacing: Hashable, Sendable {
    /// The room before the leading edge.
    public var leading: LayoutSpacing?
    /// The room above the top edge.
    public var top: LayoutSpacing?
    /// The room after the trailing edge.
    public var trailing: LayoutSpacing?
    /// The room below the bottom edge.
    public var bottom: LayoutSpacing?

    /// Creates edge spacing; edges that are not named have none.
    public init(
        leading: LayoutSpacing? = nil,
        top: LayoutSpacing? = nil,
        trailing: LayoutSpacing? = nil,
        bottom: LayoutSpacing? = nil
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }
}
