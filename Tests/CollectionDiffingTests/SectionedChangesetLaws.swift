import CollectionDiffing
import CollectionGeometry

/// A section whose content, supplementary content and items' contents can all change.
struct Shelf: DiffableSection, Equatable {
    var id: Int
    var items: [Labelled]
    var content = 0
    var header = 0

    init(_ id: Int, _ items: [Int]) {
        self.id = id
        self.items = items.map { Labelled(id: $0, content: 0) }
    }

    func hasEqualContent(to other: Shelf) -> Bool { content == other.content }
    func hasEqualSupplementaryContent(to other: Shelf) -> Bool { header == other.header }
}

/// The first law of sectioned changesets that the pair breaks, or `nil`.
func brokenLaw(_ old: [Shelf], _ new: [Shelf], scratch: inout DiffingScratch) -> String? {
    let changes = SectionedChangeset(from: old, to: new, scratch: &scratch)
    let before = old.map(\.items)
    let after = new.map(\.items)
    let sections = IndexTranslation(changes.sections)
    if changes.isEmpty != (old == new) { return "empty exactly when equal" }
    if (try? changes.apply(to: before, from: after)) != after { return "replay gives the target" }
    if (try? changes.inverse.apply(to: after, from: before)) != before { return "the inverse leads back" }
    if changes.inverse.inverse != changes { return "the inverse of the inverse is the change" }

    // Nothing is said about the items of sections that come or go as a whole.
    let sources = changes.itemDeletes + changes.itemMoves.map(\.from)
    let targets = changes.itemInserts + changes.itemMoves.map(\.to)
    if sources.contains(where: { sections.newIndex(ofOld: $0.section) == nil }) { return "deleted section described" }
    if targets.contains(where: { sections.oldIndex(ofNew: $0.section) == nil }) { return "inserted section described" }
    if Set(sources).count != sources.count { return "sources are unique" }
    if Set(targets).count != targets.count { return "targets are unique" }
    if changes.itemDeletes != changes.itemDeletes.sorted() || targets.sorted() != sortedMerge(changes) {
        return "output is ordered"
    }
    return brokenMoveLaw(changes, old, new, sections)
        ?? brokenTranslationLaw(changes, old, new)
        ?? brokenBatchLaw(changes, before, after)
        ?? brokenStageLaw(changes, before, after)
}

private func sortedMerge(_ changes: SectionedChangeset) -> [IndexPath] {
    guard changes.itemInserts == changes.itemInserts.sorted() else { return [] }
    guard changes.itemMoves.map(\.to) == changes.itemMoves.map(\.to).sorted() else { return [] }
    return (changes.itemInserts + changes.itemMoves.map(\.to)).sorted()
}

/// An item that is in sections that stay on both sides is never deleted and inserted, and the moves are the fewest.
private func brokenMoveLaw(
    _ changes: SectionedChangeset,
    _ old: [Shelf],
    _ new: [Shelf],
    _ sections: IndexTranslation
) -> String? {
    let deleted = changes.itemDeletes.map { old[$0.section].items[$0.item].id }
    let inserted = changes.itemInserts.map { new[$0.section].items[$0.item].id }
    if !Set(deleted).isDisjoint(with: inserted) { return "what stays is not deleted and inserted" }
    let ids = old.flatMap(\.items).map(\.id) + new.flatMap(\.items).map(\.id)
    let isUnique = Set(old.flatMap(\.items).map(\.id)).count * 2 + Set(new.flatMap(\.items).map(\.id)).count * 2
    guard isUnique == 2 * ids.count else { return nil }

    var expected = 0
    for (section, shelf) in new.enumerated() {
        guard let oldSection = sections.oldIndex(ofNew: section) else { continue }
        let survivors = shelf.items.filter { item in
            old.indices.contains { sections.newIndex(ofOld: $0) != nil && old[$0].items.contains { $0.id == item.id } }
        }
        let inPlace = survivors.compactMap { item in old[oldSection].items.firstIndex { $0.id == item.id } }
        let longest = inPlace.count <= 8 ? bruteForceLongestIncreasing(inPlace) : longestIncreasing(inPlace)
        expected += survivors.count - longest
    }
    return changes.itemMoves.count == expected ? nil : "moves are minimal"
}

