import CollectionViewKit

/// The notes, or their archive: a list in sections with a search.
final class NoteListViewController: ViewController, CollectionViewDelegate {
    enum Section: Int {
        case pinned, lastWeek, older
    }

    private let app: NotesApp
    private let isArchive: Bool
    private let collectionView: CollectionView
    private let dataSource: CollectionViewDiffableDataSource<Section, Int>
    private var searchField: SearchField?
    private var noticeView: NoticeView?
    private var shown: [Note] = []

    init(_ app: NotesApp, isArchive: Bool) {
        self.app = app
        self.isArchive = isArchive
        var configuration = ListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        collectionView = CollectionView(layout: CompositionalLayout.list(using: configuration))
        let rows = CellRegistration<CollectionViewListCell, Note> { cell, _, note in
            let lines = note.lines
            var content = cell.defaultContentConfiguration()
            content.text = lines.first ?? NotesStrings.current.untitled
            if let context = cell.context {
                let style = DateFormatStyle(
                    fields: .abbreviatedMonthDay, timeZone: context.timeZone, locale: .current)
                content.secondaryText = style.format(Double(note.changed))
            }
            if lines.count > 1 { content.secondaryText += " · " + lines[1] }
            cell.setContentConfiguration(content)
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
            guard let note = app.store.note(id) else { return nil }
            return view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: note)
        }
        super.init()
        let headers = SupplementaryRegistration<CollectionViewListCell>(elementKind: .sectionHeader) {
            [dataSource = Weak(dataSource)] header, _, indexPath in
            var content = header.defaultContentConfiguration()
            switch dataSource.object?.sectionIdentifier(for: indexPath.section) {
            case .pinned: content.text = NotesStrings.current.pinned
            case .lastWeek: content.text = NotesStrings.current.lastWeek
            case .older: content.text = NotesStrings.current.older
            case nil: break
            }
            header.setContentConfiguration(content)
        }
        dataSource.supplementaryViewProvider = { view, _, indexPath in
            view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
        }
        dataSource.itemNameProvider = { app.store.note($0)?.lines.first ?? NotesStrings.current.untitled }
    }

    override var title: String { isArchive ? NotesStrings.current.archive : NotesStrings.current.notes }

    override func viewDidLoad() {
        guard let context else { return }
        let strings = NotesStrings.current
        let field = SearchField(strings.search)
        field.addTarget(self, for: .editingChanged) { screen, _ in screen.showNotes() }
        searchField = field
        navigationItem.searchField = field
        if !isArchive {
            let add = BarButtonItem(systemItem: .add, title: strings.newNote)
            add.addTarget(self) { $0.addNote() }
            navigationItem.rightBarButtonItem = add
        }
        collectionView.accessibilityLabel = title
        collectionView.isKeyboardNavigable = true
        collectionView.delegate = self
        collectionView.trailingSwipeActionsConfigurationProvider = { [screen = Weak(self)] in
            screen.object?.swipeActions(at: $0)
        }
        let notice = NoticeView(.toast)
        notice.actionButton.addTarget(self) { $0.restore() }
        noticeView = notice
        for subview in [collectionView, notice] as [View] { view.addSubview(subview) }
        contentUnavailableView.button.addTarget(self) { $0.addNote() }
        // Another page may write, too.
        context.storage.observe(self) { screen, _, _ in screen.showNotes() }
    }

    override func viewDidAppear() {
        showNotes()
        if app.store.deletedNote?.isArchived == isArchive {
            let strings = NotesStrings.current
            noticeView?.show(Notice(strings.deleted, actionTitle: strings.undo, milliseconds: 10_000))
        }
    }

    func collectionView(_ collectionView: CollectionView, didSelectItemAt indexPath: IndexPath) {
        collectionView.deselectItem(at: indexPath, animated: true)
        if let id = dataSource.itemIdentifier(for: indexPath) { open(id) }
    }
}

extension NoteListViewController {
    private func showNotes() {
        guard let context else { return }
        let text = searchField?.text ?? ""
        let notes = app.store.notes.filter { $0.isArchived == isArchive && (text.isEmpty || $0.contains(text)) }
        let weekAgo = Int64(context.now) - 7 * 24 * 3_600
        var snapshot = DiffableDataSourceSnapshot<Section, Int>()
        do {
            for section in [Section.pinned, .lastWeek, .older] {
                let members = notes.filter {
                    section == ($0.isPinned ? .pinned : $0.changed >= weekAgo ? .lastWeek : .older)
                }
                guard !members.isEmpty else { continue }
                try snapshot.appendSections([section])
                try snapshot.appendItems(members.map { $0.id }, toSection: section)
            }
            let changed = notes.filter { note in shown.contains { $0.id == note.id && $0 != note } }
            try snapshot.reconfigureItems(changed.map { $0.id })
        } catch {
            // The store has each note once.
            return print(error.message)
        }
        dataSource.apply(snapshot, animatingDifferences: !shown.isEmpty)
        shown = notes
        contentUnavailableConfiguration = notes.isEmpty ? emptyContent(isSearch: !text.isEmpty) : nil
    }

    private func emptyContent(isSearch: Bool) -> ContentUnavailableConfiguration {
        var content: ContentUnavailableConfiguration = isSearch ? .search() : .empty()
        let strings = NotesStrings.current
        content.text = isSearch ? strings.noResults : isArchive ? strings.emptyArchive : strings.emptyTitle
        guard !isSearch, !isArchive else { return content }
        content.secondaryText = strings.emptyText
        content.buttonTitle = strings.newNote
        return content
    }

    private func open(_ id: Int) { navigate(.push(path: app.path(.note(id, isArchive: isArchive)))) }

    private func addNote() {
        if let context { open(app.store.addNote(at: context.now).id) }
    }

    private func swipeActions(at indexPath: IndexPath) -> SwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let delete = ContextualAction(style: .destructive, title: NotesStrings.current.delete) {
            [screen = Weak(self)] _, completion in
            if let screen = screen.object, let note = screen.app.store.note(id) {
                let alert = screen.app.deletionAlert { [screen = Weak(screen)] in
                    screen.object?.app.store.delete(note)
                    screen.object?.viewDidAppear()
                }
                screen.present(alert)
            }
            completion(true)
        }
        return SwipeActionsConfiguration(actions: [delete])
    }

    private func restore() {
        do throws(HostStorageError) {
            try app.store.restore()
            noticeView?.show(nil)
        } catch {
            noticeView?.show(Notice(NotesStrings.current.notStored, kind: .failure))
        }
        showNotes()
    }
}

extension NotesApp {
    /// The alert before a note is deleted.
    func deletionAlert(_ delete: @escaping () -> Void) -> AlertController {
        let strings = NotesStrings.current
        let alert = AlertController(title: strings.deleteTitle, message: strings.deleteMessage)
        alert.addAction(AlertAction(strings.cancel, style: .cancel))
        alert.addAction(AlertAction(strings.delete, style: .destructive, handler: delete))
        return alert
    }
}
