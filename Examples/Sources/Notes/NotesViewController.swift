import CollectionViewKit

/// The tabs with the notes and their archive, in the language of the user.
final class NotesViewController: ViewController {
    private let app: NotesApp
    private let tabs: TabBarController

    init(_ app: NotesApp) {
        self.app = app
        tabs = TabBarController([
            .init(TabBarItem("", icon: "icon-list", path: "/"), app.makeNavigation()),
            .init(TabBarItem("", icon: "note-tab-archive", path: "/archive"), app.makeNavigation()),
        ])
        super.init()
        view.addSubview(tabs.view)
        addChild(tabs)
    }

    override var title: String { tabs.title }
    override var path: String { tabs.path }

    override func viewDidLoad() {
        if let context { app.store.open(in: context.storage) }
        environmentDidChange()
    }

    override func environmentDidChange() {
        guard context?.updateLanguage(from: NotesStrings.catalog) == true else { return }
        let strings = NotesStrings.current
        for (tab, name) in zip(tabs.tabs, [strings.notes, strings.archive]) { tab.item.titleLabel.text = name }
        tabs.tabBar.accessibilityLabel = strings.tabs
        reloadViewControllers()
    }
}
