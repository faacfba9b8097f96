import CollectionViewKit

/// The tabs with the notes and their archive, in the language of the user.
final class NotesViewController: ViewController {
    private let app: NotesApp
    private let navigations: [NavigationController]
    private let tabs: TabBarController

    init(_ app: NotesApp) {
        self.app = app
        navigations = [app.makeNavigation(), app.makeNavigation()]
        tabs = TabBarController([
            .init(TabBarItem("", icon: "note-tab-notes", path: "/"), navigations[0]),
            .init(TabBarItem("", icon: "note-tab-archive", path: "/archive"), navigations[1]),
        ])
        super.init()
        view.addSubview(tabs.view)
        addChild(tabs)
    }

    override var title: String { tabs.title }

    override var path: String { tabs.path }

    override func viewDidLoad() {
        guard let context else { return }
        app.start(in: context)
        nameTabs()
    }

    override func environmentDidChange() {
        guard let context, let shown = context.language.locale else { return }
        context.localize(NotesStrings.catalog)
        guard Locale.current != shown else { return }
        nameTabs()
        app.reload(navigations)
    }

    private func nameTabs() {
        let strings = NotesStrings.current
        for (tab, name) in zip(tabs.tabs, [strings.notes, strings.archive]) { tab.item.titleLabel.text = name }
        tabs.tabBar.accessibilityLabel = strings.tabs
    }
}
