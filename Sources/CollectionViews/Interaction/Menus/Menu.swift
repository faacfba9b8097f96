/// The actions that can be performed on an item, shown beside it.
///
/// ```swift
/// func collectionView(
///     _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
/// ) -> ContextMenuConfiguration? {
///     guard let path = indexPaths.first else { return nil }
///     return ContextMenuConfiguration { _ in
///         Menu(title: model.name(at: path), children: [
///             MenuAction("Open") { model.open(path) },
///             MenuAction("Delete", attributes: .destructive) { model.delete(path) },
///         ])
///     }
/// }
/// ```
///
/// It opens with the secondary button of a mouse, by a long press, and with the menu key or Shift-F10. The swipe
/// actions of the item follow the children, so that the keyboard and assistive technology can perform them.
///
/// See Apple's documentation of `UIMenu`. Submenus are not supported.
public struct Menu {
    /// The name of the menu for assistive technology.
    public var title: String
    /// The actions, in order.
    public var children: [MenuAction]

    /// Creates a menu.
    public init(title: String = "", children: [MenuAction]) {
        self.title = title
        self.children = children
    }
}

/// An action of a menu.
///
/// See Apple's documentation of `UIAction`.
public struct MenuAction {
    /// Attributes of an action.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The attributes as bits.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// The action cannot be chosen now.
        public static let disabled = Attributes(rawValue: 1)
        /// The action deletes something.
        public static let destructive = Attributes(rawValue: 2)
    }

    /// The displayed name.
    public var title: String
    /// The attributes of the action.
    public var attributes: Attributes
    let handler: () -> Void

    /// Creates an action, which holds the closure strongly.
    public init(_ title: String, attributes: Attributes = [], handler: @escaping () -> Void) {
        self.title = title
        self.attributes = attributes
        self.handler = handler
    }
}
