/// Empty room in a ``Stack``: all that is left, or a step of the spacing scale.
///
/// ![Names and prices at the two ends of their rows](view-stack)
///
/// ```swift
/// let bar = Stack(.horizontal, [title, Spacer(), closeButton])
/// ```
public final class Spacer: View {
    /// Creates room that grows, and is at least as long as a step of the scale.
    public init(minimum: Spacing = .none) {
        super.init(.box, roles: minimum == .none ? ["spacer"] : ["spacer", minimum.sizeRole])
    }

    /// Creates room of a fixed length.
    public init(fixed length: Spacing) {
        super.init(.box, roles: ["spacer-fixed", length.sizeRole])
    }
}
