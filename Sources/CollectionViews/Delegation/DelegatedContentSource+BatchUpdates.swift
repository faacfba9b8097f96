import CollectionDataSources
import CollectionDiagnostics
import CollectionDiffing
import CollectionGeometry
import CollectionLayout

extension DelegatedContentSource {
    /// Carries out a batch in the data, and returns the update for the view.
    ///
    /// - Parameter body: Changes the data and describes the changes; `nil` if that has been done.
    func makeUpdate(of batch: BatchUpdate, _ body: (() -> Void)?) -> CollectionUpdate {
        batchNumber += 1
        // What is about to be shown anew has not been read yet.
        let known = view.object?.display.needsReload == false ? readCounts.all : nil
        let before = known ?? (body == nil ? nil : currentCounts)
        if let body {
            openBatch = batch
            body()
            openBatch = nil
        }
        let after = currentCounts
        readCounts.replace(with: after)
        guard let before else { return reload(from: after, to: after) }
        let validator = BatchUpdateValidator(countsBefore: before, countsAfter: after)
        if let violation = validator.violation(in: batch.changes) {
            view.object?.send(
                .log(.warning, diagnosticText(425, "The collection view is reloaded: \(violation)")))
            return reload(from: before, to: after)
        }
        return makeUpdate(of: batch.changes, from: before, to: after)
    }

    private var currentCounts: [Int] { (0..<currentSectionCount).map { currentCount(inSection: $0) } }

    private func reload(from before: [Int], to after: [Int]) -> CollectionUpdate {
        CollectionUpdate(
            number: batchNumber, isFullReload: true, isAnimated: false, itemCountsBefore: before, itemCountsAfter: after
        )
    }

    /// The update of a legal batch. An update reloads sections at indexes after it, and only if the number of their items is
    /// the same: other items are inserted and deleted at the end of the section.
    private func makeUpdate(of changes: BatchChanges, from before: [Int], to after: [Int]) -> CollectionUpdate {
        var update = CollectionUpdate(
            number: batchNumber, isAnimated: true, itemCountsBefore: before, itemCountsAfter: after, changes: changes)
        guard !changes.sectionReloads.isEmpty else { return update }
        update.changes.sectionReloads = []
        let stays = BatchChanges(
            sectionDeletes: changes.sectionDeletes, sectionInserts: changes.sectionInserts,
            sectionMoves: changes.sectionMoves)
        let sections = IndexPathTranslation(legal: stays, countsBefore: before, countsAfter: after).sections
        let limit = view.object?.maximumOperations ?? 0
        for section in changes.sectionReloads {
            guard let newSection = sections.newIndex(ofOld: section) else { continue }
            let (old, new) = (before[section], after[newSection])
            guard abs(new - old) <= limit else { return reload(from: before, to: after) }
            update.reloadedSections.append(newSection)
            if old < new {
                update.changes.itemInserts += (old..<new).map { IndexPath(item: $0, section: newSection) }
            } else {
                update.changes.itemDeletes += (new..<old).map { IndexPath(item: $0, section: section) }
            }
        }
        update.reloadedSections = update.reloadedSections.ordered()
        return update
    }
}
