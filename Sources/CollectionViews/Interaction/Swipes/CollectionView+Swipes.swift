public import CollectionGeometry

extension CollectionView {
    /// Returns the actions that a swipe uncovers where reading begins, or `nil` for an item without any. It is called when an
    /// item is swiped. The view keeps the closure: it must not hold what owns the view.
    public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> SwipeActionsConfiguration?)? {
        get { interaction.first(SwipeActionsInteraction.self)?.leadingProvider }
        set {
            let swipes = requireSwipeActions()
            swipes.leadingProvider = newValue
            swipesChanged(swipes)
        }
    }

    /// The same where reading ends.
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> SwipeActionsConfiguration?)? {
        get { interaction.first(SwipeActionsInteraction.self)?.trailingProvider }
        set {
            let swipes = requireSwipeActions()
            swipes.trailingProvider = newValue
            swipesChanged(swipes)
        }
    }

    /// Covers the actions that are uncovered.
    public func closeSwipeActions() {
        interaction.first(SwipeActionsInteraction.self)?.close(in: self)
    }

    /// What pushes cells aside, created now if there is none, and what shows the same actions in menus.
    private func requireSwipeActions() -> SwipeActionsInteraction {
        if let existing = interaction.first(SwipeActionsInteraction.self) { return existing }
        let made = SwipeActionsInteraction()
        interaction.install(made)
        requireContextMenus()
        return made
    }

    /// Follows a change of the providers: while there are any, the host does not scroll to the side by itself.
    private func swipesChanged(_ swipes: SwipeActionsInteraction) {
        contentView.setRole("has-swipes", swipes.hasSwipes)
        interaction.touchesChanged(in: self)
        if !swipes.hasSwipes { swipes.drop(in: self) }
    }
}
