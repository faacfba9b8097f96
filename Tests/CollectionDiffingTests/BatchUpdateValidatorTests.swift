import CollectionDiffing
import CollectionGeometry
import CollectionTestSupport
import Testing

struct BatchUpdateValidatorTests {
    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    private func violation(
        _ before: [Int],
        _ after: [Int],
        known: [Int]? = nil,
        _ changes: BatchChanges
    ) -> BatchUpdateViolation? {
        BatchUpdateValidator(countsBefore: before, countsAfter: after, knownCounts: known).violation(in: changes)
    }

    @Test("a legal batch of everything at once passes")
    func legal() {
        let changes = BatchChanges(
            sectionDeletes: [1],
            sectionInserts: [0],
            sectionMoves: [Move(from: 4, to: 1)],
            sectionReloads: [2],
            itemDeletes: [path(0, 0)],
            itemInserts: [path(2, 1)],
            itemMoves: [Move(from: path(0, 1), to: path(4, 0))],
            itemReloads: [path(3, 0)]
        )
        #expect(violation([3, 9, 2, 1, 5], [7, 5, 2, 40, 2], changes) == nil)
    }

    @Test("rule a: a position is the source or the target of one operation only")
    func uniqueness() {
        #expect(
            violation([2], [1], BatchChanges(itemDeletes: [path(0, 1)], itemReloads: [path(0, 1)]))
                == .itemSourceRepeats(path(0, 1), .delete, .reload)
        )
        #expect(
            violation([1], [3], BatchChanges(itemInserts: [path(0, 2), path(0, 2)]))
                == .itemTargetRepeats(path(0, 2), .insert, .insert)
        )
        #expect(
            violation([1, 1], [1], BatchChanges(sectionDeletes: [1], sectionReloads: [1]))
                == .sectionSourceRepeats(1, .delete, .reload)
        )
        #expect(
            violation([1, 1], [1, 1, 1], BatchChanges(sectionInserts: [0], sectionMoves: [Move(from: 1, to: 0)]))
                == .sectionTargetRepeats(0, .insert, .move)
        )
    }

    @Test("rule b: sources exist before, targets after")
    func bounds() {
        #expect(
            violation([2], [1], BatchChanges(itemDeletes: [path(0, 2)]))
                == .itemSourceOutOfBounds(path(0, 2), .delete, count: 2)
        )
        #expect(
            violation([2], [2], BatchChanges(itemReloads: [path(1, 0)]))
                == .itemSourceOutOfBounds(path(1, 0), .reload, count: nil)
        )
        #expect(
            violation([2], [3], BatchChanges(itemInserts: [path(0, 3)]))
                == .itemTargetOutOfBounds(path(0, 3), .insert, count: 3)
        )
        #expect(
            violation([2], [2], BatchChanges(itemMoves: [Move(from: path(0, 0), to: path(-1, 0))]))
                == .itemTargetOutOfBounds(path(-1, 0), .move, count: nil)
        )
        #expect(
            violation([2], [], BatchChanges(sectionDeletes: [1])) == .sectionSourceOutOfBounds(1, .delete, count: 1)
        )
        #expect(
            violation([2], [2, 0], BatchChanges(sectionInserts: [2])) == .sectionTargetOutOfBounds(2, .insert, count: 2)
        )
        #expect(
            violation([Int.max], [Int.max], BatchChanges(itemDeletes: [path(Int.min, Int.max)]))
                == .itemSourceOutOfBounds(path(Int.min, Int.max), .delete, count: nil)
        )
    }

    @Test("rule a names both operations on a section, in the order delete, reload, move")
    func sectionSources() {
        let move = Move(from: 0, to: 0)
        #expect(
            violation([1, 1], [1], BatchChanges(sectionDeletes: [0], sectionMoves: [move]))
                == .sectionSourceRepeats(0, .delete, .move)
        )
        #expect(
            violation([1, 1], [1, 1], BatchChanges(sectionMoves: [move, Move(from: 0, to: 1)]))
                == .sectionSourceRepeats(0, .move, .move)
        )
        #expect(
            violation([1], [1], BatchChanges(sectionReloads: [0, 0])) == .sectionSourceRepeats(0, .reload, .reload)
        )
    }

    @Test("rule b: no item stands before the first")
    func negativeItems() {
        #expect(
            violation([2], [1], BatchChanges(itemDeletes: [path(0, -1)]))
                == .itemSourceOutOfBounds(path(0, -1), .delete, count: 2)
        )
        #expect(
            violation([2], [3], BatchChanges(itemInserts: [path(0, -1)]))
                == .itemTargetOutOfBounds(path(0, -1), .insert, count: 3)
        )
    }

    @Test("of several broken rules the first is given: counts before, sections, items, counts after")
    func ruleOrder() {
        #expect(
            violation([2], [2], known: [3], BatchChanges(sectionDeletes: [9]))
                == .itemsChangedBeforeBatch(section: 0, known: 3, actual: 2)
        )
        #expect(
            violation([2], [2], BatchChanges(sectionInserts: [0], itemDeletes: [path(0, 9)]))
                == .sectionCountMismatch(before: 1, inserted: 1, deleted: 0, actual: 1)
        )
        #expect(
            violation([3], [3], BatchChanges(itemDeletes: [path(0, 0), path(0, 0)]))
                == .itemSourceRepeats(path(0, 0), .delete, .delete)
        )
    }

    @Test("rule c: the items of each section add up")
    func itemCounts() {
        let changes = BatchChanges(
            itemDeletes: [path(0, 0)],
            itemInserts: [path(0, 0), path(0, 1)],
            itemMoves: [Move(from: path(0, 1), to: path(1, 0))]
        )
        let numbers = BatchItemCountMismatch(
            oldSection: 0,
            newSection: 0,
            before: 5,
            inserted: 2,
            deleted: 1,
            movedIn: 0,
            movedOut: 1,
            actual: 6
        )
        #expect(violation([5, 0], [6, 1], changes) == .itemCountMismatch(numbers))
        #expect(
            numbers.description
                == "c: Section 0 (now 0) had 5 items; 2 inserted, 1 deleted, 0 moved in and 1 moved out make 5, but it has 6."
        )
        #expect(violation([5, 0], [5, 1], changes) == nil)
    }

    @Test("rule c follows sections that change their index")
    func itemCountsOfShiftedSections() {
        let changes = BatchChanges(sectionInserts: [0], itemDeletes: [path(0, 0)])
        #expect(violation([2], [9, 1], changes) == nil)
        #expect(
            violation([2], [9, 2], changes)
                == .itemCountMismatch(
                    BatchItemCountMismatch(
                        oldSection: 0,
                        newSection: 1,
                        before: 2,
                        inserted: 0,
                        deleted: 1,
                        movedIn: 0,
                        movedOut: 0,
                        actual: 2
                    )
                )
        )
    }

    @Test("rule d: the sections add up")
    func sectionCounts() {
        #expect(
            violation([1, 1], [1, 1], BatchChanges(sectionDeletes: [0]))
                == .sectionCountMismatch(before: 2, inserted: 0, deleted: 1, actual: 2)
        )
    }

    @Test("rule e: the data has not changed since it was last read")
    func earlyChange() {
        #expect(
            violation([2, 3], [2, 3], known: [2], BatchChanges()) == .sectionsChangedBeforeBatch(known: 1, actual: 2)
        )
        #expect(
            violation([2, 3], [2, 3], known: [2, 4], BatchChanges())
                == .itemsChangedBeforeBatch(section: 1, known: 4, actual: 3)
        )
        #expect(violation([2, 3], [2, 3], known: [2, 3], BatchChanges()) == nil)
    }

    @Test("rule f: items of sections that come or go as a whole are not described")
    func wholeSections() {
        #expect(
            violation([1], [], BatchChanges(sectionDeletes: [0], itemDeletes: [path(0, 0)]))
                == .itemInDeletedSection(path(0, 0), .delete)
        )
        #expect(
            violation(
                [1], [0, 1], BatchChanges(sectionInserts: [1], itemMoves: [Move(from: path(0, 0), to: path(1, 0))]))
                == .itemInInsertedSection(path(1, 0), .move)
        )
    }

    @Test("rule g: a section reload stands alone")
    func sectionReloads() {
        #expect(
            violation([1, 1], [1, 1], BatchChanges(sectionMoves: [Move(from: 0, to: 1)], sectionReloads: [0]))
                == .reloadedSectionMoves(0)
        )
        #expect(
            violation([1], [2], BatchChanges(sectionReloads: [0], itemInserts: [path(0, 0)]))
                == .itemInReloadedSection(path(0, 0), .insert)
        )
        #expect(violation([1], [40], BatchChanges(sectionReloads: [0])) == nil)
    }

    @Test("rule h: a section that moves keeps its items as they are")
    func movedSections() {
        let move = Move(from: 0, to: 1)
        #expect(
            violation([1, 1], [1, 2], BatchChanges(sectionMoves: [move], itemInserts: [path(1, 0)]))
                == .itemInMovedSection(move, path(1, 0), .insert)
        )
        #expect(
            violation([1, 1], [1, 0], BatchChanges(sectionMoves: [move], itemDeletes: [path(0, 0)]))
                == .itemInMovedSection(move, path(0, 0), .delete)
        )
        let standing = Move(from: 0, to: 0)
        #expect(
            violation([1], [0], BatchChanges(sectionMoves: [standing], itemDeletes: [path(0, 0)]))
                == .itemInMovedSection(standing, path(0, 0), .delete)
        )
    }

    @Test("a negative number of items is a reason of its own")
    func negativeCounts() {
        #expect(violation([-1], [0], BatchChanges()) == .negativeItemCount(section: 0, count: -1))
        #expect(violation([0], [0, -7], BatchChanges()) == .negativeItemCount(section: 1, count: -7))
    }

    @Test("whatever is written into a batch is judged, never trapped, and what is legal can be translated")
    func nonsense() {
        var generator = SeededGenerator(seed: 11)
        let numbers = [Int.min, -1, 0, 0, 1, 1, 2, 3, Int.max - 1, Int.max]
        func number() -> Int { numbers.randomElement(using: &generator) ?? 0 }
        func some<Element>(_ make: () -> Element) -> [Element] {
            (0..<max(0, Int.random(in: -3...2, using: &generator))).map { _ in make() }
        }
        func counts() -> [Int] {
            (0..<Int.random(in: 0...3, using: &generator)).map { _ in
                [-1, 0, 1, 2, 3, Int.max].randomElement(using: &generator) ?? 0
            }
        }
        var legal = 0
        for _ in 0..<20_000 {
            let before = counts()
            let after = Bool.random(using: &generator) ? before : counts()
            let changes = BatchChanges(
                sectionDeletes: some(number),
                sectionInserts: some(number),
                sectionMoves: some { Move(from: number(), to: number()) },
                sectionReloads: some(number),
                itemDeletes: some { path(number(), number()) },
                itemInserts: some { path(number(), number()) },
                itemMoves: some { Move(from: path(number(), number()), to: path(number(), number())) },
                itemReloads: some { path(number(), number()) }
            )
            let reason = violation(before, after, changes)
            if let reason { #expect(!reason.description.isEmpty) }
            if Bool.random(using: &generator) { #expect(violation(before, after, known: before, changes) == reason) }
            let translation = IndexPathTranslation(changes, countsBefore: before, countsAfter: after)
            #expect((translation == nil) == (reason != nil))
            guard let translation else { continue }
            legal += 1
            for section in numbers {
                for item in numbers {
                    guard let target = translation.newPath(ofOld: path(section, item)) else { continue }
                    #expect(translation.oldPath(ofNew: target) == path(section, item))
                }
            }
        }
        #expect(legal > 300)
    }

    @Test("paths near the greatest number are translated like others")
    func hugeCounts() {
        let changes = BatchChanges(itemDeletes: [path(0, 0), path(0, 1)], itemInserts: [path(0, 0), path(0, 1)])
        let counts = [2, Int.max]
        let translation = IndexPathTranslation(changes, countsBefore: counts, countsAfter: counts)
        #expect(translation?.newPath(ofOld: path(1, Int.max - 1)) == path(1, Int.max - 1))
    }

    @Test("the reason does not depend on the order in which operations are listed")
    func order() {
        let paths = [path(0, 0), path(0, 9), path(0, 4), path(0, 0)]
        let reasons = [paths, paths.reversed(), [paths[1], paths[0], paths[3], paths[2]]].map {
            violation([3], [0], BatchChanges(itemDeletes: $0))
        }
        #expect(Set(reasons) == [.itemSourceOutOfBounds(path(0, 4), .delete, count: 3)])
    }

    @Test("of all small batches exactly those are legal that a replay can carry out", arguments: 0...2)
    func againstReplay(before: Int) {
        // Every subset of {delete, insert, move} over one section of `before` items that becomes 0 to 2 items.
        for after in 0...2 {
            let deletes = subsets((0...before).map { path(0, $0) })
            let inserts = subsets((0...after).map { path(0, $0) })
            let moves = subsets(
                (0..<before).flatMap { from in (0..<after).map { Move(from: path(0, from), to: path(0, $0)) } }
            )
            for itemDeletes in deletes {
                for itemInserts in inserts {
                    for itemMoves in moves {
                        let changes = BatchChanges(
                            itemDeletes: itemDeletes,
                            itemInserts: itemInserts,
                            itemMoves: itemMoves
                        )
                        let isLegal = violation([before], [after], changes) == nil
                        if isLegal != replays(changes, before, after) {
                            Issue.record("\(before) → \(after): \(changes.description)")
                        }
                    }
                }
            }
        }
    }

    private func subsets<Element>(_ elements: [Element]) -> [[Element]] {
        (0..<(1 << elements.count)).map { mask in
            elements.indices.filter { mask & (1 << $0) != 0 }.map { elements[$0] }
        }
    }

    /// Whether taking out all sources and then putting in all targets, lowest first, works and gives the count.
    private func replays(_ changes: BatchChanges, _ before: Int, _ after: Int) -> Bool {
        var slots = Array(repeating: true, count: before)
        for item in changes.itemDeletes.map(\.item) + changes.itemMoves.map(\.from.item) {
            guard item < before, slots[item] else { return false }
            slots[item] = false
        }
        var filled = Array(repeating: false, count: after)
        for item in changes.itemInserts.map(\.item) + changes.itemMoves.map(\.to.item) {
            guard item < after, !filled[item] else { return false }
            filled[item] = true
        }
        return slots.filter { $0 }.count == filled.filter { !$0 }.count
    }
}
