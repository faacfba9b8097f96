import CollectionGeometry
import CollectionLayout

/// Context menus: with the secondary button, by holding still, and with the menu key. The first menu of a delegate, swipe actions
/// and commands that are in menus create it.
final class ContextMenuInteraction {
    /// Returns what a command driver has in the menu of an item, by the path in the data.
    var commands: ((IndexPath) -> [MenuAction])?
    private var open: OpenMenu?

    /// The menu that is open, the item it is about, and what can be chosen in it.
    private struct OpenMenu {
        let item: ElementHandle
        let view: MenuView
        let actions: [MenuAction]
        /// What held the focus before.
        let focus: NodeID
    }
}

extension ContextMenuInteraction {
    /// Whether a menu is open.
    var isOpen: Bool { open != nil }

    /// Opens the menu of an item at a place in the window. Returns whether the item has one.
    func openMenu(forItemAt path: IndexPath, at point: Point, in view: CollectionView) -> Bool {
        // Some hosts tell twice of a finger that is held still.
        if open?.item.indexPath == path { return true }
        guard let context = view.context, let menu = menu(forItemAt: path, at: point, in: view), !menu.children.isEmpty
        else {
            return false
        }
        closeMenu(returnsFocus: false, in: view)
        view.interaction.menuWillOpen(in: view)
        view.interaction.claimPress(for: self, in: view)
        let menuView = MenuView(menu)
        open = OpenMenu(
            item: view.elements.handle(forItemAt: path), view: menuView, actions: menu.children,
            focus: view.itemFocus.node)
        menuView.open(in: context, at: point)
        return true
    }

    /// Takes the menu away without performing anything.
    func closeMenu(returnsFocus: Bool, in view: CollectionView) {
        guard let closed = open else { return }
        open = nil
        if returnsFocus { returnFocus(from: closed, in: view) }
        closed.view.discard()
    }

    private func menu(forItemAt path: IndexPath, at point: Point, in view: CollectionView) -> Menu? {
        var menu = view.contextMenuConfiguration(forItemAt: path, at: point)?.actionProvider([])
        // What is seen is elsewhere than in the data while an item is held.
        var actions = commands?(view.dataSourceIndexPath(forPresentationIndexPath: path)) ?? []
        actions += view.interaction.menuActions(forItemAt: path, in: view)
        guard !actions.isEmpty else { return menu }
        if menu == nil {
            menu = Menu(title: view.presentedSource?.accessibilityLabel(forItemAt: path) ?? "", children: [])
        }
        // What is destructive comes last, wherever it came from.
        menu?.children += actions.filter { !$0.attributes.contains(.destructive) }
        menu?.children += actions.filter { $0.attributes.contains(.destructive) }
        return menu
    }

    private func returnFocus(from closed: OpenMenu, in view: CollectionView) {
        let path = closed.item.indexPath
        if let cell = path.flatMap({ view.cellForItem(at: $0) }), view.isKeyboardNavigable || cell.control != nil {
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
        // A mouse has a button for menus.
        holdsTouches && press.start.pointer != .mouse
    }

    func pressHeld(_ press: PressSession, in view: CollectionView) -> Bool {
        guard let path = press.indexPath else { return false }
        return openMenu(forItemAt: path, at: press.last.windowLocation, in: view)
    }

    /// The open menu takes what concerns it.
    func intercept(_ event: HostEvent, in view: CollectionView) -> Bool {
        guard let open else { return false }
        switch open.view.outcome(of: event) {
        case .ignored:
            return false
        case .taken:
            // Where the focus is concerns others too.
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
        guard case .menuRequested(let target, let point) = event, let path = view.pathOfCell(around: target) else {
            return false
        }
        return openMenu(forItemAt: path, at: point, in: view)
    }

    /// The menu of an item that is gone closes.
    func elementsDidUpdate(in view: CollectionView) {
        guard let open, open.item.indexPath == nil else { return }
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

    /// Closes the menu that is open without performing anything.
    public func dismissContextMenu() {
        interaction.first(ContextMenuInteraction.self)?.closeMenu(returnsFocus: true, in: self)
    }

    /// What opens menus, created now if there is none.
    @discardableResult
    func requireContextMenus() -> ContextMenuInteraction {
        if let existing = interaction.first(ContextMenuInteraction.self) { return existing }
        let made = ContextMenuInteraction()
        interaction.install(made)
        return made
    }
}
