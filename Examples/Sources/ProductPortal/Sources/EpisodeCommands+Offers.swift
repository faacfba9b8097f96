import CollectionViewKit

// What is behind a swipe and in the menu of an episode. The Delete key does what the swipe does.
extension EpisodeCommands {
    /// Offers what can be done with an episode in a view, or takes the offer back: where nothing can be swiped or held,
    /// a finger selects text.
    func offer(_ isOffered: Bool, in view: CollectionView) {
        guard isOffered != (view.trailingSwipeActionsConfigurationProvider != nil) else { return }
        view.trailingSwipeActionsConfigurationProvider = isOffered ? { [self] path in swipeActions(at: path) } : nil
    }

    private func swipeActions(at indexPath: IndexPath) -> SwipeActionsConfiguration? {
        guard let id = episode(at: indexPath)?.id else { return nil }
        let title = PortalStrings.current.episodes.remove
        let removal = ContextualAction(style: .destructive, title: title) { [self] _, completion in
            remove(id)
            completion(true)
        }
        return SwipeActionsConfiguration(actions: [removal])
    }

    /// The moves that need neither a drag nor a keyboard. What is behind the swipe follows by itself.
    func menu(at indexPath: IndexPath) -> ContextMenuConfiguration? {
        guard let episode = episode(at: indexPath) else { return nil }
        let strings = PortalStrings.current
        let moves = [
            MenuAction(strings.episodes.moveUp, -1, episode.id, self),
            MenuAction(strings.episodes.moveDown, 1, episode.id, self),
        ]
        return ContextMenuConfiguration { _ in Menu(title: episode.title, children: moves) }
    }
}

extension MenuAction {
    /// Moves an episode by a number of places, if it can be moved there.
    fileprivate init(_ title: String, _ places: Int, _ id: Int, _ commands: EpisodeCommands) {
        let isPossible = commands.canMove(id, by: places)
        self.init(title, attributes: isPossible ? [] : .disabled) { commands.move(id, by: places) }
    }
}
