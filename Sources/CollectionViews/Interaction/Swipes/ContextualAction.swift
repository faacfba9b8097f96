/// Something to do with an item, behind a swipe.
///
/// ```swift
/// ContextualAction(style: .destructive, title: "Delete") { _, completion in
///     completion(model.delete(id))
/// }
/// ```
///
/// The same actions are in the menu of the item, and the destructive one is what the Delete key does.
public final class ContextualAction {
    /// What an action does to the item.
    public enum Style: Hashable, Sendable {
        /// Something that can be undone, or does not hurt.
        case normal
        /// The item is taken away.
        case destructive
    }

    /// Does what the action is for.
    ///
    /// The completion says whether it was done. The actions stay uncovered until then; it may come later.
    public typealias Handler = (_ action: ContextualAction, _ completion: @escaping (Bool) -> Void) -> Void

    /// What the action does to the item.
    public let style: Style
    /// The name.
    public let title: String
    /// A further look of the button, for a sign or a ground of the style sheet's choosing.
    public let role: StyleRole?
    let handler: Handler

    /// Creates an action. It keeps the closure, and the view that shows the action keeps it.
    public init(style: Style = .normal, title: String, role: StyleRole? = nil, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.role = role
        self.handler = handler
    }
}

/// The actions at one edge of an item.
///
/// See Apple's documentation of `UISwipeActionsConfiguration`.
public struct SwipeActionsConfiguration {
    /// The actions; the first is the outermost.
    public var actions: [ContextualAction]
    /// Whether a swipe over most of the item performs the first action. The default is yes.
    public var performsFirstActionWithFullSwipe = true

    /// Creates a configuration.
    public init(actions: [ContextualAction]) {
        self.actions = actions
    }
}
