import CollectionDataSources
import CollectionGeometry

extension ListCore {
    /// Whether a requested update is due.
    func isUpdateDue() -> Bool {
        guard !notifier.isTelling else { return false }
        if scheduler.settlingCount > 0 { for entry in data.list.entries { entry.controller.visit { $0.settle() } } }
        return scheduler.isDue
    }

    /// Carries out the requests in the data, and returns the update for the view.
    func makeUpdate() -> CollectionUpdate {
        let pending = scheduler.takePending()
        if pending.fetchesObjects { showObjects() }
        for object in pending.reloadedObjects {
            if let change = data.replace(object) {
                change.entry.controller.take(change.entry.object, isNew: false) { report($0) }
            }
            if let index = data.list.index(of: object) {
                data.list.entries[index].controller.visit { $0.reloadItems() }
            }
        }
        let refused = carryOut(pending.steps)
        let isFullReload = pending.isFullReload || !data.hasContent
        data.noteFirstUpdate()
        let old = data.updateContent()
        return updating.begin(pending, refused: refused, from: old, isFullReload: isFullReload, in: self)
    }

    /// Completes the update under way: calls its completions.
    func completeUpdate(isShown: Bool) { updating.complete(isShown: isShown, in: self) }

    /// Fetches the objects and updates the controllers.
    private func showObjects() {
        tell(.willFetchObjects)
        let objects = objects()
        tell(.didFetchObjects(objects.count))
        let changes = data.show(
            objects,
            scheduler: scheduler,
            makeController: { factory.makeController(for: $0) },
            report: { report($0) }
        )
        for change in changes {
            change.entry.controller.take(change.entry.object, isNew: change.isNew) { report($0) }
        }
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
}
