import CollectionDataSources
import CollectionGeometry

// Swipes and menus. The actions that the collection view requests come from the store of view models, and the user's
// choice is queued in the runner: neither side knows the other, and nothing holds the driver.
extension CellCommandDriver {
    /// Sets the providers of swipe actions and menus for which a view model has commands.
    func offerGestures() {
        let view = collectionView
        let (store, runner) = (store, runner)
        let actions = { (identity: CellIdentity?, keys: [CellCommandKey]) -> [ContextualAction] in
            guard let identity, let viewModel = store[identity] else { return [] }
            return keys.compactMap { key in
                Self.titled(key, viewModel, runner).map { command, title in
                    ContextualAction(style: command.isDestructive ? .destructive : .normal, title: title) {
                        _, completion in
                        runner.enqueue(key, on: identity)
                        completion(true)
                    }
                }
            }
        }
        let identities = identities
        let configuration = { (path: IndexPath, keys: [CellCommandKey]) -> SwipeActionsConfiguration? in
            let actions = actions(identities(path), keys)
            return actions.isEmpty ? nil : SwipeActionsConfiguration(actions: actions)
        }
        let gestures = gestures
        if store.hasCommands(for: gestures.leading) {
            view.leadingSwipeActionsConfigurationProvider = { configuration($0, gestures.leading) }
        }
        if store.hasCommands(for: gestures.trailing) {
            view.trailingSwipeActionsConfigurationProvider = { configuration($0, gestures.trailing) }
        }
        guard store.hasCommands(for: gestures.menu) else { return }
        view.requireContextMenus().commands = { path in
            guard let identity = identities(path), let viewModel = store[identity] else { return [] }
            return gestures.menu.compactMap { key in
                Self.titled(key, viewModel, runner).map { command, title in
                    MenuAction(title, attributes: command.isDestructive ? .destructive : []) {
                        runner.enqueue(key, on: identity)
                    }
                }
            }
        }
        view.interaction.touchesChanged(in: view)
    }

    /// Returns the identity at a path without capturing the collection view, which holds the closure.
    private var identities: (IndexPath) -> CellIdentity? {
        let items = dataSource.core
        return { items.itemIdentifier(for: $0) }
    }

    private static func titled(
        _ key: CellCommandKey,
        _ viewModel: CellViewModel,
        _ runner: CellCommandRunner
    ) -> (CellCommand, String)? {
        guard let command = viewModel.commands[key], let title = command.title, command.isEnabled,
            !runner.disabledKeys.contains(key)
        else { return nil }
        return (command, title)
    }
}
