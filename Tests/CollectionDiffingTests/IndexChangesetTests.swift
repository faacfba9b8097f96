import CollectionDiffing
import CollectionTestSupport
import Testing

struct IndexChangesetTests {
    /// Those of five elements are in ``DiffingLongRunTests``.
    @Test("all pairs of lists up to length 4, with duplicates, obey every law")
    func exhaustive() {
        var scratch = DiffingScratch()
        var pairs = 0
        var failures: [String] = []
        forEachPairOfLists(upTo: 4) { old, new in
            pairs += 1
            if let law = brokenLaw(old, new, scratch: &scratch) { failures.append("\(old) → \(new): \(law)") }
        }
        #expect(failures == [])
        #expect(pairs == 6_815)
    }

    @Test("the changes do not depend on the names of the ids")
    func renaming() {
        var generator = SeededGenerator(seed: 13)
        var scratch = DiffingScratch()
        func list() -> [Int] {
            (0..<Int.random(in: 0...5, using: &generator)).map { _ in Int.random(in: 0..<6, using: &generator) }
        }
        var failures: [String] = []
        for _ in 0..<2_000 {
            let (old, new) = (list(), list())
            let names = (0..<6).map { _ in Int.random(in: .min ... .max, using: &generator) }
            let changes = IndexChangeset(fromIDs: old, toIDs: new, scratch: &scratch)
            let renamed = IndexChangeset(
                fromIDs: old.map { names[$0] }, toIDs: new.map { names[$0] }, scratch: &scratch)
            if renamed != changes { failures.append("\(old) → \(new) as \(names)") }
        }
        #expect(failures == [])
    }

    @Test("random lists up to 2,000 elements obey every law", arguments: 0..<24)
    func random(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var scratch = DiffingScratch()
        for _ in 0..<6 {
            let count = Int.random(in: 0...(seed < 2 ? 2_000 : 120), using: &generator)
            let ids = seed % 2 == 0 ? count * 4 + 1 : count / 3 + 1
            let old = (0..<count).map { _ in Int.random(in: 0..<ids, using: &generator) }
            var new = old
            for _ in 0..<Int.random(in: 0...(count / 4 + 1), using: &generator) {
                switch Int.random(in: 0..<4, using: &generator) {
                case 0 where !new.isEmpty: new.remove(at: Int.random(in: 0..<new.count, using: &generator))
                case 1 where !new.isEmpty:
                    let moved = new.remove(at: Int.random(in: 0..<new.count, using: &generator))
                    new.insert(moved, at: Int.random(in: 0...new.count, using: &generator))
                default:
                    new.insert(
                        Int.random(in: 0..<ids, using: &generator),
                        at: Int.random(in: 0...new.count, using: &generator)
                    )
                }
            }
            #expect(brokenLaw(old, new, scratch: &scratch) == nil)
        }
    }

    @Test("moving the first element to the end is one move")
    func oneMove() {
        let changes = IndexChangeset(fromIDs: Array(0..<10), toIDs: Array(1..<10) + [0])
        #expect(changes.moves == [Move(from: 0, to: 9)])
        #expect(changes.operationCount == 1)
    }

    @Test("repeated ids in the changed part are reported by their positions")
    func duplicates() {
        let changes = IndexChangeset(fromIDs: [9, 1, 2, 1, 3], toIDs: [9, 2, 4, 1, 4, 5, 4])
        #expect(changes.oldDuplicates == [[1, 3]])
        #expect(changes.newDuplicates == [[2, 4, 6]])
        #expect(IndexChangeset(fromIDs: [1, 2, 3], toIDs: [3, 2, 4]).oldDuplicates == [])
        #expect(IndexChangeset(fromIDs: [], toIDs: Array(0..<99) + [7]).newDuplicates == [[7, 99]])
        #expect(IndexChangeset(fromIDs: [5, 1, 2, 1], toIDs: [5]).oldDuplicates == [[1, 3]])
        #expect(IndexChangeset(fromIDs: [5, 1, 1], toIDs: [5, 1, 1]).oldDuplicates == [])
    }

    @Test("an id that repeats on both sides is reported on both")
    func duplicatesOnBothSides() {
        let changes = IndexChangeset(fromIDs: [1, 2, 1, 3], toIDs: [3, 1, 4, 1])
        #expect(changes.oldDuplicates == [[0, 2]])
        #expect(changes.newDuplicates == [[1, 3]])
    }

    @Test("two equal ids are a repetition also when the other list is empty")
    func shortDuplicates() {
        #expect(IndexChangeset(fromIDs: [], toIDs: [4, 4]).newDuplicates == [[0, 1]])
        #expect(IndexChangeset(fromIDs: [4, 4], toIDs: []).oldDuplicates == [[0, 1]])
    }

    @Test("the inverse has the duplicates of the other side")
    func inverseDuplicates() {
        let inverse = IndexChangeset(fromIDs: [1, 2, 1], toIDs: [3]).inverse
        #expect(inverse.oldDuplicates == [])
        #expect(inverse.newDuplicates == [[0, 2]])
    }

