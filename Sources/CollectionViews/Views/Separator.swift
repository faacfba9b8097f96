public import CollectionGeometry

/// A thin line between things. Assistive technology passes it over.
///
/// ![A line between two prices and their sum](view-stack)
public final class Separator: View {
    /// Whether the line leaves the margin free at the side where reading begins, as under the text of a row.
    public var isInset = false {
        didSet { setRole("is-inset", isInset) }
    }

    /// Creates a line.
    ///
    /// - Parameter axis: The direction in which the line runs: `.horizontal` between what stands one below the other.
    public init(_ axis: Axis = .horizontal) {
        super.init(.box, roles: ["separator", axis == .horizontal ? "separator-horizontal" : "separator-vertical"])
    }
}
