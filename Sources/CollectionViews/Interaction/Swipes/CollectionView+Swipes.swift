public import CollectionGeometry

extension CollectionView {
    /// Returns the swipe actions at the leading edge of an item, or `nil` for an item without any. It is called when an
    /// item is swiped. The view holds the closure strongly: it must not capture the owner of the view.
    public var leadingSwipeActionsConfigurationProvider: ((IndexPath) -> SwipeActionsConfiguration?)? {
        get { interaction.first(SwipeActionsInteraction.self)?.leadingProvider }
        set {
            let swipes = requireSwipeActions()
            swipes.leadingProvider = newValue
            swipesChanged(swipes)
        }
    }

    /// Returns the swipe actions at the trailing edge of an item; see ``leadingSwipeActionsConfigurationProvider``.
    public var trailingSwipeActionsConfigurationProvider: ((IndexPath) -> SwipeActionsConfiguration?)? {
        get { interaction.first(SwipeActionsInteraction.self)?.trailingProvider }
        set {
            let swipes = requireSwipeActions()
            swipes.trailingProvider = newValue
            swipesChanged(swipes)
        }
    }

    /// Closes the revealed swipe actions.
    public func closeSwipeActions() {
        interaction.first(SwipeActionsInteraction.self)?.close(in: self)
    }

    /// The swipe interaction, created now if there is none, with the menus that contain the same actions.
    private func requireSwipeActions() -> SwipeActionsInteraction {
        if let existing = interaction.first(SwipeActionsInteraction.self) { return existing }
        let made = SwipeActionsInteraction()
        interaction.install(made)
        requireContextMenus()
        return made
    }

    /// Follows a change of the providers: while there are any, the host does not scroll horizontally by itself.
    private func swipesChanged(_ swipes: SwipeActionsInteraction) {
        contentView.setStyleClass("has-swipes", swipes.hasSwipes)
        interaction.touchesChanged(in: self)
        if !swipes.hasSwipes { swipes.drop(in: self) }
    }
}
