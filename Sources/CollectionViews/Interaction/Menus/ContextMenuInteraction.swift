import CollectionGeometry
import CollectionLayout

/// Context menus, opened with the secondary button, by a long press, and with the menu key. It is installed when a delegate
/// first returns a menu, and by swipe actions and commands.
final class ContextMenuInteraction {
    /// Returns the menu actions of a command driver for an item, by its path in the data.
    var commands: ((IndexPath) -> [MenuAction])?
    private var open: OpenMenu?

    /// The open menu, the request for it, and its actions.
    private struct OpenMenu {
        let request: MenuRequest
        let view: MenuView
        let actions: [MenuAction]
        /// The view that was focused before the menu was opened; `nil` for none.
        let focus: Weak<View>?
        /// The number of the menu's entry in the history.
        var historyEntry = 0
    }
}

extension ContextMenuInteraction {
    /// Whether a menu is open.
    var isOpen: Bool { open != nil }

    /// Opens the menu of an item, of the selected items, or of the background. Returns whether there is one.
    func openMenu(for request: MenuRequest, in view: CollectionView) -> Bool {
        // Some hosts report a long press twice.
        if let path = request.item?.indexPath, open?.request.item?.indexPath == path { return true }
        return openMenu(request.configuration(in: view), for: request, in: view)
    }

    /// Opens the menu of a configuration, with the actions of swipes and commands. Returns whether there is one.
    func openMenu(
        _ configuration: ContextMenuConfiguration?, for request: MenuRequest, in view: CollectionView
    ) -> Bool {
        // The delegate may have removed an item.
        guard request.isCurrent, let context = view.context, let menu = menu(configuration, for: request, in: view),
            !menu.children.isEmpty, request.isCurrent
        else { return false }
        // While another menu is open, the focus is in that one.
        let focus = context.focusedView.map { Weak($0) } ?? open?.focus
        var opened = OpenMenu(request: request, view: MenuView(menu), actions: menu.children, focus: focus)
        closeMenu(returnsFocus: false, in: view)
        view.interaction.menuWillOpen(in: view)
        view.interaction.claimPress(for: self, in: view)
        opened.historyEntry = context.history.opened(
            in: context, close: Weak(view).performing { $0.dismissContextMenu() })
        open = opened
        opened.view.open(in: context, at: request.windowPoint)
        return true
    }

    /// Closes the menu without performing an action.
    func closeMenu(returnsFocus: Bool, in view: CollectionView) {
        guard let closed = open else { return }
        open = nil
        if let context = view.context { context.history.closed(closed.historyEntry, in: context) }
        if returnsFocus { returnFocus(from: closed, in: view) }
        closed.view.discard()
    }

    private func menu(
        _ configuration: ContextMenuConfiguration?, for request: MenuRequest, in view: CollectionView
    ) -> Menu? {
        var menu = configuration?.actionProvider([])
        let paths = request.items.indexPaths
        guard request.count == 1, let path = paths.first else { return menu }
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
        let path = closed.request.item?.indexPath
        let focused = closed.focus?.object
        if let cell = path.flatMap({ view.display.cell(at: $0) }), view.isKeyboardNavigable || cell.control != nil {
            view.send(.focus(Self.node(of: focused, in: cell) ?? cell.focusNode))
        } else if let path, view.isKeyboardNavigable {
            view.focusItem(at: path)
        } else {
            view.send(.focus(Self.node(of: focused, in: view) ?? view.node))
        }
    }

    /// The node of a view that is another view or inside it; `nil` if it is elsewhere or was discarded.
    private static func node(of view: View?, in container: View) -> NodeID? {
        guard let view, view.isDescendant(of: container) else { return nil }
        return view.node
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
        guard let open, !open.request.isCurrent else { return }
        closeMenu(returnsFocus: false, in: view)
        if view.isKeyboardNavigable || open.focus != nil { view.send(.focus(view.node)) }
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
