public import CollectionGeometry

/// How the lines above and below a row are drawn.
///
/// See Apple's documentation of `UIListSeparatorConfiguration`.
public struct ListSeparatorConfiguration: Hashable, Sendable {
    /// Whether a line is drawn.
    public enum Visibility: Hashable, Sendable {
        /// Below each row, except for the last of a grouped section; none above.
        case automatic
        /// Always, except at the border of a grouped section.
        case visible
        /// Never.
        case hidden
    }

    /// Whether a line is drawn above.
    public var topSeparatorVisibility: Visibility
    /// Whether a line is drawn below.
    public var bottomSeparatorVisibility: Visibility
    /// How far the line above stays from the sides of the row, in points; edges that are ``automaticInset`` follow the list.
    public var topSeparatorInsets: DirectionalEdgeInsets
    /// How far the line below stays from the sides of the row, in points; edges that are ``automaticInset`` follow the list.
    public var bottomSeparatorInsets: DirectionalEdgeInsets

    /// The inset of an edge at which a line stays as far from the row's side as the list has it.
    public static let automaticInset = Double.greatestFiniteMagnitude

    /// Creates a configuration with automatic lines.
    public init() {
        let automatic = DirectionalEdgeInsets(leading: Self.automaticInset, trailing: Self.automaticInset)
        topSeparatorVisibility = .automatic
        bottomSeparatorVisibility = .automatic
        topSeparatorInsets = automatic
        bottomSeparatorInsets = automatic
    }
}
