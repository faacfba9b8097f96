import CollectionDataSources
import CollectionDiffing
import CollectionTestSupport
import Testing

/// Snapshots that are changed copies of each other share pages. What they share is neither copied nor compared; the
/// changes between them must be those between snapshots that share nothing.
struct SnapshotSharingTests {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

    @Test("a diff of changed copies equals that of snapshots which share nothing", arguments: 0..<6)
    func againstUnshared(seed: Int) {
        // Those of seeds that three divides have 40,000 items.
        #expect(finding(UInt64(seed), rounds: seed % 3 == 0 ? 2 : 5) == nil)
    }

    @Test("no seed finds changed copies whose diff differs from that of snapshots which share nothing")
    func longRun() {
        let result = LongRun().search { finding($0, rounds: 3) }
        #expect(result.finding == nil)
    }

    /// Changes copies of a long snapshot at a few places, and returns what differs.
    private func finding(_ seed: UInt64, rounds: Int) -> String? {
        var generator = SeededGenerator(seed: seed)
        // As many items as fill more than one page of branches, or a few pages of leaves.
        let count = [40_000, 3_000, 1_100][Int(seed % 3)]
        var snapshot = Snapshot()
        try? snapshot.appendSections([0, 1])
        try? snapshot.appendItems(Array(0..<count / 8), toSection: 1)
        try? snapshot.appendItems(Array(count / 8..<count), toSection: 0)
        var plain = unshared(snapshot)
        var scratch = DiffingScratch()
        for round in 0..<rounds {
            var next = snapshot
            var sibling = snapshot
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                change(&next, count: count, &generator)
                change(&sibling, count: count, &generator)
            }
            if let problem = next.brokenInvariant() { return "round \(round): \(problem)" }
            let plainNext = unshared(next)
            let pairs = [
                (snapshot, plain, next), (next, plainNext, snapshot), (sibling, unshared(sibling), next),
            ]
            for (old, plainOld, new) in pairs {
                let changes = SectionedChangeset(from: old, to: new, scratch: &scratch)
                if changes != SectionedChangeset(from: plainOld, to: new, scratch: &scratch) {
                    return "round \(round)"
                }
            }
            (snapshot, plain) = (next, plainNext)
        }
        return nil
    }

    private func change(_ snapshot: inout Snapshot, count: Int, _ generator: inout SeededGenerator) {
        let anchor = Int.random(in: 0..<count, using: &generator)
        let other = Int.random(in: 0..<count, using: &generator)
        let fresh = count + Int.random(in: 0..<50, using: &generator)
        // Changes that are not allowed, of items that are gone, change nothing.
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: try? snapshot.insertItems([fresh], beforeItem: anchor)
        case 1: try? snapshot.insertItems([fresh], afterItem: snapshot.itemIdentifiers[0])
        case 2: snapshot.deleteItems([anchor])
        case 3:
            // Another identifier takes the slot of the one that goes, at the same place.
            try? snapshot.insertItems([fresh], beforeItem: anchor)
            snapshot.deleteItems([anchor])
        case 4: try? snapshot.moveItem(anchor, beforeItem: other)
        case 5: try? snapshot.appendItems(Array(fresh..<fresh + 40), toSection: 0)
        default: snapshot.deleteItems(Array(anchor..<min(anchor + 70, count)))
        }
    }

    private func unshared(_ snapshot: Snapshot) -> Snapshot {
        var result = Snapshot()
        for section in snapshot.sectionIdentifiers {
            try? result.appendSections([section])
            if let items = try? snapshot.itemIdentifiers(inSection: section) { try? result.appendItems(Array(items)) }
        }
        return result
    }

    #if !COLLECTION_INTERNAL_CHECKS
    @Test("only the items near a change of a copy are compared, at the beginning, in the middle and at the end")
    func comparisons() throws {
        let ids = (0..<40_000).map { Counted($0) }
        var snapshot = DiffableDataSourceSnapshot<Int, Counted>()
        try snapshot.appendSections([0])
        try snapshot.appendItems(ids)
        for index in [0, 20_000, 39_999] {
            var next = snapshot
            try next.insertItems([Counted(-1)], beforeItem: ids[index])
            next.deleteItems([ids[index]])
            let counter = Counted.counting {
                let changes = SectionedChangeset(from: snapshot, to: next)
                #expect(changes.operationCount == 2)
            }
            #expect(counter.hashes == 0)
            #expect(counter.comparisons < 4_000)
        }
    }
    #endif
}
