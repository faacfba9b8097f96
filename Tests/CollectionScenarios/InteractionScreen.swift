import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionViews

/// A cell with a title, and a field for a note that is kept while the cell shows other items.
final class ErrandCell: CollectionViewCell {
    let label = Label(.body)
    let noteField = TextField("Note")

    required init() {
        super.init(element: .box, styleClasses: ["errand-cell"])
        addSubview(label)
        addSubview(noteField)
    }
}

/// Errands: swiped, held, chosen, selected, taken back, and written upon. It shows what the interactions are and what they
/// lead to.
final class InteractionScreen: ScenarioScreen, CollectionViewDelegate {
    /// What has been done, for a test to read.
    private let done = Label(.footnote, styleClasses: ["errand-log"])
    private let editButton = Button("Edit", kind: .bordered)
    private let undoBar: UndoBar
    private let model: Model
    private let history: UndoHistory

    /// The errands. Everything acts upon it, and the screen shows it at the end of the event.
    final class Model {
        let edits = PendingEdits<String>()
        var ids: [Int]
        var flagged: Set<Int> = []
        var lastDone = "nothing"
        var needsUpdate = true
        var isEditing = false

        init(count: Int) {
            ids = Array(0..<count)
        }

        func delete(_ id: Int, _ history: UndoHistory) {
            guard let index = ids.firstIndex(of: id) else { return }
            history.perform(
                ClosureChange(
                    title: "Errand \(id) deleted",
                    apply: { [self] in
                        ids.removeAll { $0 == id }
                        return true
                    },
                    revert: { [self] in
                        ids.insert(id, at: min(index, ids.count))
                        return true
                    }))
            note("deleted \(id)")
        }

        func flag(_ id: Int) {
            if flagged.remove(id) == nil { flagged.insert(id) }
            note("flagged \(id)")
        }

        func note(_ text: String) {
            lastDone = text
            needsUpdate = true
        }
    }

    private let dataSource: CollectionViewDiffableDataSource<Int, Int>
    private var shownFlags: Set<Int> = []

    init() {
        let model = Model(count: 40)
        let history = UndoHistory()
        let collectionView = CollectionView(layout: CompositionalLayout(section: Self.rows(height: .absolute(64))))
        let errands = CellRegistration<ErrandCell, Int> { cell, _, id in
            cell.label.text = model.flagged.contains(id) ? "Errand \(id) ⚑" : "Errand \(id)"
            cell.noteField.edit(
                ChangeSubject(CellIdentity("errand", id), "note"), in: model.edits, orElse: "", history: nil)
        }
        self.model = model
        self.history = history
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
            view.dequeueConfiguredReusableCell(using: errands, for: path, item: id)
        }
        dataSource.itemNameProvider = { "Errand \($0)" }
        undoBar = UndoBar(history: history)
        super.init(collectionView)
        history.changeHandler = { model.needsUpdate = true }
        editButton.addAction {
            model.isEditing.toggle()
            model.needsUpdate = true
        }
        view.addSubview(editButton)
        view.addSubview(done)
        view.addSubview(undoBar)
        collectionView.isKeyboardNavigable = true
        collectionView.accessibilityLabel = "Errands"
        collectionView.allowsMultipleSelectionDuringEditing = true
        offerActions(model, history)
        show(animated: false)
    }

    private func offerActions(_ model: Model, _ history: UndoHistory) {
        // The closures must not hold the screen, nor the view that keeps them: they find items by the data of the view.
        let items = Items()
        self.items = items
        collectionView.trailingSwipeActionsConfigurationProvider = { path in
            guard let id = items.id(at: path) else { return nil }
            return SwipeActionsConfiguration(actions: [
                ContextualAction(style: .destructive, title: "Delete") { _, completion in
                    model.delete(id, history)
                    completion(true)
                },
                ContextualAction(title: "Later") { _, completion in
                    model.note("later \(id)")
                    completion(true)
                },
            ])
        }
        collectionView.leadingSwipeActionsConfigurationProvider = { path in
            guard let id = items.id(at: path) else { return nil }
            var configuration = SwipeActionsConfiguration(actions: [
                ContextualAction(title: "Flag") { _, completion in
                    model.flag(id)
                    completion(true)
                }
            ])
            configuration.performsFirstActionWithFullSwipe = false
            return configuration
        }
        collectionView.delegate = self
    }

    func collectionView(
        _ collectionView: CollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: Point
    ) -> ContextMenuConfiguration? {
        guard let id = indexPaths.first.flatMap(items.id) else { return nil }
        let open = MenuAction("Open", target: self) { $0.model.note("opened \(id)") }
        let share = MenuAction("Share", attributes: .disabled) {}
        return ContextMenuConfiguration { _ in Menu(title: "Errand \(id)", children: [open, share]) }
    }

    func collectionView(_ collectionView: CollectionView, performPrimaryActionForItemAt indexPath: IndexPath) {
        if let id = items.id(at: indexPath) { model.note("tapped \(id)") }
    }

    func collectionView(_ collectionView: CollectionView, didDoubleTapItemAt indexPath: IndexPath) {
        if let id = items.id(at: indexPath) { model.note("double \(id)") }
    }

    /// The items that are shown, by path.
    private final class Items {
        var ids: [Int] = []

        func id(at path: IndexPath) -> Int? { path.item < ids.count ? ids[path.item] : nil }
    }

    private var items = Items()

    override var title: String { "Errands" }

    override func viewDidLayoutSubviews() {
        undoBar.followHistory()
        guard model.needsUpdate else { return }
        show(animated: true)
    }

    override func perform(_ command: ScenarioCommand) {
        if command.isNamed("delete") {  // id
            model.delete(command[0], history)
        } else if command.isNamed("insert") {  // at the top
            model.ids.insert(1000 + model.ids.count, at: 0)
            model.needsUpdate = true
        } else if command.isNamed("edit") {
            model.isEditing.toggle()
            model.needsUpdate = true
        } else {
            super.perform(command)
        }
        view.setNeedsLayout()
    }

    private func show(animated: Bool) {
        model.needsUpdate = false
        collectionView.isEditing = model.isEditing
        editButton.title = model.isEditing ? "Done" : "Edit"
        done.text = model.lastDone
        items.ids = model.ids
        var snapshot = DiffableDataSourceSnapshot<Int, Int>()
        let changed = shownFlags.symmetricDifference(model.flagged)
        shownFlags = model.flagged
        do {
            try snapshot.appendSections([0])
            try snapshot.appendItems(model.ids, toSection: 0)
            try snapshot.reconfigureItems(model.ids.filter { changed.contains($0) })
        } catch {
            preconditionFailure("The model has an errand twice.")
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
        view.setNeedsLayout()
    }
}
