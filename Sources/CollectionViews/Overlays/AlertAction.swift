/// A button of an ``AlertController``.
public struct AlertAction {
    /// The title.
    public var title: String
    /// What the action does.
    public var style: Style
    /// Called after the alert was dismissed.
    public var handler: (() -> Void)?

    /// What an action does.
    public enum Style: Hashable, Sendable {
        /// It does what the alert is about.
        case `default`
        /// It leaves everything as it is. Escape, going back and a tap beside an action sheet do the same.
        case cancel
        /// It deletes or changes something irrevocably.
        case destructive
    }

    /// Creates an action.
    public init(_ title: String, style: Style = .default, handler: (() -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
    }
}
