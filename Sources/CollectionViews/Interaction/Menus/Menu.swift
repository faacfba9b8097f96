/// What can be done with an item, to be shown beside it.
///
/// ```swift
/// func collectionView(
///     _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
/// ) -> ContextMenuConfiguration? {
///     ContextMenuConfiguration { _ in
///         Menu(title: model.name(at: indexPaths[0]), children: [
///             MenuAction("Open") { model.open(indexPaths[0]) },
///             MenuAction("Delete", attributes: .destructive) { model.delete(indexPaths[0]) },
///         ])
///     }
/// }
/// ```
///
/// It opens with the secondary button of a mouse, by holding a finger still, and with the menu key or Shift-F10. The swipe
/// actions of the item follow after the children, so that they are within reach of a keyboard and of assistive technology.
///
/// See Apple's documentation of `UIMenu`. There are no menus in menus.
public struct Menu {
    /// What the menu is about: its name for assistive technology.
    public var title: String
    /// What can be chosen, in order.
    public var children: [MenuAction]

    /// Creates a menu.
    public init(title: String = "", children: [MenuAction]) {
        self.title = title
        self.children = children
    }
}

/// One thing that can be chosen in a menu.
///
/// See Apple's documentation of `UIAction`.
public struct MenuAction {
    /// What is special about an action.
    public struct Attributes: OptionSet, Hashable, Sendable {
        /// The attributes as bits.
        public let rawValue: UInt8

        /// Creates a set from its bits.
        public init(rawValue: UInt8) {
            self.rawValue = rawValue
        }

        /// It cannot be chosen now.
        public static let disabled = Attributes(rawValue: 1)
        /// It takes something away.
        public static let destructive = Attributes(rawValue: 2)
    }

    /// The name.
    public var title: String
    /// What is special about the action.
    public var attributes: Attributes
    let handler: () -> Void

    /// Creates an action. It keeps the closure.
    public init(_ title: String, attributes: Attributes = [], handler: @escaping () -> Void) {
        self.title = title
        self.attributes = attributes
        self.handler = handler
    }
}
