public import CollectionViewKit

/// The app: the notes and their archive in tabs.
public func makeNotes() -> ViewController { NotesApp().makeRootViewController() }

/// An address of the app.
enum NotesRoute {
    /// The notes, or their archive.
    case list(isArchive: Bool)
    /// A note, opened from the notes or from the archive.
    case note(Int, isArchive: Bool)
    /// No address of the app.
    case unknown
}

/// What the screens share: the notes, the language and the tabs.
final class NotesApp {
    let store = NoteStore()
    private(set) var strings = NotesStrings.english
    private let items = [
        TabBarItem("", icon: "note-tab-notes", path: "/"), TabBarItem("", icon: "note-tab-archive", path: "/archive"),
    ]
    private var tabBar: Weak<TabBar>?
    private var hasStarted = false

    private let router = Router<NotesRoute>(
        [
            RoutePattern.path("archive").map(to: .list(isArchive: true)) {
                if case .list(isArchive: true) = $0 { true } else { false }
            },
            (.path("archive") / .parameter(.int)).map(
                parse: { .note($0, isArchive: true) },
                print: { if case .note(let id, isArchive: true) = $0 { id } else { nil } }),
            (.path("notes") / .parameter(.int)).map(
                parse: { .note($0, isArchive: false) },
                print: { if case .note(let id, isArchive: false) = $0 { id } else { nil } }),
            RoutePattern.root.map(to: .list(isArchive: false)) {
                if case .list(isArchive: false) = $0 { true } else { false }
            },
        ],
        otherwise: { _ in .unknown })

    func path(_ route: NotesRoute) -> String { router.path(for: route) ?? "/" }
}

extension NotesApp {
    func makeRootViewController() -> ViewController {
        let tabs = TabBarController(items.map { .init($0, makeNavigation()) })
        tabBar = Weak(tabs.tabBar)
        return tabs
    }

    private func makeNavigation() -> NavigationController {
        NavigationController(
            router: { [self] path in
                switch router.route(for: path) {
                case .list(let isArchive): NoteListViewController(self, isArchive: isArchive)
                case .note(let id, let isArchive): NoteViewController(self, id: id, isArchive: isArchive)
                case .unknown: nil
                }
            },
            notFound: { [self] _ in NoteViewController(self, id: 0, isArchive: false) })
    }

    /// Reads what is on the device. The first screen calls it once it is connected to a host.
    func start(in context: HostContext) {
        guard !hasStarted else { return }
        hasStarted = true
        store.open(context.storage)
        strings = context.localize(NotesStrings.catalog).strings
        items[0].titleLabel.text = strings.notes
        items[1].titleLabel.text = strings.archive
        tabBar?.object?.accessibilityLabel = strings.tabs
    }
}
