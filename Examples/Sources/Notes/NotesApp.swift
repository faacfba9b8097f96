public import CollectionViewKit

/// The app: the notes and their archive in tabs.
public func makeNotes() -> ViewController { NotesViewController(NotesApp()) }

/// An address of the app.
enum NotesRoute: Equatable {
    /// The notes, or their archive.
    case list(isArchive: Bool)
    /// A note, opened from the notes or from the archive; without an id a new one.
    case note(Int?, isArchive: Bool)
    /// No address of the app.
    case unknown
}

/// What the screens share: the notes and the addresses.
final class NotesApp {
    let store = LocalStore<Note>(keyPrefix: "note-")
    /// The note that was deleted last, until a list shows the notice about it.
    private var deletedNote: Note?
    /// Makes the ids of notes at random, so that pages beside each other make different ones. Numbers in addresses have up to nine digits.
    private let makeID: () -> Int

    private let router = Router<NotesRoute>(
        [
            RoutePattern.path("archive").map(to: .list(isArchive: true)),
            (.path("archive") / .parameter(.int)).map(
                parse: { .note($0, isArchive: true) },
                print: { if case .note(let id?, isArchive: true) = $0 { id } else { nil } }),
            (.path("notes") / .parameter(.int)).map(
                parse: { .note($0, isArchive: false) },
                print: { if case .note(let id?, isArchive: false) = $0 { id } else { nil } }),
            RoutePattern.path("new").map(to: .note(nil, isArchive: false)),
            RoutePattern.root.map(to: .list(isArchive: false)),
        ],
        otherwise: { _ in .unknown })

    init(makeID: @escaping () -> Int = { Int.random(in: 1...999_999_999) }) { self.makeID = makeID }

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

    /// The note with an id; without one a new note, which is stored once something is written.
    func note(_ id: Int?, at time: Double) -> Note? {
        if let id { return store[id: id] }
        var newID = makeID()
        while store[id: newID] != nil { newID = makeID() }
        return Note(id: newID, changed: Int64(time))
    }

    /// Deletes a note after the user has agreed.
    func confirmDeletion(of note: Note, in screen: ViewController, then completion: @escaping () -> Void) {
        let strings = NotesStrings.current
        let alert = AlertController(title: strings.deleteTitle, message: strings.deleteMessage)
        alert.addAction(.cancel())
        alert.addAction(
            AlertAction(strings.delete, style: .destructive) { [self] in
                deletedNote = note.lines.isEmpty ? nil : note
                store.remove(note.id)
                completion()
            })
        screen.present(alert)
    }

    /// Hands over the note that was deleted last, once and to its list, which shows the notice about it.
    func takeDeletedNote(isArchive: Bool) -> Note? {
        guard deletedNote?.isArchived == isArchive else { return nil }
        defer { deletedNote = nil }
        return deletedNote
    }
}
