import CollectionDataSources
import CollectionDiffing
import CollectionTestSupport
import Testing

// The checks of inner state look identifiers up themselves, so that with them there is nothing to count.
#if !COLLECTION_INTERNAL_CHECKS

/// What snapshots do with identifiers is counted: hashing and comparing them is what they cost.
struct SnapshotCostTests {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Counted>

    private let ids = (0..<10_000).map { Counted($0) }

    private func snapshot(of ids: [Counted]) throws -> Snapshot {
        var snapshot = Snapshot()
        try snapshot.appendSections([0])
        try snapshot.appendItems(ids)
        return snapshot
    }

    @Test("building hashes each identifier once, at once or one by one")
    func building() throws {
        #expect(try Counted.counting { _ = try snapshot(of: ids) }.hashes == 10_000)
        var single = try snapshot(of: [])
        #expect(try Counted.counting { for id in ids { try single.appendItems([id]) } }.hashes == 10_000)
        #expect(try single == snapshot(of: ids))
    }

    @Test("reading all identifiers, counts and positions hashes only the arguments")
    func queries() throws {
        let snapshot = try snapshot(of: ids)
        let listing = Counted.counting {
            #expect(snapshot.itemIdentifiers.count == 10_000)
            #expect(snapshot.numberOfItems == 10_000)
            #expect(snapshot.itemCounts == [10_000])
            for _ in snapshot.itemIdentifiers {}
        }
        #expect(listing.hashes == 0)
        #expect(listing.comparisons == 0)
        let reading = Counted.counting {
            for id in ids {
                #expect(snapshot.indexOfItem(id) == id.value)
                #expect(snapshot.contains(id))
            }
        }
        #expect(reading.hashes == 20_000)
        #expect(reading.comparisons < 20_000 * 3)
    }

    @Test("10,000 single deletes hash each identifier once")
    func deleting() throws {
        var snapshot = try snapshot(of: ids)
        let counter = Counted.counting { for id in ids { snapshot.deleteItems([id]) } }
        #expect(snapshot.numberOfItems == 0)
        #expect(counter.hashes == 10_000)
        #expect(counter.comparisons < 10_000 * 3)
    }

    @Test("a diff of two snapshots hashes nothing; a copy with other marks is not even compared")
    func diffing() throws {
        let old = try snapshot(of: ids)
        var changed = old
        changed.deleteItems([Counted(5_000)])
        try changed.moveItem(Counted(1), afterItem: Counted(9_000))
        #expect(Counted.counting { _ = SectionedChangeset(from: old, to: changed) }.hashes == 0)
        let rebuilt = try snapshot(of: Array(ids.reversed()))
        #expect(Counted.counting { _ = SectionedChangeset(from: old, to: rebuilt) }.hashes == 0)
        var marked = old
        try marked.reconfigureItems([Counted(7)])
        let counter = Counted.counting {
            #expect(SectionedChangeset(from: old, to: marked).itemUpdates.count == 1)
        }
        #expect(counter.hashes == 0)
        #expect(counter.comparisons < 10)
    }

    @Test("filling outlines with hidden items looks each item up a few times, however many outlines there are")
    func outlines() throws {
        func cost(_ sections: Int) throws -> Int {
            let source = DiffableDataSource<Int, Counted>()
            var snapshot = DiffableDataSourceSnapshot<Int, Counted>()
            try snapshot.appendSections(Array(0..<sections))
            source.apply(snapshot)
            let counter = try Counted.counting {
                for section in 0..<sections {
                    var outline = DiffableDataSourceSectionSnapshot<Counted>()
                    let root = Counted(section * 100)
                    try outline.append([root])
                    try outline.append((1..<20).map { Counted(section * 100 + $0) }, to: root)
                    try source.apply(outline, to: section)
                }
            }
            return counter.hashes
        }
        let few = try cost(20)
        let many = try cost(200)
        #expect(many <= 15 * few)
        #expect(many <= 200 * 20 * 8)
    }
}

#endif
