import CollectionDataSources
import CollectionGeometry
import Testing

struct SnapshotQueryTests {
    typealias Snapshot = DiffableDataSourceSnapshot<String, Int>

    /// Three sections, the second of which is empty.
    private func snapshot() throws -> Snapshot {
        var snapshot = Snapshot()
        try snapshot.appendSections(["a", "b", "c"])
        try snapshot.appendItems([10, 11], toSection: "a")
        try snapshot.appendItems([12], toSection: "c")
        return snapshot
    }

    @Test("a path out of bounds names no item")
    func paths() throws {
        let snapshot = try snapshot()
        let places = [(-1, 0), (0, -1), (0, 2), (1, 0), (2, 1), (3, 0)]
        #expect(places.compactMap { snapshot.itemIdentifier(for: IndexPath(item: $1, section: $0)) } == [])
    }

    @Test("an index names a section within bounds only")
    func sectionIndexes() throws {
        let snapshot = try snapshot()
        #expect((-1...3).map { snapshot.sectionIdentifier(for: $0) } == [nil, "a", "b", "c", nil])
    }

    @Test("the items of a section are counted by its index within bounds only")
    func itemCounts() throws {
        let snapshot = try snapshot()
        #expect((-1...3).map { snapshot.numberOfItems(inSectionAt: $0) } == [nil, 2, 0, 1, nil])
    }

    @Test("every section is contained, the first and an empty one too, and no other")
    func containsSection() throws {
        let snapshot = try snapshot()
        #expect(["a", "b", "c", "d"].filter { snapshot.containsSection($0) } == ["a", "b", "c"])
    }

    @Test("an item that is not in the snapshot has no place")
    func unknownItem() throws {
        let snapshot = try snapshot()
        #expect(!snapshot.contains(99))
        #expect(snapshot.indexOfItem(99) == nil)
        #expect(snapshot.indexPath(for: 99) == nil)
        #expect(snapshot.sectionIdentifier(containingItem: 99) == nil)
    }

    @Test("a section that is not in the snapshot has no index, and its items are an error")
    func unknownSection() throws {
        let snapshot = try snapshot()
        #expect(snapshot.indexOfSection("d") == nil)
        #expect(throws: Snapshot.Failure.unknownSections(["d"])) { try snapshot.numberOfItems(inSection: "d") }
        #expect(throws: Snapshot.Failure.unknownSections(["d"])) { try snapshot.itemIdentifiers(inSection: "d") }
    }

    @Test("a section can have a mark of each kind; the lists of marked sections follow the order of the sections")
    func sectionMarks() throws {
        var snapshot = try snapshot()
        try snapshot.reloadSections(["b"])
        try snapshot.reconfigureSupplementaries(inSections: ["b", "a"])
        #expect(snapshot.reloadedSectionIdentifiers == ["b"])
        #expect(snapshot.reconfiguredSupplementarySectionIdentifiers == ["a", "b"])
    }

    @Test("revisions stay with their sections when others are deleted and inserted")
    func revisions() throws {
        var snapshot = try snapshot()
        try snapshot.setSupplementaryRevision(2, forSection: "b")
        try snapshot.setSupplementaryRevision(3, forSection: "c")
        snapshot.deleteSections(["a"])
        try snapshot.insertSections(["d"], beforeSection: "c")
        let revisions = try snapshot.sectionIdentifiers.map { try snapshot.supplementaryRevision(forSection: $0) }
        #expect(snapshot.sectionIdentifiers == ["b", "d", "c"])
        #expect(revisions == [2, 0, 3])
    }
}
