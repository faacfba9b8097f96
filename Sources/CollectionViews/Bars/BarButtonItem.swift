/// A button of a ``NavigationBar``: an icon with a name, or a title.
///
/// ```swift
/// navigationItem.rightBarButtonItems = [
///     BarButtonItem(systemItem: .add, title: "New note") { [screen = Weak(self)] in screen.object?.addNote() },
///     BarButtonItem("Edit") { … },
/// ]
/// ```
///
/// It is a ``Button``: it can be disabled, selected or hidden, and show that it is busy. The item holds its action
/// strongly; use ``View/addTarget(_:_:)`` for an action of the screen.
public final class BarButtonItem: Button {
    /// The icon; `nil` for a title.
    public let systemItem: SystemItem?

    /// The icons.
    public enum SystemItem: Hashable, Sendable {
        /// The icon of an action that adds.
        case add
        /// The icon of an action that closes the screen.
        case close
        /// The icon of an action that loads again.
        case refresh
        /// The icon of an action that searches.
        case search
        /// The icon of an action that opens a menu.
        case more
        /// Goes back. The bar adds it by itself, see ``NavigationBar/backPath``.
        case back

        var styleClass: StyleClass {
            switch self {
            case .add: "bar-icon-add"
            case .close: "bar-icon-close"
            case .refresh: "bar-icon-refresh"
            case .search: "bar-icon-search"
            case .more: "bar-icon-more"
            case .back: "bar-icon-back"
            }
        }
    }

    /// Creates an item with a title.
    public init(_ title: String, kind: Kind = .plain, action: (() -> Void)? = nil) {
        systemItem = nil
        super.init(title, kind: kind, styleClasses: ["bar-button"])
        if let action { addAction(action) }
    }

    /// Creates an item with an icon.
    ///
    /// - Parameters:
    ///   - systemItem: The icon.
    ///   - title: The name of the item for assistive technology.
    ///   - action: Called when the item is activated.
    public init(systemItem: SystemItem, title: String, action: (() -> Void)? = nil) {
        self.systemItem = systemItem
        super.init(styleClasses: ["bar-button", "bar-icon", systemItem.styleClass])
        accessibilityLabel = title
        if let action { addAction(action) }
    }
}
