import CollectionDiffing
import CollectionGeometry
import CollectionTestSupport
import Testing

struct SectionedChangesetTests {
    /// Those with three items are in ``DiffingLongRunTests``.
    @Test("all pairs of up to 3 sections holding up to 2 items obey every law")
    func exhaustive() {
        let arrangements = ShelfArrangements(sections: 3, items: 2, itemIDs: 3, repeating: false)
        #expect(arrangements.count == 457)
        #expect(expectLaws(arrangements) == 6_029)
    }

    @Test("all pairs of up to 2 sections holding up to 3 items, with repeated ids, obey every law")
    func exhaustiveDuplicates() {
        let arrangements = ShelfArrangements(sections: 2, items: 3, itemIDs: 2, repeating: true)
        #expect(arrangements.count == 129)
        #expect(expectLaws(arrangements) == 4_167)
    }

    /// Expects that all pairs obey every law, and returns how many there are.
    private func expectLaws(_ arrangements: ShelfArrangements) -> Int {
        var scratch = DiffingScratch()
        var pairs = 0
        var failures: [String] = []
        arrangements.forEachPair { old, new in
            pairs += 1
            if let law = brokenLaw(old, new, scratch: &scratch) { failures.append("\(old) → \(new): \(law)") }
        }
        #expect(failures == [])
        return pairs
    }

    @Test("random sections obey every law", arguments: 0..<40)
    func random(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var scratch = DiffingScratch()
        for _ in 0..<10 {
            let old = ShelfGenerator.shelves(seed: seed, using: &generator)
            let new = ShelfGenerator.mutated(old, using: &generator)
            #expect(brokenLaw(old, new, scratch: &scratch) == nil)
        }
    }

    @Test("an item that crosses to another section is one move")
    func crossing() {
        let changes = SectionedChangeset(
            from: [Shelf(0, [1, 2]), Shelf(1, [3])],
            to: [Shelf(0, [2]), Shelf(1, [3, 1])]
        )
        #expect(changes.description == "sections 2 → 2: no changes; items: move [0, 0]→[1, 1]")
        #expect(changes.batchSafe.description == "move [0, 0]→[1, 1]")
    }

