/// Shows that something is under way and how long it takes is not known.
public final class ActivityIndicator: View {
    /// Creates an indicator that is still.
    public init() {
        super.init(.box, roles: ["activity-indicator"])
        setAttribute(.accessibilityRole, "progressbar")
        isHidden = true
    }

    /// Whether something is under way. An indicator that is still is hidden.
    public var isAnimating: Bool {
        get { !isHidden }
        set { isHidden = !newValue }
    }
}
