/// The context menu of an item. See Apple's documentation of `UIContextMenuConfiguration`.
///
/// ```swift
/// ContextMenuConfiguration { _ in Menu(children: [Action(title: "Delete") { _ in model.delete(id) }]) }
/// ```
public struct ContextMenuConfiguration {
    let actionProvider: ([MenuAction]) -> Menu?
    /// Installs context menus in a view and opens the menu of the configuration. Returns whether there is one. A program that
    /// makes no configuration does not contain context menus.
    let openFirst: (ContextMenuConfiguration, MenuRequest, CollectionView) -> Bool

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: Always `nil`: menus are identified by their items.
    ///   - previewProvider: Always `nil`: previews are not supported.
    ///   - actionProvider: Makes the menu when it opens. Its list of suggested actions is always empty.
    public init(
        identifier: Never? = nil, previewProvider: Never? = nil,
        actionProvider: @escaping (_ suggestedActions: [MenuAction]) -> Menu?
    ) {
        self.actionProvider = actionProvider
        openFirst = { $2.requireContextMenus().openMenu($0, for: $1, in: $2) }
    }
}
