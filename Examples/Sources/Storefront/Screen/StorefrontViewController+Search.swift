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
            field.addTarget(self, for: .editingChanged) { screen, text in screen.searchSoon(text) }
            field.addTarget(self, for: .editingDidEndOnExit) { screen, text in screen.searchNow(text) }
            navigationItem.searchField = field
        }
    }

    /// Shows what can be searched for, and moves the focus into the field.
    func showPrompt() {
        messageView.configuration = .searchPrompt
        collectionView.backgroundView = messageView
        navigationItem.searchField?.focus()
    }

    /// Forgets what is written and not searched for yet, as when the user goes to another screen.
    func forgetUnsearchedText() {
        announcesResults = false
        guard searchPause.isWaiting else { return }
        searchPause.cancel()
        navigationItem.searchField?.text = route.query ?? ""
    }

    /// Has the number of results read out, which the title holds, after a search.
    func announceResults() {
        guard announcesResults else { return }
        announcesResults = false
        context?.send(.announce(title))
    }

    /// Searches once the user pauses. An empty field shows at once what was there before the search.
    private func searchSoon(_ text: String) {
        guard let context, !Self.query(in: text).utf8.isEmpty else { return search(text) }
        searchPause.schedule(in: context, target: self) { $0.search(text) }
    }

    /// Searches at once, also for what was searched for last.
    private func searchNow(_ text: String) {
        let query = Self.query(in: text)
        guard Route.search(query) == route, !query.utf8.isEmpty, !model.loader.status.state.isInProgress else {
            return search(text)
        }
        searchPause.cancel()
        announcesResults = true
        load()
    }

    /// Makes the results for a text those of the screen, unless they are already.
    private func search(_ text: String) {
        searchPause.cancel()
        let next = Route.search(Self.query(in: text))
        guard next != route else { return }
        change(to: next)
        announcesResults = !isPrompt
        hasReloaded = false
        if isPrompt { clearResults() } else { load() }
    }

    private func clearResults() {
        model.loader.reset()
        noticeView.show(nil)
        model.showOutline([])
        applySections()
        collectionView.setAttribute(.isBusy, nil)
        showPrompt()
    }

    /// What is searched for by a text: the text without the spaces around it.
    private static func query(in text: String) -> String {
        let bytes = Array(text.utf8)
        guard let start = bytes.firstIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
        let end = bytes.lastIndex { $0 != UInt8(ascii: " ") } ?? start
        return String(decoding: bytes[start...end], as: UTF8.self)
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
