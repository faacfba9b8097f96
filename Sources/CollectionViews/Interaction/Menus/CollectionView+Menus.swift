import CollectionDiffing
import CollectionGeometry
import CollectionLayout

// Context menus: with the secondary button, by holding still, and with the menu key.
extension CollectionView {
    /// The menu that is open, the item it is about, and what can be chosen in it.
    struct OpenMenu {
        var indexPath: IndexPath
        let view: MenuView
        let actions: [MenuAction]
        /// What held the focus before.
        let focus: NodeID
    }

    /// Whether items have menus.
    var hasMenus: Bool { contextMenuConfigurationProvider != nil || hasSwipes }

    /// Whether a menu is open.
    public var isShowingContextMenu: Bool { openMenu != nil }

    /// Closes the menu that is open without performing anything.
    public func dismissContextMenu() {
        closeMenu(returnsFocus: true)
    }

    /// Opens the menu of the item around a node. Returns whether there is one.
    func openMenu(for target: NodeID, at point: Point) -> Bool {
        guard mayHaveMenus, let path = displayedCells.first(where: { $0.view.view(for: target) != nil })?.indexPath
        else {
            return false
        }
        return openMenu(forItemAt: path, at: point)
    }

    /// Opens the menu of an item at a place in the window. Returns whether the item has one.
    func openMenu(forItemAt path: IndexPath, at point: Point) -> Bool {
        // A finger that is held still is told of twice by some hosts.
        if openMenu?.indexPath == path { return true }
        guard let context, let menu = menu(forItemAt: path, at: point), !menu.children.isEmpty else { return false }
        closeMenu(returnsFocus: false)
        dropSwipe()
        endHighlight()
        claimPress(.contextMenu)
        let view = MenuView(menu)
        openMenu = OpenMenu(indexPath: path, view: view, actions: menu.children, focus: focusedNode)
        view.open(in: context, at: point)
        return true
    }

    private func menu(forItemAt path: IndexPath, at point: Point) -> Menu? {
        var menu = contextMenu(forItemAt: path, at: point)
        var actions: [MenuAction] = []
        for edge in SwipeTracker.Edge.allCases {
            for action in swipeActions(at: path, edge)?.actions ?? [] {
                actions.append(
                    MenuAction(action.title, attributes: action.style == .destructive ? .destructive : []) {
                        action.handler(action) { _ in }
                    })
            }
        }
        guard !actions.isEmpty else { return menu }
        if menu == nil { menu = Menu(title: presentedSource?.accessibilityLabel(forItemAt: path) ?? "", children: []) }
        // What is destructive comes last, wherever it came from.
        menu?.children += actions.filter { !$0.attributes.contains(.destructive) }
        menu?.children += actions.filter { $0.attributes.contains(.destructive) }
        return menu
    }

    /// Gives an event to the open menu. Returns whether the menu has dealt with it.
    func menuTakes(_ event: HostEvent) -> Bool {
        guard let open = openMenu else { return false }
        switch open.view.outcome(of: event) {
        case .ignored:
            return false
        case .taken:
            // Where the focus is concerns others too.
            if case .focused = event { return false }
            return true
        case .chosen(let index):
            closeMenu(returnsFocus: true)
            open.actions[index].handler()
            setNeedsLayout()
            return true
        case .closed(let returnsFocus):
            closeMenu(returnsFocus: returnsFocus)
            if case .focused = event { return false }
            return true
        }
    }

    /// Takes the menu away.
    func closeMenu(returnsFocus: Bool) {
        guard let open = openMenu else { return }
        openMenu = nil
        if returnsFocus { returnFocus(from: open) }
        open.view.discard()
    }

    private func returnFocus(from open: OpenMenu) {
        if let cell = cellForItem(at: open.indexPath), isKeyboardNavigable || cell.control != nil {
            let isInCell = open.focus != .none && cell.view(for: open.focus) != nil
            send(.focus(isInCell ? open.focus : cell.focusNode))
        } else if isKeyboardNavigable {
            pendingFocus = open.indexPath
            setNeedsLayout()
        } else {
            send(.focus(open.focus != .none && view(for: open.focus) != nil ? open.focus : node))
        }
    }

    /// Follows the item of the menu over an update; the menu of one that is gone closes.
    func carryMenuOver(_ newPath: (IndexPath) -> IndexPath?) {
        guard let open = openMenu else { return }
        guard let path = newPath(open.indexPath) else {
            closeMenu(returnsFocus: false)
            if isKeyboardNavigable || open.focus != .none { send(.focus(node)) }
            return
        }
        openMenu?.indexPath = path
    }
}
