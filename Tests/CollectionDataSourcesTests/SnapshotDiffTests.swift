import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionTestSupport
import Testing

struct SnapshotDiffTests {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

    /// The same data as sections that can be diffed without a snapshot.
    private struct Plain: DiffableSection {
        struct Item: Identifiable, Equatable {
            var id: Int
        }

        var id: Int
        var items: [Item]
    }

    private func plain(_ snapshot: Snapshot) -> [Plain] {
        snapshot.sectionIdentifiers.map { section in
            Plain(id: section, items: (try? snapshot.itemIdentifiers(inSection: section))?.map { .init(id: $0) } ?? [])
        }
    }

    @Test("a diff of snapshots equals the diff of the data they hold", arguments: 0..<40)
    func againstPlainDiff(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var scratch = DiffingScratch()
        var snapshot = Snapshot()
        for _ in 0..<30 {
            var next = snapshot
            for _ in 0..<Int.random(in: 0...12, using: &generator) {
                _ = SnapshotOperation.random(items: [6, 40, 200][seed % 3], using: &generator).apply(to: &next)
            }
            next.forgetMarks()
            let derived = SectionedChangeset(from: snapshot, to: next, scratch: &scratch)
            #expect(derived == SectionedChangeset(from: plain(snapshot), to: plain(next)))
            // A snapshot built from scratch has other slots; the changes must be the same.
            #expect(derived == SectionedChangeset(from: snapshot, to: rebuilt(next), scratch: &scratch))
            snapshot = next
        }
    }

    private func rebuilt(_ snapshot: Snapshot) -> Snapshot {
        var result = Snapshot()
        for section in snapshot.sectionIdentifiers.reversed() {
            try? result.appendSections([section])
            if let first = result.sectionIdentifiers.first, first != section {
                try? result.moveSection(section, beforeSection: first)
            }
            if let items = try? snapshot.itemIdentifiers(inSection: section) {
                try? result.appendItems(Array(items), toSection: section)
            }
        }
        return result
    }

    @Test("a scratch that has grown to the size of the work does not allocate again")
    func steadyScratch() throws {
        var scratch = DiffingScratch()
        var snapshots: [Snapshot] = []
        for order in [Array(0..<300), Array((0..<300).reversed()), Array(100..<400)] {
            var snapshot = Snapshot()
            try snapshot.appendSections([order[0] % 3, 7])
            try snapshot.appendItems(Array(order.prefix(150)), toSection: 7)
            try snapshot.appendItems(Array(order.suffix(150)), toSection: order[0] % 3)
            snapshots.append(snapshot)
        }
        func round() {
            for old in snapshots {
                for new in snapshots { _ = SectionedChangeset(from: old, to: new, scratch: &scratch) }
            }
        }
        round()
        let growths = scratch.growthCount
        #expect(growths > 0)
        round()
        #expect(scratch.growthCount == growths)
    }

    @Test("marks on what stays become updates at both positions; marks on what is new do not")
    func marks() throws {
        var old = Snapshot()
        try old.appendSections([0, 1])
        try old.appendItems([1, 2, 3], toSection: 0)
        try old.appendItems([4], toSection: 1)
        var new = old
        try new.moveItem(1, afterItem: 4)
        try new.appendItems([9], toSection: 0)
        try new.reconfigureItems([1, 9])
        try new.reloadItems([3])
        try new.reloadSections([1])
        try new.reconfigureSupplementaries(inSections: [0])
        try new.setSupplementaryRevision(1, forSection: 1)
        let changes = SectionedChangeset(from: old, to: new)
        #expect(
            changes.itemUpdates == [
                Update(old: IndexPath(item: 2, section: 0), new: IndexPath(item: 1, section: 0)),
                Update(old: IndexPath(item: 0, section: 0), new: IndexPath(item: 1, section: 1)),
            ]
        )
        #expect(changes.sections.updates == [Update(old: 1, new: 1)])
        #expect(changes.supplementaryUpdates == [Update(old: 0, new: 0), Update(old: 1, new: 1)])
    }

    /// Two sections with an item each.
    private func pair() throws -> Snapshot {
        var snapshot = Snapshot()
        try snapshot.appendSections([0, 1])
        try snapshot.appendItems([1], toSection: 0)
        try snapshot.appendItems([2], toSection: 1)
        return snapshot
    }

    @Test("a revision that only one side has updates the supplementaries, in either direction")
    func revisionAlone() throws {
        let plain = try pair()
        var revised = plain
        try revised.setSupplementaryRevision(1, forSection: 1)
        let update = [Update(old: 1, new: 1)]
        #expect(SectionedChangeset(from: plain, to: revised).supplementaryUpdates == update)
        #expect(SectionedChangeset(from: revised, to: plain).supplementaryUpdates == update)
    }

    @Test("a mark on a section without any revision updates the section and nothing else")
    func sectionMarkAlone() throws {
        let old = try pair()
        var new = old
        try new.reloadSections([1])
        let changes = SectionedChangeset(from: old, to: new)
        #expect(changes.sections.updates == [Update(old: 1, new: 1)])
        #expect(changes.operationCount == 1)
    }

    @Test("an item that comes out of a deleted section is inserted, not updated, whatever its mark")
    func markOutOfDeletedSection() throws {
        let old = try pair()
        var new = old
        try new.moveItem(2, afterItem: 1)
        new.deleteSections([1])
        try new.reconfigureItems([2])
        let changes = SectionedChangeset(from: old, to: new)
        #expect(changes.itemInserts == [IndexPath(item: 1, section: 0)])
        #expect(changes.itemUpdates == [])
    }

    @Test("an item that passes into an inserted section is deleted, not updated, whatever its mark")
    func markIntoInsertedSection() throws {
        let old = try pair()
        var new = old
        try new.appendSections([5])
        try new.appendItems([2], toSection: 5)
        try new.reloadItems([2])
        let changes = SectionedChangeset(from: old, to: new)
        #expect(changes.itemDeletes == [IndexPath(item: 0, section: 1)])
        #expect(changes.itemUpdates == [])
    }
}