/// The translation agrees with the changeset, and forward and backward are inverse to each other.
private func brokenTranslationLaw(_ changes: SectionedChangeset, _ old: [Shelf], _ new: [Shelf]) -> String? {
    let translation = IndexPathTranslation(changes)
    for (section, shelf) in old.enumerated() {
        for item in -1...shelf.items.count {
            let path = IndexPath(item: item, section: section)
            guard let target = translation.newPath(ofOld: path) else { continue }
            if !shelf.items.indices.contains(item) { return "no path out of bounds is translated" }
            if new[target.section].items[target.item].id != shelf.items[item].id { return "translation keeps the id" }
            if translation.oldPath(ofNew: target) != path { return "translation backward" }
        }
    }
    let deleted = changes.sections.deletes.reduce(0) { $0 + old[$1].items.count } + changes.itemDeletes.count
    let staying = old.enumerated().reduce(0) { count, section in
        count
            + section.element.items.indices.filter {
                translation.newPath(ofOld: IndexPath(item: $0, section: section.offset)) != nil
            }.count
    }
    return staying + deleted == old.reduce(0, { $0 + $1.items.count }) ? nil : "what is not deleted is translated"
}

/// The batch-safe form is legal and its replay, with contents configured again afterwards, gives the target.
private func brokenBatchLaw(
    _ changes: SectionedChangeset,
    _ before: [[Labelled]],
    _ after: [[Labelled]]
) -> String? {
    let safe = changes.batchSafe
    let validator = BatchUpdateValidator(countsBefore: before.map(\.count), countsAfter: after.map(\.count))
    if let violation = validator.violation(in: safe.changes) { return "batch: " + violation.description }
    guard
        let translation = IndexPathTranslation(
            safe.changes,
            countsBefore: validator.countsBefore,
            countsAfter: validator.countsAfter
        )
    else { return "a legal batch can be translated" }
    if safe.updatedItems.contains(where: { translation.oldPath(ofNew: $0) == nil }) {
        return "batch: new items updated"
    }
    let inserted = Set(safe.changes.itemInserts)
    for (section, items) in after.enumerated() {
        for (item, element) in items.enumerated() {
            let path = IndexPath(item: item, section: section)
            guard let source = translation.oldPath(ofNew: path) else {
                if !inserted.contains(path), !safe.changes.sectionInserts.contains(section) { return "batch: source" }
                continue
            }
            let isUpdated = safe.updatedItems.contains(path)
            let shown = before[source.section][source.item]
            if shown.id != element.id { return "batch: identity" }
            if isUpdated != (shown != element) { return "batch: updates are what differs" }
        }
    }
    return safe.updatedItems == safe.updatedItems.sorted() ? nil : "batch: updates are ordered"
}

/// Each stage is legal on its own, and the stages lead to the target.
private func brokenStageLaw(
    _ changes: SectionedChangeset,
    _ before: [[Labelled]],
    _ after: [[Labelled]]
) -> String? {
    var current = before
    for stage in changes.stages {
        let validator = BatchUpdateValidator(countsBefore: stage.oldItemCounts, countsAfter: stage.newItemCounts)
        let batch = stage.batchSafe.changes
        if let violation = validator.violation(in: batch) { return "stage: " + violation.description }
        if !stage.sections.moves.isEmpty, batch.sectionMoves != stage.sections.moves {
            return "stage: sections move without being replaced"
        }
        guard
            let next = try? stage.apply(
                to: current,
                newSection: { after[$0] },
                newItem: { after[$0.section][$0.item] }
            )
        else { return "stages follow each other" }
        current = next
    }
    return current == after ? nil : "stages lead to the target"
}