    @Test("a moved and changed item is moved once and configured at its new index")
    func movedAndChanged() {
        let old = [Shelf(0, [1, 2, 3])]
        var new = [Shelf(0, [2, 3, 1])]
        new[0].items[2].content = 7
        #expect(
            SectionedChangeset(from: old, to: new).batchSafe.description == "move [0, 0]→[0, 2]; then update [0, 2]")
    }

    @Test("items pass into new and out of deleted sections as inserts and deletes")
    func borders() {
        let changes = SectionedChangeset(
            from: [Shelf(0, [1, 2]), Shelf(1, [3])],
            to: [Shelf(0, [1, 3]), Shelf(2, [2])]
        )
        #expect(
            changes.batchSafe.description
                == "delete section 1, insert section 1, delete [0, 1], insert [0, 1]"
        )
    }

    @Test("a header that changes is part of the diff, a section that changes too")
    func supplementaries() {
        let old = [Shelf(0, [1]), Shelf(1, [2])]
        var new = [Shelf(1, [2]), Shelf(0, [1])]
        new[0].header = 1
        new[1].content = 1
        let changes = SectionedChangeset(from: old, to: new)
        #expect(changes.supplementaryUpdates == [Update(old: 1, new: 0)])
        #expect(changes.sections.updates == [Update(old: 0, new: 1)])
        #expect(
            changes.batchSafe.description
                == "move section 1→0; then update section 1, update supplementaries of section 0"
        )
    }

    @Test("a section that moves while its items change is replaced in a batch and moved in stages")
    func movedSection() {
        let changes = SectionedChangeset(
            from: [Shelf(0, [1, 2]), Shelf(1, [3]), Shelf(2, [4])],
            to: [Shelf(1, [3]), Shelf(2, [4, 2]), Shelf(0, [1])]
        )
        #expect(changes.sections.moves == [Move(from: 0, to: 2)])
        #expect(changes.batchSafe.description == "delete section 0, insert section 2, insert [1, 1]")
        #expect(
            changes.stages.map(\.description) == [
                "sections 3 → 3: move 0→2; items: no changes",
                "sections 3 → 3: no changes; items: move [2, 1]→[1, 1]",
            ]
        )
    }

    @Test("an item that leaves a replaced section comes as new: it is not updated as well")
    func changedItemLeavesReplacedSection() {
        let old = [Shelf(0, [1, 2]), Shelf(1, [3]), Shelf(2, [4])]
        var new = [Shelf(1, [3]), Shelf(2, [4, 2]), Shelf(0, [1])]
        new[1].items[1].content = 1
        new[2].items[0].content = 1
        let safe = SectionedChangeset(from: old, to: new).batchSafe
        #expect(safe.description == "delete section 0, insert section 2, insert [1, 1]")
    }

    @Test("a section that is replaced comes with its content and its header: neither is updated as well")
    func changedSectionIsReplaced() {
        let old = [Shelf(0, [1, 2]), Shelf(1, [3]), Shelf(2, [4])]
        var new = [Shelf(1, [3]), Shelf(2, [4, 2]), Shelf(0, [1])]
        new[2].content = 1
        new[2].header = 1
        let safe = SectionedChangeset(from: old, to: new).batchSafe
        #expect(safe.description == "delete section 0, insert section 2, insert [1, 1]")
    }

    /// A changeset with one operation of each kind.
    private func everyOperation() -> SectionedChangeset {
        let old = [Shelf(0, [1, 2, 3]), Shelf(1, [10]), Shelf(2, [20])]
        var new = [Shelf(2, [20]), Shelf(0, [3, 1, 4]), Shelf(3, [])]
        new[0].content = 1
        new[1].header = 1
        new[1].items[1].content = 1
        return SectionedChangeset(from: old, to: new)
    }

    @Test("operations of every kind are counted and described")
    func everyKind() {
        let changes = everyOperation()
        #expect(changes.operationCount == 9)
        #expect(
            changes.description
                == "sections 3 → 3: delete 1, insert 2, move 2→0, update 2→0; items: delete [0, 1], insert [1, 2], "
                + "move [0, 2]→[1, 0], update [0, 0]→[1, 1], update supplementaries of section 0→1"
        )
    }

    @Test("stages delete, arrange sections, arrange items and update, each in what the one before it leaves")
    func stages() {
        #expect(
            everyOperation().stages.map(\.description) == [
                "sections 3 → 2: delete 1; items: delete [0, 1]",
                "sections 2 → 3: insert 2, move 1→0; items: no changes",
                "sections 3 → 3: no changes; items: insert [1, 2], move [1, 1]→[1, 0]",
                "sections 3 → 3: update 0→0; items: update [1, 1]→[1, 1], update supplementaries of section 1→1",
            ]
        )
    }

    @Test("a batch is empty only without operations and without updates")
    func emptyBatch() {
        let old = [Shelf(0, [1])]
        func isEmpty(_ change: (inout Shelf) -> Void) -> Bool {
            var new = old
            change(&new[0])
            return SectionedChangeset(from: old, to: new).batchSafe.isEmpty
        }
        let results = [
            isEmpty { _ in },
            isEmpty { $0.items = [] },
            isEmpty { $0.items[0].content = 1 },
            isEmpty { $0.content = 1 },
            isEmpty { $0.header = 1 },
        ]
        #expect(results == [true, false, false, false, false])
    }

    @Test("repeated ids of the old side are reported by their paths, across sections and after equal items")
    func oldDuplicates() {
        let changes = SectionedChangeset(
            from: [Shelf(0, [7, 1, 2, 1]), Shelf(1, [2, 9])],
            to: [Shelf(0, [7, 3]), Shelf(1, [8])]
        )
        #expect(
            changes.oldDuplicates == [
                [IndexPath(item: 1, section: 0), IndexPath(item: 3, section: 0)],
                [IndexPath(item: 2, section: 0), IndexPath(item: 0, section: 1)],
            ]
        )
    }

    @Test("repeated ids are reported by their paths")
    func duplicates() {
        let changes = SectionedChangeset(
            from: [Shelf(0, [1, 9]), Shelf(1, [1])],
            to: [Shelf(0, [2, 2]), Shelf(1, [1, 3, 2])]
        )
        #expect(changes.oldDuplicates == [])
        #expect(
            changes.newDuplicates == [
                [IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 1)]
            ]
        )
    }

    @Test("applying to the wrong sections is an error that names the section")
    func wrongData() {
        let changes = SectionedChangeset(from: [Shelf(0, [1, 2])], to: [Shelf(0, [])])
        #expect(throws: DiffingError.itemCountMismatch(section: 0, expected: 2, actual: 1)) {
            try changes.apply(to: [[1]], from: [[]])
        }
        #expect(throws: DiffingError.countMismatch(expected: 1, actual: 0)) {
            try changes.apply(to: [[1, 2]], from: [])
        }
    }
}
