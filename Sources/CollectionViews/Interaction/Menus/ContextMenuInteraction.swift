import CollectionGeometry
import CollectionLayout

/// Context menus, opened with the secondary button, by a long press, and with the menu key. It is installed when a delegate
/// first returns a menu, and by swipe actions and commands.
final class ContextMenuInteraction {
    /// Returns the menu actions of a command driver for an item, by its path in the data.
    var commands: ((IndexPath) -> [MenuAction])?
    private var open: OpenMenu?

    /// The open menu, its items, and its actions.
    private struct OpenMenu {
        /// The item at which the menu was opened; `nil` between items.
        let item: ElementHandle?
        /// All items of the menu.
        let items: ElementSet
        /// The number of items when the menu was opened.
        let count: Int
        let view: MenuView
        let actions: [MenuAction]
        /// The focused node before the menu was opened.
        let focus: NodeID

        /// Whether all items still exist.
        var isCurrent: Bool { items.indexPaths.count == count && (item == nil || item?.indexPath != nil) }
    }
}

extension ContextMenuInteraction {
    /// Whether a menu is open.
    var isOpen: Bool { open != nil }

    /// Opens the menu of an item, of the selected items, or of the background. Returns whether there is one.
    func openMenu(for request: MenuRequest, in view: CollectionView) -> Bool {
        // Some hosts report a long press twice.
        if let path = request.indexPath, open?.item?.indexPath == path { return true }
        let item = request.indexPath.map { view.elements.handle(forItemAt: $0) }
        let paths = view.itemsOfMenu(at: request.indexPath)
        let items = view.elements.makeSet()
        items.replace(with: paths)
        guard let context = view.context, let menu = menu(for: request, paths, in: view), !menu.children.isEmpty else {
            return false
        }
        let opened = OpenMenu(
            item: item, items: items, count: paths.count, view: MenuView(menu), actions: menu.children,
            focus: view.itemFocus.node)
        // The delegate may have removed an item.
        guard opened.isCurrent else { return false }
        closeMenu(returnsFocus: false, in: view)
        view.interaction.menuWillOpen(in: view)
        view.interaction.claimPress(for: self, in: view)
        open = opened
        opened.view.open(in: context, at: request.windowPoint)
        return true
    }

    /// Closes the menu without performing an action.
    func closeMenu(returnsFocus: Bool, in view: CollectionView) {
        guard let closed = open else { return }
        open = nil
        if returnsFocus { returnFocus(from: closed, in: view) }
        closed.view.discard()
    }

    private func menu(for request: MenuRequest, _ paths: [IndexPath], in view: CollectionView) -> Menu? {
        var menu = view.contextMenuConfiguration(forItemsAt: paths, at: request.point)?.actionProvider([])
        guard paths.count == 1 else { return menu }
        let path = paths[0]
        // The displayed path differs from the path in the data while an item is dragged.
        var actions = commands?(view.dataSourceIndexPath(forPresentationIndexPath: path)) ?? []
        actions += view.interaction.menuActions(forItemAt: path, in: view)
        guard !actions.isEmpty else { return menu }
        if menu == nil {
            menu = Menu(title: view.presentedSource?.accessibilityLabel(forItemAt: path) ?? "", children: [])
        }
        // Destructive actions come last, whatever their source.
        menu?.children += actions.filter { !$0.attributes.contains(.destructive) }
        menu?.children += actions.filter { $0.attributes.contains(.destructive) }
        return menu
    }

    private func returnFocus(from closed: OpenMenu, in view: CollectionView) {
        let path = closed.item?.indexPath
        if let cell = path.flatMap({ view.display.cell(at: $0) }), view.isKeyboardNavigable || cell.control != nil {
            let isInCell = closed.focus != .none && cell.view(for: closed.focus) != nil
            view.send(.focus(isInCell ? closed.focus : cell.focusNode))
        } else if let path, view.isKeyboardNavigable {
            view.focusItem(at: path)
        } else {
            view.send(.focus(closed.focus != .none && view.view(for: closed.focus) != nil ? closed.focus : view.node))
        }
    }
}

extension ContextMenuInteraction: CollectionViewInteraction {
    var rank: InteractionRank { .contextMenu }

    var holdsTouches: Bool { commands != nil }

    func waitsForHold(_ press: PressSession, in view: CollectionView) -> Bool {
        // A mouse opens menus with its secondary button.
        holdsTouches && press.start.pointer != .mouse
    }

    func pressHeld(_ press: PressSession, in view: CollectionView) -> Bool {
        guard press.indexPath != nil else { return false }
        return openMenu(for: MenuRequest(press, in: view), in: view)
    }

    /// The open menu handles the events that concern it.
    func intercept(_ event: HostEvent, in view: CollectionView) -> Bool {
        guard let open else { return false }
        switch open.view.outcome(of: event) {
        case .ignored:
            return false
        case .taken:
            // Others need the focus event as well.
            if case .focused = event { return false }
            return true
        case .chosen(let index):
            closeMenu(returnsFocus: true, in: view)
            open.actions[index].handler()
            view.setNeedsLayout()
            return true
        case .closed(let returnsFocus):
            closeMenu(returnsFocus: returnsFocus, in: view)
            if case .focused = event { return false }
            return true
        }
    }

    func handle(_ event: HostEvent, in view: CollectionView) -> Bool {
        guard let request = MenuRequest(event, in: view) else { return false }
        return openMenu(for: request, in: view)
    }

    /// The menu of a removed item closes.
    func elementsDidUpdate(in view: CollectionView) {
        guard let open, !open.isCurrent else { return }
        closeMenu(returnsFocus: false, in: view)
        if view.isKeyboardNavigable || open.focus != .none { view.send(.focus(view.node)) }
    }

    func reset(in view: CollectionView) {
        closeMenu(returnsFocus: false, in: view)
    }
}

extension CollectionView {
    /// Whether a menu is open.
    public var isShowingContextMenu: Bool { interaction.first(ContextMenuInteraction.self)?.isOpen ?? false }

    /// Closes the open menu without performing an action.
    public func dismissContextMenu() {
        interaction.first(ContextMenuInteraction.self)?.closeMenu(returnsFocus: true, in: self)
    }

    /// The context menu interaction, created now if there is none.
    @discardableResult
    func requireContextMenus() -> ContextMenuInteraction {
        if let existing = interaction.first(ContextMenuInteraction.self) { return existing }
        let made = ContextMenuInteraction()
        interaction.install(made)
        return made
    }
}
