import CollectionViewKit

extension CatalogueEntry {
    /// The bars of screens.
    static func barEntries() -> [CatalogueEntry] {
        let strings = CatalogueStrings.current
        return [
            CatalogueEntry(
                "NavigationBar",
                code: """
                    navigationItem.backPath = "/notes"
                    navigationItem.rightBarButtonItems = [
                        BarButtonItem("Edit") { model.edit() },
                        BarButtonItem(systemItem: .add, title: "New note") { model.add() },
                    ]
                    """
            ) {
                let bar = bar(strings.bars.groceries)
                bar.backPath = "/catalogue"
                bar.rightBarButtonItems = [
                    BarButtonItem(strings.bars.edit), BarButtonItem(systemItem: .add, title: strings.bars.newNote),
                ]
                let icons = Self.bar(strings.bars.icons)
                icons.leftBarButtonItem = BarButtonItem(systemItem: .close, title: strings.bars.close)
                let search = BarButtonItem(systemItem: .search, title: strings.bars.search)
                search.isEnabled = false
                icons.rightBarButtonItems = [
                    search, BarButtonItem(systemItem: .refresh, title: strings.bars.loadAgain),
                    BarButtonItem(systemItem: .more, title: strings.bars.more),
                ]
                let searching = Self.bar(strings.bars.notes)
                searching.searchField = SearchField(strings.bars.searchNotes)
                return Stack(.vertical, spacing: .medium, [bar, icons, searching])
            },
            CatalogueEntry(
                "TabBar",
                code: """
                    let bar = TabBar([
                        TabBarItem("Notes", icon: "icon-list"), TabBarItem("Search", icon: "icon-search"),
                        TabBarItem("Favourites", icon: "icon-star"),
                    ])
                    bar.items[2].badgeValue = "3"
                    """
            ) {
                let bar = TabBar(
                    [
                        TabBarItem(strings.bars.notes, icon: "icon-list"),
                        TabBarItem(strings.bars.search, icon: "icon-search"),
                        TabBarItem(strings.bars.favourites, icon: "icon-star"),
                    ], title: strings.bars.parts)
                bar.items[2].badgeValue = SampleNumbers.text(3)
                return bar
            },
        ]
    }

    private static func bar(_ title: String) -> NavigationBar {
        let bar = NavigationBar()
        bar.title = title
        bar.titleLabel.headingLevel = 3
        return bar
    }
}
