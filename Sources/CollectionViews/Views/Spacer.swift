/// Empty space in a ``Stack``: all remaining space, or a step of the spacing scale.
///
/// ![Names and prices at the two ends of their rows](view-stack)
///
/// ```swift
/// let bar = Stack(.horizontal, [title, Spacer(), closeButton])
/// ```
public final class Spacer: View {
    /// Creates a space that grows, and is at least as long as a step of the scale.
    public init(minimum: Spacing = .none) {
        super.init(.box, styleClasses: minimum == .none ? ["spacer"] : ["spacer", minimum.sizeRole])
    }

    /// Creates a space of a fixed length.
    public init(fixed length: Spacing) {
        super.init(.box, styleClasses: ["spacer-fixed", length.sizeRole])
    }
}
