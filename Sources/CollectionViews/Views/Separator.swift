public import CollectionGeometry

/// A thin line between views. Assistive technology ignores it.
///
/// ![A line between two prices and their sum](view-stack)
public final class Separator: View {
    /// Whether the line is inset at the leading edge, as under the text of a row.
    public var isInset = false {
        didSet { setStyleClass("is-inset", isInset) }
    }

    /// Creates a line.
    ///
    /// - Parameter axis: The direction of the line: `.horizontal` between views that are stacked vertically.
    public init(_ axis: Axis = .horizontal) {
        super.init(
            .box, styleClasses: ["separator", axis == .horizontal ? "separator-horizontal" : "separator-vertical"])
    }
}
