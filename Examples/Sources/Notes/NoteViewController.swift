import CollectionViewKit

/// A note, whose text is stored while the user writes.
final class NoteViewController: ViewController {
    private let app: NotesApp
    /// The id in the address: `nil` until a new note is stored, and 0, which no note has, for an address that the app does not know.
    private var id: Int? { didSet { context?.navigate(.replace(path)) } }
    private let isArchive: Bool
    private let textView = TextView(NotesStrings.current.note, showsTitle: false)
    private let pinButton = Button("", kind: .tinted)
    private let content = View(.box, styleClasses: ["note-content"])
    private let noticeView = NoticeView()
    private var note: Note? {
        didSet { pinButton.title = note?.isPinned == true ? NotesStrings.current.unpin : NotesStrings.current.pin }
    }

    init(_ app: NotesApp, id: Int?, isArchive: Bool) {
        self.app = app
        self.id = id
        self.isArchive = isArchive
        super.init(view: View(.box, styleClasses: ["screen", "note-screen"]))
        navigationItem.backPath = app.path(.list(isArchive: isArchive))
    }

    override var title: String {
        guard let note else { return NotesStrings.current.missing }
        return note.lines.first ?? NotesStrings.current.untitled
    }

    override var path: String { id == 0 ? super.path : app.path(.note(id, isArchive: isArchive)) }

    override func viewDidLoad() {
        let strings = NotesStrings.current
        textView.placeholder = strings.placeholder
        textView.minimumNumberOfLines = 8
        textView.addTarget(self, for: .editingChanged) { $0.write($1) }
        pinButton.addTarget(self) { $0.togglePin() }
        let archiveButton = Button(isArchive ? strings.moveToNotes : strings.moveToArchive, kind: .tinted)
        archiveButton.addTarget(self) { $0.toggleArchive() }
        let deleteButton = Button(strings.delete, kind: .tinted)
        deleteButton.isDestructive = true
        deleteButton.addTarget(self) { $0.confirmDeletion() }
        let buttons = Stack(.horizontal, spacing: .small, [pinButton, archiveButton, deleteButton])
        buttons.wraps = true
        noticeView.actionButton.addTarget(self) { $0.save() }
        for subview in [textView, buttons] as [View] { content.addSubview(subview) }
        for subview in [noticeView, content] as [View] { view.addSubview(subview) }
        if id == nil { textView.focus() }
    }

    /// Shows the note as it is stored: it may have been changed or deleted since the screen was shown last.
    override func viewDidAppear() {
        if id != nil || note == nil { note = app.note(id, at: context?.now ?? 0) }
        contentUnavailableConfiguration = note == nil ? .empty(NotesStrings.current.missing) : nil
        content.isHidden = note == nil
        textView.text = note?.text ?? ""
    }
}

extension NoteViewController {
    private func write(_ text: String) {
        note?.text = text
        note?.changed = Int64(context?.now ?? 0)
        save()
    }

    private func togglePin() {
        note?.isPinned.toggle()
        save()
    }

    private func toggleArchive() {
        note?.isArchived.toggle()
        if save() { goBack() } else { note?.isArchived.toggle() }
    }

    /// Stores the note, and says so if that fails. Returns whether it was stored.
    @discardableResult
    private func save() -> Bool {
        guard let note else { return false }
        if id == nil { id = note.id }
        do throws(HostStorageError) {
            try app.store.save(note)
            noticeView.show(nil)
            return true
        } catch {
            let strings = NotesStrings.current
            noticeView.show(Notice(strings.notStored, kind: .failure, actionTitle: strings.tryAgain))
            return false
        }
    }

    private func confirmDeletion() {
        guard let note else { return }
        app.confirmDeletion(of: note, in: self) { [screen = Weak(self)] in screen.object?.goBack() }
    }

    private func goBack() { navigate(.back(orTo: app.path(.list(isArchive: isArchive)))) }
}
