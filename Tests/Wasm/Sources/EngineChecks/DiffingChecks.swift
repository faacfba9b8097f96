import CollectionViewKit

/// A random sequence fixed by its seed.
private struct Generator {
    var state: UInt64

    mutating func below(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(truncatingIfNeeded: (state >> 33) % UInt64(limit))
    }
}

private struct Row: Identifiable, Equatable {
    var id: Int
    var title: Int
}

private struct Shelf: DiffableSection {
    var id: Int
    var items: [Row]
    var header = 0

    func hasEqualSupplementaryContent(to other: Shelf) -> Bool { header == other.header }
}

func diffingChecks(_ checker: Checker) {
    flatChecks(checker)
    sectionedChecks(checker)
    validatorChecks(checker)
}

private func flatChecks(_ checker: Checker) {
    let changes = IndexChangeset(fromIDs: [1, 2, 3], toIDs: [3, 1, 4])
    checker.check("a flat diff lists deletes", changes.deletes == [1])
    checker.check("a flat diff lists inserts", changes.inserts == [2])
    checker.check("a flat diff lists the fewest moves", changes.moves.count == 1)
    checker.check("a changeset describes itself", changes.description.utf8.count > 20)

    var generator = Generator(state: 1)
    var scratch = DiffingScratch()
    var replays = true
    for _ in 0..<200 {
        let old = (0..<generator.below(60)).map { _ in Row(id: generator.below(50), title: generator.below(3)) }
        let new = (0..<generator.below(60)).map { _ in Row(id: generator.below(50), title: generator.below(3)) }
        let changes = IndexChangeset(from: old, to: new, scratch: &scratch)
        replays = replays && replay(changes, old, new)
    }
    checker.check("flat diffs replay", replays)

    do throws(DiffingError) {
        _ = try changes.apply(to: [1], from: [3, 1, 4])
        checker.check("a wrong list is an error", false)
    } catch {
        checker.check("a wrong list is an error", error == .countMismatch(expected: 3, actual: 1))
    }
}

private func replay(_ changes: IndexChangeset, _ old: [Row], _ new: [Row]) -> Bool {
    do throws(DiffingError) {
        return try changes.apply(to: old, from: new) == new
    } catch {
        return false
    }
}

private func sectionedChecks(_ checker: Checker) {
    var generator = Generator(state: 2)
    var scratch = DiffingScratch()
    var replays = true
    var isLegal = true
    var sections = randomShelves(&generator)
    for _ in 0..<100 {
        let next = randomShelves(&generator)
        let changes = SectionedChangeset(from: sections, to: next, scratch: &scratch)
        do throws(DiffingError) {
            let items = try changes.apply(to: sections.map { $0.items }, from: next.map { $0.items })
            replays = replays && items == next.map { $0.items }
        } catch {
            replays = false
        }
        let validator = BatchUpdateValidator(
            countsBefore: changes.oldItemCounts,
            countsAfter: changes.newItemCounts
        )
        isLegal = isLegal && validator.violation(in: changes.batchSafe.changes) == nil
        for stage in changes.stages {
            let validator = BatchUpdateValidator(countsBefore: stage.oldItemCounts, countsAfter: stage.newItemCounts)
            isLegal = isLegal && validator.violation(in: stage.batchSafe.changes) == nil
        }
        sections = next
    }
    checker.check("sectioned diffs replay", replays)
    checker.check("batches and stages are legal", isLegal)
}

private func randomShelves(_ generator: inout Generator) -> [Shelf] {
    var shelves: [Shelf] = []
    for id in 0..<6 where generator.below(4) > 0 {
        let items = (0..<generator.below(12)).map { _ in Row(id: generator.below(40), title: generator.below(3)) }
        shelves.insert(
            Shelf(id: id, items: items, header: generator.below(2)),
            at: generator.below(shelves.count + 1)
        )
    }
    return shelves
}

private func validatorChecks(_ checker: Checker) {
    let validator = BatchUpdateValidator(countsBefore: [2], countsAfter: [2])
    let path = IndexPath(item: 0, section: 0)
    let violation = validator.violation(in: BatchChanges(itemDeletes: [path, path]))
    checker.check("a violation names the path", violation == .itemSourceRepeats(path, .delete, .delete))
    checker.check("a violation is a number", violation?.description.utf8.starts(with: "⟦511⟨".utf8) ?? false)
    let huge = IndexPath(item: Int.max, section: Int.max)
    checker.check(
        "huge paths are out of bounds",
        validator.violation(in: BatchChanges(itemDeletes: [huge]))
            == .itemSourceOutOfBounds(huge, .delete, count: nil)
    )
}
