import CollectionDataSources
import CollectionDiffing
import CollectionGeometry

extension ListCore {
    /// Whether a requested update is due.
    func isUpdateDue() -> Bool {
        guard !isTelling else { return false }
        if scheduler.settlingCount > 0 { for entry in list.entries { entry.controller.visit { $0.settle() } } }
        return scheduler.isDue
    }

    /// Carries out the requests in the data, and returns the update for the view.
    func makeUpdate() -> CollectionUpdate {
        let pending = scheduler.takePending()
        if pending.fetchesObjects { showObjects() }
        for object in pending.reloadedObjects {
            if let change = list.replace(object) {
                change.entry.controller.take(change.entry.object, isNew: false) { report($0) }
            }
            if let index = list.index(of: object) { list.entries[index].controller.visit { $0.reloadItems() } }
        }
        let refused = carryOut(pending.steps)
        let old = content
        content = ListContent(list.entries)
        let isFullReload = pending.isFullReload || !hasContent
        hasContent = true
        let update = makeUpdate(from: old, isFullReload: isFullReload, isAnimated: pending.isAnimated)
        previous = update.translation.map { (old, $0) }
        let kind: ListAdapter.UpdateKind =
            update.isFullReload ? .reload : pending.fetchesObjects ? .objects : .items
        underWay = UpdateUnderWay(kind: kind, completions: pending.completions, refused: refused)
        tell(.willPerform(update.number))
        return update
    }

    /// Completes the update under way: calls its completions.
    func completeUpdate(isShown isUpdateShown: Bool) {
        guard let done = underWay else { return }
        underWay = nil
        previous = nil
        scheduler.finish()
        tell(.didPerform(updateNumber))
        for listener in listeners { listener.body(done.kind) }
        for (index, completion) in done.completions.enumerated() {
            let isShown = isUpdateShown && completion.controller.map { $0.scheduler != nil } ?? true
            completion.body(isShown && !done.refused.contains(index))
        }
    }

    /// Fetches the objects and updates the controllers.
    private func showObjects() {
        tell(.willFetchObjects)
        let objects = objects()
        tell(.didFetchObjects(objects.count))
        let changes = list.show(
            objects,
            scheduler: scheduler,
            makeController: { factory.makeController(for: $0) },
            report: { report($0) }
        )
        placeControllers()
        for change in changes {
            change.entry.controller.take(change.entry.object, isNew: change.isNew) { report($0) }
        }
    }

    /// Sets the sections of the controllers.
    func placeControllers() {
        let count = list.entries.count
        for (index, entry) in list.entries.enumerated() { entry.controller.setPlace(index, of: count) }
    }

    /// Changes the items of controllers. Returns the indexes of the completions whose request was refused.
    private func carryOut(_ steps: [PendingListUpdate.Step]) -> [Int] {
        var refused: [Int] = []
        for step in steps {
            switch step {
            case .batch(let controller, let updates):
                var batch = SectionBatch()
                updates(&batch)
                if controller.scheduler != nil { controller.take(batch) { report($0) } }
            case .move(let move, let completion):
                if !carryOut(move), let completion { refused.append(completion) }
            }
        }
        return refused
    }

    /// Computes the update.
    func makeUpdate(from old: ListContent, isFullReload: Bool, isAnimated: Bool) -> CollectionUpdate {
        updateNumber += 1
        var reloaded: Set<Int> = []
        for entry in list.entries {
            entry.controller.visit { controller in
                reloaded.formUnion(controller.reloadedItems)
                controller.reloadedItems = []
            }
        }
        let reload = CollectionUpdate(
            number: updateNumber,
            isFullReload: true,
            isAnimated: false,
            itemCountsBefore: old.sections.map { $0.items.count },
            itemCountsAfter: content.sections.map { $0.items.count }
        )
        if isFullReload { return reload }
        tell(.willDiff)
        let changes = SectionedChangeset(from: old.sections, to: content.sections, scratch: &scratch)
        tell(.didDiff(operations: changes.operationCount))
        guard changes.operationCount <= configuration.maximumOperations else { return reload }
        let update = CollectionUpdate(
            number: updateNumber,
            changeset: changes,
            isAnimated: isAnimated,
            needsNewCell: { reloaded.contains(content.sections[$0.section].items[$0.item].id) }
        )
        guard configuration.validatesUpdates else { return update }
        let validator = BatchUpdateValidator(
            countsBefore: update.itemCountsBefore,
            countsAfter: update.itemCountsAfter
        )
        guard let violation = validator.violation(in: update.changes) else { return update }
        report(.illegalUpdate(violation))
        return reload
    }
}
