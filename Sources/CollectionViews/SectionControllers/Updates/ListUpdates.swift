import CollectionDataSources
import CollectionDiffing
import CollectionGeometry

/// Computes the updates of a list, and holds the one that the view carries out.
final class ListUpdates {
    /// The content before the update under way, and the translation of its items; `nil` while none is under way.
    private(set) var previous: (content: ListContent, translation: IndexPathTranslation)?
    private var underWay: UpdateUnderWay?
    private var number = 0
    private var scratch = DiffingScratch()

    /// An update that the view carries out.
    private struct UpdateUnderWay {
        let kind: ListAdapter.UpdateKind
        let completions: [PendingListUpdate.Completion]
        /// The indexes of the completions whose request was refused.
        let refused: [Int]
    }
}

extension ListUpdates {
    /// Begins the update for requests that the data have carried out.
    ///
    /// - Parameters:
    ///   - pending: The requests.
    ///   - refused: The indexes of the completions whose request was refused.
    ///   - old: The content before.
    func begin(
        _ pending: PendingListUpdate, refused: [Int], from old: ListContent, isFullReload: Bool, in list: ListCore
    ) -> CollectionUpdate {
        let update = makeUpdate(from: old, isFullReload: isFullReload, isAnimated: pending.isAnimated, in: list)
        previous = update.translation.map { (old, $0) }
        let kind: ListAdapter.UpdateKind =
            update.isFullReload ? .reload : pending.fetchesObjects ? .objects : .items
        underWay = UpdateUnderWay(kind: kind, completions: pending.completions, refused: refused)
        list.tell(.willPerform(update.number))
        return update
    }

    /// Completes the update under way: calls the listeners and the completions.
    func complete(isShown isUpdateShown: Bool, in list: ListCore) {
        guard let done = underWay else { return }
        underWay = nil
        previous = nil
        list.scheduler.finish()
        list.tell(.didPerform(number))
        list.handlers.callListeners(done.kind)
        for (index, completion) in done.completions.enumerated() {
            let isShown = isUpdateShown && completion.controller.map { $0.scheduler != nil } ?? true
            completion.body(isShown && !done.refused.contains(index))
        }
    }

    /// Computes the update from the content before to the content now.
    ///
    /// - Complexity: O(*n*) expected in the number of items.
    func makeUpdate(
        from old: ListContent, isFullReload: Bool, isAnimated: Bool, in list: ListCore
    ) -> CollectionUpdate {
        number += 1
        let content = list.data.content
        var reloaded = Set<Int>()
        for entry in list.data.list.entries {
            entry.controller.visit { reloaded.formUnion($0.contents.takeReloaded()) }
        }
        let reload = CollectionUpdate(
            number: number,
            isFullReload: true,
            isAnimated: false,
            itemCountsBefore: old.sections.map { $0.items.count },
            itemCountsAfter: content.sections.map { $0.items.count }
        )
        if isFullReload { return reload }
        list.tell(.willDiff)
        let changes = SectionedChangeset(from: old.sections, to: content.sections, scratch: &scratch)
        list.tell(.didDiff(operations: changes.operationCount))
        guard changes.operationCount <= list.configuration.maximumOperations else { return reload }
        let update = CollectionUpdate(
            number: number,
            changeset: changes,
            isAnimated: isAnimated,
            needsNewCell: { reloaded.contains(content.sections[$0.section].items[$0.item].id) }
        )
        guard list.configuration.validatesUpdates else { return update }
        let validator = BatchUpdateValidator(
            countsBefore: update.itemCountsBefore,
            countsAfter: update.itemCountsAfter
        )
        guard let violation = validator.violation(in: update.changes) else { return update }
        list.report(.illegalUpdate(violation))
        return reload
    }
}
