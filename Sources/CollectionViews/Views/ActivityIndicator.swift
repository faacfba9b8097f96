/// Shows that something is under way and how long it takes is not known.
///
/// ![Rings with a part that turns, in three sizes](view-activity-indicator)
///
/// Give it an ``View/accessibilityLabel``: what is under way.
public final class ActivityIndicator: View {
    /// Whether the indicator is hidden while it is still.
    public var hidesWhenStopped = true {
        didSet { show() }
    }

    /// Whether something is under way.
    public var isAnimating = false {
        didSet { show() }
    }

    /// How large an indicator is.
    public enum Style: Hashable, Sendable {
        /// As large as a line of text. This is the default.
        case medium
        /// For a screen that has nothing else to show.
        case large
    }

    /// Creates an indicator that is still.
    public init(style: Style = .medium) {
        super.init(.box, roles: style == .large ? ["activity-indicator", "is-large"] : ["activity-indicator"])
        setAttribute(.accessibilityRole, "progressbar")
        show()
    }

    private func show() {
        isHidden = hidesWhenStopped && !isAnimating
        setRole("is-still", !hidesWhenStopped && !isAnimating)
    }
}

extension ActivityIndicator {
    /// Says that something is under way.
    public func startAnimating() { isAnimating = true }

    /// Says that nothing is under way any more.
    public func stopAnimating() { isAnimating = false }
}
