/// An action on an item that a swipe reveals.
///
/// ```swift
/// ContextualAction(style: .destructive, title: "Delete") { _, completion in
///     completion(model.delete(id))
/// }
/// ```
///
/// The menu of the item contains the same actions, and the Delete key performs the destructive one.
public final class ContextualAction {
    /// The kind of an action.
    public enum Style: Hashable, Sendable {
        /// The action can be undone, or deletes nothing.
        case normal
        /// The action deletes the item.
        case destructive
    }

    /// Performs the action.
    ///
    /// The handler calls the completion with whether the action was performed, possibly later. The actions stay
    /// revealed until then.
    public typealias Handler = (_ action: ContextualAction, _ completion: @escaping (Bool) -> Void) -> Void

    /// The kind of the action.
    public let style: Style
    /// The displayed name.
    public let title: String
    /// An additional style class of the button, for an icon or a background of the style sheet.
    public let styleClass: StyleClass?
    let handler: Handler

    /// Creates an action. It holds the closure strongly, and the view that shows the action holds the action.
    public init(style: Style = .normal, title: String, styleClass: StyleClass? = nil, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.styleClass = styleClass
        self.handler = handler
    }
}

/// The actions at one edge of an item.
///
/// See Apple's documentation of `UISwipeActionsConfiguration`.
public struct SwipeActionsConfiguration {
    /// The actions; the first is the outermost.
    public var actions: [ContextualAction]
    /// Whether a swipe over at least 60 percent of the item's width performs the first action. The default is yes.
    public var performsFirstActionWithFullSwipe = true

    /// Creates a configuration.
    public init(actions: [ContextualAction]) {
        self.actions = actions
    }
}
