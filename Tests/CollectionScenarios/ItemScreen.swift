import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionViews

/// Items of a model, in lines or in notes, with every way in which data changes.
class ItemScreen: ScenarioScreen {
    let model: ItemModel
    let dataSource: CollectionViewDiffableDataSource<Int, Int>

    init(_ layout: CollectionViewLayout, counts: [Int], isNote: @escaping (IndexPath) -> Bool = { _ in false }) {
        let model = ItemModel(counts: counts)
        let lines = CellRegistration<LineCell, Int> { cell, _, id in cell.label.text = model.text(of: id) }
        let notes = CellRegistration<NoteCell, Int> { cell, _, id in cell.label.text = model.note(of: id) }
        let collectionView = CollectionView(layout: layout)
        self.model = model
        dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, id in
            isNote(path)
                ? view.dequeueConfiguredReusableCell(using: notes, for: path, item: id)
                : view.dequeueConfiguredReusableCell(using: lines, for: path, item: id)
        }
        dataSource.itemNameProvider = { model.text(of: $0) }
        super.init(collectionView)
        dataSource.apply(model.snapshot(), animatingDifferences: false)
    }

    override func perform(_ command: ScenarioCommand) {
        if command.isNamed("insert") {  // count, index, section, animated
            let new = model.makeItems(command[0])
            let section = command[2] % model.sections.count
            model.sections[section].insert(contentsOf: new, at: min(command[1], model.sections[section].count))
            show(animated: command.isAnimated(3))
        } else if command.isNamed("delete") {  // index, count, section, animated
            let section = command[2] % model.sections.count
            let start = min(command[0], model.sections[section].count)
            model.sections[section].removeSubrange(start..<min(start + command[1], model.sections[section].count))
            show(animated: command.isAnimated(3))
        } else if command.isNamed("move") {  // from, to, section, animated
            let section = command[2] % model.sections.count
            guard command[0] < model.sections[section].count else { return }
            let id = model.sections[section].remove(at: command[0])
            model.sections[section].insert(id, at: min(command[1], model.sections[section].count))
            show(animated: command.isAnimated(3))
        } else if command.isNamed("reconfigure") || command.isNamed("reload") {  // id, animated
            changeContent(of: command[0], isReload: command.isNamed("reload"), animated: command.isAnimated(1))
        } else if command.isNamed("turn") {  // animated
            for section in model.sections.indices { model.sections[section].reverse() }
            show(animated: command.isAnimated(0))
        } else {
            super.perform(command)
        }
    }

    func show(animated: Bool) {
        dataSource.apply(model.snapshot(), animatingDifferences: animated)
    }

    private func changeContent(of id: Int, isReload: Bool, animated: Bool) {
        model.change(id)
        var snapshot = dataSource.snapshot()
        do {
            if isReload { try snapshot.reloadItems([id]) } else { try snapshot.reconfigureItems([id]) }
        } catch {
            return  // The item is not shown any more.
        }
        dataSource.apply(snapshot, animatingDifferences: animated)
    }
}
