import CollectionGeometry

extension ListCore {
    /// Moves an item if the controllers agree. Answers whether it has moved.
    func carryOut(_ move: ListMove) -> Bool {
        let source = move.source
        let destination = move.destination
        guard source.scheduler != nil, destination.scheduler != nil,
            let index = source.items.firstIndex(where: { $0.id == move.item }), move.index >= 0
        else { return false }
        if source === destination {
            guard move.index < source.items.count, source.canMoveItem(at: index, to: move.index) else { return false }
            source.moveItem(at: index, to: move.index)
            source.rearrangeMovedItem(at: index, to: move.index)
            source.didMoveItems { report($0) }
            return true
        }
        guard move.index <= destination.items.count,
            destination.canInsertMovedItem(at: move.index, from: source),
            let object = source.removeItemForMove(at: index)
        else { return false }
        destination.insertMovedItem(object, at: move.index)
        destination.takeMovedItem(source.giveMovedItem(at: index), object, at: move.index)
        for controller in [source, destination] { controller.didMoveItems { report($0) } }
        return true
    }
}

// What the reader takes elsewhere by hand. Controllers are asked the questions that a move by the program asks them.
extension ListCore {
    func canMoveItem(at indexPath: IndexPath) -> Bool {
        guard let leaf = content.leaf(at: indexPath) else { return false }
        return leaf.controller.canMoveItem(at: leaf.index, to: leaf.index)
    }

    func canMoveItem(at source: IndexPath, to target: IndexPath) -> Bool {
        guard let leaf = content.leaf(at: source), let place = destination(at: target, from: leaf) else { return false }
        return place.controller === leaf.controller
            ? leaf.controller.canMoveItem(at: leaf.index, to: place.index)
            : place.controller.canInsertMovedItem(at: place.index, from: leaf.controller)
    }

    /// Moves an item at once. The view shows it in its place already and needs no update.
    func moveItem(at source: IndexPath, to target: IndexPath) -> Bool {
        guard !isTelling, let leaf = content.leaf(at: source), let place = destination(at: target, from: leaf) else {
            return false
        }
        let move = ListMove(
            item: leaf.item, source: leaf.controller, destination: place.controller, index: place.index)
        guard carryOut(move) else { return false }
        content = ListContent(list.entries)
        return true
    }
}

extension ListCore {
    /// The controller and the place in it that an item of another place would go to; `nil` when there is none.
    func destination(
        at path: IndexPath,
        from source: ListContent.Leaf
    ) -> (controller: SectionController, index: Int)? {
        if let leaf = content.leaf(at: path) { return (leaf.controller, leaf.index) }
        // One beyond the last item of a section is its end, unless the item is in that section already.
        guard let controller = content.lastController(ofSection: path.section),
            path.item == content.sections[path.section].items.count, controller !== source.controller
        else { return nil }
        return (controller, controller.items.count)
    }
}
