import CollectionViewKit

/// The notes, or their archive: a list in sections with a search.
final class NoteListViewController: ViewController, CollectionViewDelegate {
    enum Section: Int { case pinned, lastWeek, older }

    private let app: NotesApp
    private let isArchive: Bool
    private let collectionView: CollectionView
    private let dataSource: CollectionViewDiffableDataSource<Section, Int>
    private let searchField = SearchField(NotesStrings.current.search)
    private let noticeView = NoticeView(.toast)
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
                let style = DateFormatStyle(fields: .abbreviatedMonthDay, timeZone: context.timeZone, locale: .current)
                content.secondaryText = style.format(Double(note.changed))
            }
            if lines.count > 1 { content.secondaryText += NotesStrings.current.separator + lines[1] }
            cell.setContentConfiguration(content)
        }
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, indexPath, id in
            guard let note = app.store[id: id] else { return nil }
            return view.dequeueConfiguredReusableCell(using: rows, for: indexPath, item: note)
        }
        super.init()
        let headers = SupplementaryRegistration<CollectionViewListCell>(elementKind: .sectionHeader) { _, _, _ in }
        dataSource.setSupplementaryViewProvider { view, _, indexPath, section in
            let header = view.dequeueConfiguredReusableSupplementary(using: headers, for: indexPath)
            let strings = NotesStrings.current
            var content = header.defaultContentConfiguration()
            content.text = [strings.pinned, strings.lastWeek, strings.older][section.rawValue]
            header.setContentConfiguration(content)
            return header
        }
        dataSource.itemNameProvider = { app.store[id: $0]?.lines.first ?? NotesStrings.current.untitled }
    }

    override var title: String { isArchive ? NotesStrings.current.archive : NotesStrings.current.notes }

    override func viewDidLoad() {
        searchField.addTarget(self, for: .editingChanged) { screen, _ in screen.showNotes() }
        navigationItem.searchField = searchField
        navigationItem.prefersLargeTitles = true
        if !isArchive {
            let add = BarButtonItem(systemItem: .add, title: NotesStrings.current.newNote)
            add.addTarget(self) { $0.open(nil) }
            navigationItem.rightBarButtonItem = add
        }
        collectionView.accessibilityLabel = title
        collectionView.isKeyboardNavigable = true
        collectionView.delegate = self
        collectionView.trailingSwipeActionsConfigurationProvider = { [screen = Weak(self)] in
            screen.object?.swipeActions(at: $0)
        }
        for subview in [collectionView, noticeView] as [View] { view.addSubview(subview) }
        contentUnavailableView.button.addTarget(self) { $0.open(nil) }
        // Another page may write, too.
        context?.storage.observe(self) { screen, _, _ in screen.showNotes() }
    }

    override func viewDidAppear() {
        // A note whose text was deleted is not kept.
        for note in app.store.elements where note.isArchived == isArchive && note.lines.isEmpty {
            app.store.remove(note.id)
        }
        showNotes()
        if let note = app.takeDeletedNote(isArchive: isArchive) {
            let strings = NotesStrings.current
            noticeView.actionButton.setAction { [screen = Weak(self)] in screen.object?.restore(note) }
            noticeView.show(nil)  // Each notice has its own ten seconds.
            noticeView.show(Notice(strings.deleted, actionTitle: strings.undo, milliseconds: 10_000))
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
        let text = searchField.text
        let notes = app.store.elements
            .filter { $0.isArchived == isArchive && (text.isEmpty || $0.contains(text)) }
            .sorted { ($0.changed, $0.id) > ($1.changed, $1.id) }
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
        let strings = NotesStrings.current
        if isSearch { return .search(strings.noResults) }
        if isArchive { return .empty(strings.emptyArchive) }
        return .empty(strings.emptyTitle, secondaryText: strings.emptyText, buttonTitle: strings.newNote)
    }

    private func open(_ id: Int?) { navigate(.push(path: app.path(.note(id, isArchive: isArchive)))) }

    private func swipeActions(at indexPath: IndexPath) -> SwipeActionsConfiguration? {
        guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
        let delete = ContextualAction(style: .destructive, title: NotesStrings.current.delete) {
            [screen = Weak(self)] _, completion in
            screen.object?.confirmDeletion(id)
            completion(true)
        }
        return SwipeActionsConfiguration(actions: [delete])
    }

    private func confirmDeletion(_ id: Int) {
        guard let note = app.store[id: id] else { return }
        app.confirmDeletion(of: note, in: self) { [screen = Weak(self)] in screen.object?.viewDidAppear() }
    }

    private func restore(_ note: Note) {
        do throws(HostStorageError) {
            try app.store.save(note)
            noticeView.show(nil)
        } catch {
            noticeView.show(Notice(NotesStrings.current.notStored, kind: .failure))
        }
        showNotes()
    }
}
