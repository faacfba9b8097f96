public import CollectionViewKit

/// The app: the notes and their archive in tabs.
public func makeNotes() -> ViewController { NotesApp().makeRootViewController() }

/// An address of the app.
enum NotesRoute: Equatable {
    /// The notes, or their archive.
    case list(isArchive: Bool)
    /// A note, opened from the notes or from the archive.
    case note(Int, isArchive: Bool)
    /// No address of the app.
    case unknown
}

/// What the screens share: the notes and the addresses.
final class NotesApp {
    let store = NoteStore()
    /// Whether screens are made anew, which then are not left by the user.
    private(set) var isReloading = false

    private let router = Router<NotesRoute>(
        [
            RoutePattern.path("archive").map(to: .list(isArchive: true)),
            (.path("archive") / .parameter(.int)).map(
                parse: { .note($0, isArchive: true) },
                print: { if case .note(let id, isArchive: true) = $0 { id } else { nil } }),
            (.path("notes") / .parameter(.int)).map(
                parse: { .note($0, isArchive: false) },
                print: { if case .note(let id, isArchive: false) = $0 { id } else { nil } }),
            RoutePattern.root.map(to: .list(isArchive: false)),
        ],
        otherwise: { _ in .unknown })

    func path(_ route: NotesRoute) -> String { router.path(for: route) ?? "/" }
}

extension NotesApp {
    func makeRootViewController() -> ViewController { NotesViewController(self) }

    /// Makes the screens of a tab.
    func makeNavigation() -> NavigationController {
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

    /// Reads what is on the device, and speaks the language of the user. Called before the first screen is made.
    func start(in context: HostContext) {
        store.open(context.storage)
        context.localize(NotesStrings.catalog)
    }

    /// Makes the screens anew, as in another language.
    func reload(_ navigations: [NavigationController]) {
        isReloading = true
        for navigation in navigations { navigation.reloadViewControllers() }
        isReloading = false
    }
}
