import CollectionViewKit

extension CatalogueEntry {
    /// The bars of screens.
    static func barEntries() -> [CatalogueEntry] {
        [
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
                let bar = bar("Groceries")
                bar.backPath = "/catalogue"
                bar.rightBarButtonItems = [BarButtonItem("Edit"), BarButtonItem(systemItem: .add, title: "New note")]
                let icons = Self.bar("Icons")
                icons.leftBarButtonItem = BarButtonItem(systemItem: .close, title: "Close")
                let search = BarButtonItem(systemItem: .search, title: "Search")
                search.isEnabled = false
                icons.rightBarButtonItems = [
                    search, BarButtonItem(systemItem: .refresh, title: "Load again"),
                    BarButtonItem(systemItem: .more, title: "More"),
                ]
                let searching = Self.bar("Notes")
                searching.searchField = SearchField("Search notes")
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
                        TabBarItem("Notes", icon: "icon-list"), TabBarItem("Search", icon: "icon-search"),
                        TabBarItem("Favourites", icon: "icon-star"),
                    ], title: "Parts of the app")
                bar.items[2].badgeValue = "3"
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
