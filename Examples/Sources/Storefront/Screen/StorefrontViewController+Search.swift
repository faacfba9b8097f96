import CollectionViewKit

extension StorefrontViewController {
    /// Whether the screen is a search for nothing yet, so that there is nothing to load.
    var isPrompt: Bool { route.query?.utf8.isEmpty == true }

    /// Puts the header of the shop into the bar of the start screen, and a search field into that of a search.
    func buildBar() {
        if route == .home {
            let header = ShopHeaderView()
            header.follow = { [screen = Weak(self)] path in screen.object?.navigate(.push(path: path)) }
            navigationItem.title = ShopStrings.name
            navigationItem.titleView = header
        } else if let query = route.query {
            let field = SearchField(ShopStrings.current.search.field)
            field.text = query
            field.addTarget(self, for: .editingDidEndOnExit) { screen, text in screen.search(text) }
            navigationItem.searchField = field
        }
    }

    /// Shows what can be searched for, and moves the focus into the field.
    func showPrompt() {
        messageView.configuration = .searchPrompt
        collectionView.backgroundView = messageView
        navigationItem.searchField?.focus()
    }

    /// Goes to the results for a text: a screen of its own, so that going back leads to the search before.
    private func search(_ text: String) {
        guard let query = route.query, text.utf8.contains(where: { $0 != UInt8(ascii: " ") }) else { return }
        let next = Route.search(text)
        guard next != route else { return load() }
        navigationItem.searchField?.text = query
        navigate(.push(path: next.path))
    }
}

extension ContentUnavailableConfiguration {
    /// What stands in place of the results while nothing is searched for.
    static var searchPrompt: Self {
        var configuration = search()
        configuration.text = ShopStrings.current.search.prompt
        configuration.secondaryText = ShopStrings.current.search.promptAdvice
        return configuration
    }

    /// What stands in place of the results of a search that finds nothing.
    static var nothingFound: Self {
        var configuration = search()
        configuration.text = ShopStrings.current.search.nothingFound
        configuration.secondaryText = ShopStrings.current.search.nothingFoundAdvice
        return configuration
    }
}