    /// A changeset with one operation of each kind.
    private func everyOperation() -> IndexChangeset {
        let old = [1, 2, 3, 4].map { Labelled(id: $0, content: 0) }
        var new = [4, 2, 3, 5].map { Labelled(id: $0, content: 0) }
        new[2].content = 1
        return IndexChangeset(from: old, to: new)
    }

    @Test("operations of every kind are counted and described")
    func everyKind() {
        let changes = everyOperation()
        #expect(changes.operationCount == 4)
        #expect(changes.description == "4 → 4: delete 0, insert 3, move 3→0, update 2→2")
    }

    @Test("each stage counts in what the one before it leaves; the last updates at new positions")
    func stages() {
        #expect(
            everyOperation().stages.map(\.description) == [
                "4 → 3: delete 0", "3 → 4: insert 3, move 2→0", "4 → 4: update 2→2",
            ]
        )
    }

    @Test("a flat changeset becomes a batch of paths of one section")
    func batchInSection() {
        #expect(
            everyOperation().batchSafe(inSection: 7).description
                == "delete [7, 0], insert [7, 3], move [7, 3]→[7, 0]; then update [7, 2]"
        )
    }

    @Test("a changeset of an unchanged list has no negative count")
    func unchanged() {
        let changes = IndexChangeset(unchangedCount: -3)
        #expect(changes.oldCount == 0)
        #expect(changes.newCount == 0)
    }

    @Test("an index finds every position of an id and every repetition")
    func index() {
        let index = IdentifierIndex(["a", "b", "a", "c", "b", "a"])
        #expect(index.first(of: "b") == 1)
        #expect(index.first(of: "z") == nil)
        #expect(index.all(of: "a") == [0, 2, 5])
        #expect(index.duplicates == [[0, 2, 5], [1, 4]])
        #expect(IdentifierIndex<Int>([]).duplicates == [])
    }

    @Test("an index of ids that do not repeat finds one position of an id, and none of an unknown one")
    func indexWithoutDuplicates() {
        let index = IdentifierIndex(["a", "b"])
        #expect(index.all(of: "b") == [1])
        #expect(index.all(of: "z") == [])
        #expect(index.duplicates == [])
    }

    @Test("an identified changeset finds positions by id on both sides")
    func identified() {
        let difference = IdentifiedChangeset(from: ["a", "b"], to: ["b", "c"])
        #expect(difference.changes.description == "2 → 2: delete 0, insert 1")
        #expect(difference.oldIndex(of: "b") == 1)
        #expect(difference.newIndex(of: "b") == 0)
        #expect(difference.newIndex(of: "a") == nil)
    }

    @Test("applying to the wrong list is an error that names both counts")
    func wrongList() {
        let changes = IndexChangeset(fromIDs: [1, 2, 3], toIDs: [3])
        #expect(throws: DiffingError.countMismatch(expected: 3, actual: 2)) {
            try changes.apply(to: [1, 2], from: [3])
        }
        #expect(throws: DiffingError.countMismatch(expected: 1, actual: 0)) {
            try changes.apply(to: [1, 2, 3], from: [])
        }
    }

    @Test("a scratch that has grown to the size of the work does not allocate again")
    func steadyScratch() {
        var scratch = DiffingScratch()
        let lists = [Array(0..<500), Array((100..<600).reversed()), Array(50..<500) + Array(0..<50)]
        func round() -> [IndexChangeset] {
            var results: [IndexChangeset] = []
            for old in lists {
                for new in lists { results.append(IndexChangeset(fromIDs: old, toIDs: new, scratch: &scratch)) }
            }
            return results
        }
        let first = round()
        let growths = scratch.growthCount
        #expect(growths > 0)
        #expect(round() == first)
        #expect(scratch.growthCount == growths)
    }

    @Test("the equal ends are compared once and never hashed")
    func operationCounts() {
        let old = (0..<1_000).map { Counted($0) }
        let counter = Counted.counting {
            let changes = IndexChangeset(fromIDs: old, toIDs: [Counted(5_000)] + old)
            #expect(changes.description == "1000 → 1001: insert 0")
        }
        #expect(counter.hashes == 0)
        #expect(counter.comparisons <= 1_002)
    }

    @Test("each old id is hashed once, and of the new ones only those that are not in their place")
    func hashCount() {
        let old = (0..<1_000).map { Counted($0) }
        var new = old
        for index in stride(from: 0, to: 1_000, by: 10) { new[index] = Counted(5_000 + index) }
        let counter = Counted.counting { _ = IndexChangeset(fromIDs: old, toIDs: new) }
        #expect(counter.hashes <= 1_000 + 2 * 100)
    }

    @Test("of lists without duplicates each id is hashed once, however they are arranged")
    func hashCountOfReversedLists() {
        let old = (0..<1_000).map { Counted($0) }
        let new = Array(old.reversed())
        let counter = Counted.counting { _ = IndexChangeset(fromIDs: old, toIDs: new) }
        #expect(counter.hashes == 2_000)
    }
}
