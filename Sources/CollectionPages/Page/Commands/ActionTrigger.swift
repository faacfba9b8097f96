/// The event that triggers an action.
public enum ActionTrigger: CaseIterable, Sendable {
    /// A tap, click or the return key.
    case select
    /// A long press or the context menu.
    case hold
    /// The element was displayed.
    case appear
    /// The element stopped being displayed.
    case disappear
    /// A group opened.
    case expand
    /// A group closed.
    case collapse
    /// The element is to be removed.
    case dismiss
    /// A swipe across the element.
    case swipe
    /// A pull on the section or page.
    case refresh
}

extension ActionTrigger: WireWord {
    var word: StaticString {
        switch self {
        case .select: "select"
        case .hold: "hold"
        case .appear: "appear"
        case .disappear: "disappear"
        case .expand: "expand"
        case .collapse: "collapse"
        case .dismiss: "dismiss"
        case .swipe: "swipe"
        case .refresh: "refresh"
        }
    }
}
