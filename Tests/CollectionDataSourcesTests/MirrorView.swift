import CollectionDataSources
import CollectionDiffing
import CollectionGeometry

/// A view that knows only what updates tell it: it keeps the items it shows by replaying each batch, and asks the data
/// source for nothing but items that come.
final class MirrorView<SectionID: Hashable & Sendable> {
    private(set) var shown: [[Int]] = []
    /// The first thing that was wrong, or `nil`.
    private(set) var problem: String?
    /// What carries the updates here.
    let pipeline = UpdatePipeline(isDisplayed: true)

    /// Takes the next update and carries it out, if it is its turn.
    func takeOne(_ source: DiffableDataSource<SectionID, Int>) {
        if case .update(let update)? = pipeline.next() { perform(update, from: source) }
    }

    private func perform(_ update: CollectionUpdate, from source: DiffableDataSource<SectionID, Int>) {
        if shown.map(\.count) != update.itemCountsBefore { note("counts before", update) }
        func item(_ path: IndexPath) -> Int { source.itemIdentifier(for: path) ?? -1 }
        var next = update.itemCountsAfter.enumerated().map { section, count in
            (0..<count).map { item(IndexPath(item: $0, section: section)) }
        }
        if !update.isFullReload {
            let validator = BatchUpdateValidator(
                countsBefore: update.itemCountsBefore,
                countsAfter: update.itemCountsAfter
            )
            if let violation = validator.violation(in: update.changes) { note(violation.description, update) }
            guard let translation = update.translation else { return note("translation", update) }
            let inserted = Set(update.changes.itemInserts)
            for section in next.indices where !update.changes.sectionInserts.contains(section) {
                for index in next[section].indices {
                    let path = IndexPath(item: index, section: section)
                    if inserted.contains(path) { continue }
                    guard let old = translation.oldPath(ofNew: path) else { return note("source of \(path)", update) }
                    next[section][index] = shown[old.section][old.item]
                }
            }
            let updated = update.reloadedItems + update.reconfiguredItems
            if updated.contains(where: { translation.oldPath(ofNew: $0) == nil }) { note("new items updated", update) }
            if Set(updated).count != updated.count { note("updated twice", update) }
        }
        shown = next
        let expected = (0..<source.numberOfSections).map { section in
            (0..<source.numberOfItems(inSection: section)).map { item(IndexPath(item: $0, section: section)) }
        }
        if shown != expected { note("shows \(shown) instead of \(expected)", update) }
    }

    private func note(_ text: String, _ update: CollectionUpdate) {
        problem = problem ?? "\(update): \(text)"
    }
}
