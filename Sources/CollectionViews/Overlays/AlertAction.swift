import CollectionFormatting

/// A button of an ``AlertController``.
public struct AlertAction {
    /// The title.
    public var title: String
    /// The style of the action.
    public var style: Style
    /// Whether the action is the selected value, where the actions are values to choose from; `nil`, the default, where they are not.
    public var isSelected: Bool?
    /// The language of the title as a tag, such as `"de"`; `nil`, the default, for the language of the app. See
    /// ``View/accessibilityLanguage``.
    public var accessibilityLanguage: String?
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

extension AlertAction {
    /// Creates an action that cancels.
    ///
    /// - Parameters:
    ///   - title: The title; `nil` for "Cancel" in the language of the app.
    ///   - handler: Called after the alert was dismissed without another action.
    public static func cancel(_ title: String? = nil, handler: (() -> Void)? = nil) -> AlertAction {
        let title = title ?? libraryText("Cancel", german: "Abbrechen", arabic: "إلغاء")
        return AlertAction(title, style: .cancel, handler: handler)
    }
}
