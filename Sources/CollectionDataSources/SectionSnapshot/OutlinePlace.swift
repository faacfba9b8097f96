/// The position of an item in an outline, as its cell shows it.
public struct OutlinePlace: Hashable, Sendable {
    /// The number of ancestors.
    public var level: Int
    /// Whether the item has children, shown or not.
    public var hasChildren: Bool
    /// Whether its children are shown, or would be if it had any.
    public var isExpanded: Bool

    /// Creates a place.
    public init(level: Int, hasChildren: Bool, isExpanded: Bool) {
        self.level = level
        self.hasChildren = hasChildren
        self.isExpanded = isExpanded
    }
}
