/// The room between two items of a group, or between an item and its neighbour or border.
///
/// See Apple's documentation of `NSCollectionLayoutSpacing`.
public enum LayoutSpacing: Hashable, Sendable {
    /// Exactly this many points.
    case fixed(Double)
    /// At least this many points, and an equal share of what the row leaves over.
    case flexible(Double)

    /// The points the spacing takes at least.
    public var spacing: Double {
        switch self {
        case .fixed(let value), .flexible(let value): value
        }
    }

    /// Whether the spacing takes a share of what is left over.
    public var isFlexible: Bool {
        if case .flexible = self { true } else { false }
    }
}
