import CollectionDataSources
import CollectionGeometry

extension ListCore {
    /// Moves an item if the controllers permit it. Returns whether it was moved.
    func carryOut(_ move: ListMove) -> Bool {
        let source = move.source
        let destination = move.destination
        guard source.scheduler != nil, destination.scheduler != nil,
            let index = source.contents.items.firstIndex(where: { $0.id == move.item }), move.index >= 0
        else { return false }
        if source === destination {
            guard move.index < source.contents.items.count, source.canMoveItem(at: index, to: move.index) else {
                return false
            }
            source.moveItem(at: index, to: move.index)
            source.rearrangeMovedItem(at: index, to: move.index)
            source.didMoveItems { report($0) }
            return true
        }
        guard move.index <= destination.contents.items.count,
            destination.canInsertMovedItem(at: move.index, from: source),
            let object = source.removeItemForMove(at: index)
        else { return false }
        destination.insertMovedItem(object, at: move.index)
        destination.takeMovedItem(source.giveMovedItem(at: index), object, at: move.index)
        for controller in [source, destination] { controller.didMoveItems { report($0) } }
        return true
    }
}

// Moves by the user. The same methods of controllers are called as for a move by the program.
extension ListCore {
    func canMoveItem(at indexPath: IndexPath) -> Bool {
        guard let leaf = content.leaf(at: indexPath) else { return false }
        return leaf.controller.canMoveItem(at: leaf.index, to: leaf.index)
    }

    func canMoveItem(at source: IndexPath, to target: IndexPath) -> Bool {
        canMoveSingleItem(at: source, to: target) || sectionMove(from: source, to: target) != nil
    }

    private func canMoveSingleItem(at source: IndexPath, to target: IndexPath) -> Bool {
        guard let leaf = content.leaf(at: source), let place = destination(at: target, from: leaf) else { return false }
        return place.controller === leaf.controller
            ? leaf.controller.canMoveItem(at: leaf.index, to: place.index)
            : place.controller.canInsertMovedItem(at: place.index, from: leaf.controller)
    }

    /// Moves an item immediately. The view shows it at its new path already and needs no update.
    func moveItem(at source: IndexPath, to target: IndexPath) -> Bool {
        guard !notifier.isTelling else { return false }
        if !canMoveSingleItem(at: source, to: target), let move = sectionMove(from: source, to: target) {
            return carryOut(move)
        }
        guard let leaf = content.leaf(at: source), let place = destination(at: target, from: leaf) else { return false }
        let move = ListMove(
            item: leaf.item, source: leaf.controller, destination: place.controller, index: place.index)
        guard carryOut(move) else { return false }
        data.updateContent()
        return true
    }
}

// Moves of whole sections by a drag of their only item.
extension ListCore {
    /// A move of a section.
    private struct SectionMove {
        let source: Int
        let target: Int
    }

    /// The move of a section that results from a drag of its only item to another section with one item: it moves
    /// before or after that section. `nil` if it stays or must not be moved.
    private func sectionMove(from source: IndexPath, to target: IndexPath) -> SectionMove? {
        let sections = content.sections
        guard handlers.sectionMoveHandler != nil, let pipeline, !pipeline.hasUrgentRequest,
            source.section != target.section,
            sections.indices.contains(target.section), sections[target.section].items.count == 1,
            (0...1).contains(target.item), let leaf = content.leaf(at: source),
            sections[source.section].items.count == 1, leaf.controller.canMoveItem(at: leaf.index, to: leaf.index)
        else { return nil }
        let gap = target.section + target.item
        let destination = gap > source.section ? gap - 1 : gap
        return destination == source.section ? nil : SectionMove(source: source.section, target: destination)
    }

    private func carryOut(_ move: SectionMove) -> Bool {
        guard let pipeline, let handler = handlers.sectionMoveHandler else { return false }
        let before = data.list.entries.map { $0.object }
        pipeline.submitUrgent { [self] in
            let old = data.moveSection(from: move.source, to: move.target)
            return updating.makeUpdate(from: old, isFullReload: false, isAnimated: false, in: self)
        }
        var after = before
        after.insert(after.remove(at: move.source), at: move.target)
        handler(before, after)
        return true
    }
}

extension ListCore {
    /// The controller to which an item would move, and its index there; `nil` if there is none.
    func destination(
        at path: IndexPath,
        from source: ListContent.Leaf
    ) -> (controller: SectionController, index: Int)? {
        if let leaf = content.leaf(at: path) { return (leaf.controller, leaf.index) }
        // The index after the last item of a section is its end, unless the item is in that section already.
        guard let controller = content.lastController(ofSection: path.section),
            path.item == content.sections[path.section].items.count, controller !== source.controller
        else { return nil }
        return (controller, controller.contents.items.count)
    }
}
