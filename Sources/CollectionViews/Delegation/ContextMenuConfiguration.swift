/// The context menu of an item. See Apple's documentation of `UIContextMenuConfiguration`.
///
/// ```swift
/// ContextMenuConfiguration { _ in Menu(children: [Action(title: "Delete") { _ in model.delete(id) }]) }
/// ```
public struct ContextMenuConfiguration {
    let actionProvider: ([MenuAction]) -> Menu?
    /// Installs context menus in a view: a program that makes no configuration does not contain them.
    let enable: (CollectionView) -> Void

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
        enable = { $0.requireContextMenus() }
    }
}
