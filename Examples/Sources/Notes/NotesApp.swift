public import CollectionViewKit

/// The app: the notes and their archive in tabs.
public func makeNotes() -> ViewController { NotesViewController(NotesApp()) }

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
    let store = LocalStore<Note>(keyPrefix: "note-")
    /// The note that was deleted last, until it is restored or another one is deleted.
    private(set) var deletedNote: Note?

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

    /// The note with an id. Outside of the archive the next id is that of a new note, which is stored once something is written.
    func note(_ id: Int, isArchive: Bool, at time: Double) -> Note? {
        if !isArchive, id == store.nextID { return Note(id: id, changed: Int64(time)) }
        return store[id: id]
    }

    /// Deletes a note, which ``restoreNote()`` brings back, after the user has agreed.
    func confirmDeletion(of note: Note, in screen: ViewController, then completion: @escaping () -> Void) {
        let strings = NotesStrings.current
        let alert = AlertController(title: strings.deleteTitle, message: strings.deleteMessage)
        alert.addAction(.cancel())
        alert.addAction(
            AlertAction(strings.delete, style: .destructive) { [self] in
                deletedNote = note
                store.remove(note.id)
                completion()
            })
        screen.present(alert)
    }

    /// Stores the note that was deleted last again.
    func restoreNote() throws(HostStorageError) {
        guard let note = deletedNote else { return }
        deletedNote = nil
        try store.save(note)
    }
}
