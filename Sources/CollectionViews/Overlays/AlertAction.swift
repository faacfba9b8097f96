/// A button of an ``AlertController``.
public struct AlertAction {
    /// The title.
    public var title: String
    /// The style of the action.
    public var style: Style
    /// Called after the alert was dismissed.
    public var handler: (() -> Void)?

    /// The style of an action.
    public enum Style: Hashable, Sendable {
        /// The default: it does what the alert proposes.
        case `default`
        /// It cancels: nothing changes. Escape, going back and a tap beside an action sheet do the same.
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
