/// What opens for an item. See Apple's documentation of `UIContextMenuConfiguration`.
///
/// ```swift
/// ContextMenuConfiguration { _ in Menu(children: [Action(title: "Delete") { _ in model.delete(id) }]) }
/// ```
public struct ContextMenuConfiguration {
    let actionProvider: ([MenuAction]) -> Menu?
    /// Has a view open menus: a program that makes no configuration does not contain what does.
    let enable: (CollectionView) -> Void

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - identifier: Always `nil`: a menu is told from another by its item.
    ///   - previewProvider: Always `nil`: there are no previews.
    ///   - actionProvider: Makes the menu when it opens. It is given no suggestions: the list is empty.
    public init(
        identifier: Never? = nil, previewProvider: Never? = nil,
        actionProvider: @escaping (_ suggestedActions: [MenuAction]) -> Menu?
    ) {
        self.actionProvider = actionProvider
        enable = { $0.requireContextMenus() }
    }
}
