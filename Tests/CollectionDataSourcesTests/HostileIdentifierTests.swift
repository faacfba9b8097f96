import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import Testing

/// Identifiers that break the rules of `Hashable` must not break anything else.
struct HostileIdentifierTests {
    /// All have the same hash.
    struct Colliding: Hashable {
        var value: Int

        func hash(into hasher: inout Hasher) {}
    }

    @Test("an identifier that does not equal itself is new each time, and nothing stops")
    func unequalToItself() throws {
        let nan = Double.nan
        var snapshot = DiffableDataSourceSnapshot<Double, Double>()
        try snapshot.appendSections([0, nan])
        try snapshot.appendItems([1, nan, nan], toSection: 0)
        try snapshot.appendItems([nan, 2], toSection: 0)
        snapshot.deleteItems([nan, 1])
        #expect(snapshot.numberOfItems == 4)
        #expect(snapshot.indexOfItem(nan) == nil)
        #expect(throws: (any Error).self) { try snapshot.reloadItems([nan]) }
        #expect(throws: (any Error).self) { try snapshot.appendItems([3], toSection: nan) }

        let source = DiffableDataSource<Double, Double>()
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { _ in }
        source.apply(snapshot)
        source.apply(snapshot)
        #expect(source.reorderItem(at: IndexPath(item: 0, section: 0), to: IndexPath(item: 3, section: 0)))
        #expect(source.itemIdentifier(for: IndexPath(item: 2, section: 0)) == 2)

        var outline = DiffableDataSourceSectionSnapshot<Double>()
        try outline.append([nan, 5])
        try outline.append([nan], to: 5)
        try source.apply(outline, to: 7)
        #expect(source.expandItem(5))
        source.apply(source.snapshot())
        #expect(source.snapshot(for: 7).items.count == 3)

        let changes = IndexChangeset(fromIDs: [1, nan, nan, 2], toIDs: [nan, 2, nan])
        #expect(changes.description == "4 → 3: delete 0, delete 1, delete 2, insert 0, insert 2")
    }

    @Test("identifiers that all have the same hash are told apart")
    func collisions() throws {
        let ids = (0..<200).map { Colliding(value: $0) }
        var snapshot = DiffableDataSourceSnapshot<Int, Colliding>()
        try snapshot.appendSections([0])
        try snapshot.appendItems(ids)
        snapshot.deleteItems(Array(ids[50..<150]))
        #expect(snapshot.brokenInvariant() == nil)
        #expect(snapshot.itemIdentifiers == Array(ids[..<50] + ids[150...]))
        let changes = IndexChangeset(fromIDs: ids, toIDs: Array(ids[1...]) + [ids[0]])
        #expect(changes.moves == [Move(from: 0, to: 199)])
    }
}
