/// Indicates that a task of unknown duration is under way.
///
/// ![Spinning rings in three sizes](view-activity-indicator)
///
/// Set an ``View/accessibilityLabel`` that names the task.
public final class ActivityIndicator: View {
    /// Whether the indicator is hidden while it does not animate.
    public var hidesWhenStopped = true {
        didSet { show() }
    }

    /// Whether the indicator animates.
    public var isAnimating = false {
        didSet { show() }
    }

    /// The size of an indicator.
    public enum Style: Hashable, Sendable {
        /// The size of a line of text. This is the default.
        case medium
        /// A large size, for a screen without other content.
        case large
    }

    /// Creates an indicator that does not animate.
    public init(style: Style = .medium) {
        super.init(.box, styleClasses: style == .large ? ["activity-indicator", "is-large"] : ["activity-indicator"])
        setAttribute(.accessibilityRole, "progressbar")
        show()
    }

    private func show() {
        isHidden = hidesWhenStopped && !isAnimating
        setStyleClass("is-still", !hidesWhenStopped && !isAnimating)
    }
}

extension ActivityIndicator {
    /// Starts the animation.
    public func startAnimating() { isAnimating = true }

    /// Stops the animation.
    public func stopAnimating() { isAnimating = false }
}
