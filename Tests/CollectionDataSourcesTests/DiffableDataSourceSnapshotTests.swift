import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionTestSupport
import Testing

struct DiffableDataSourceSnapshotTests {
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

    @Test("random operations agree with arrays of arrays, answers, errors and marks included", arguments: 0..<30)
    func againstModel(seed: Int) {
        var generator = SeededGenerator(seed: UInt64(seed))
        var snapshot = Snapshot()
        var naive = NaiveSnapshot()
        let items = [6, 40, 400][seed % 3]
        for step in 0..<250 {
            let operation = SnapshotOperation.random(items: items, using: &generator)
            let copy = snapshot
            let error = operation.apply(to: &snapshot)
            #expect(error == operation.apply(to: &naive), "\(operation)")
            #expect(snapshot.brokenInvariant() == nil, "\(operation)")
            if error != nil { #expect(snapshot == copy) }
            if items < 400 || step % 10 == 0 { #expect(disagreement(snapshot, naive) == nil) }
        }
    }

    @Test("long sequences of items keep their order through inserts and deletes anywhere")
    func deepTrees() {
        var generator = SeededGenerator(seed: 7)
        var snapshot = Snapshot()
        try? snapshot.appendSections([0])
        try? snapshot.appendItems(Array(0..<70_000))
        var naive = Array(0..<70_000)
        for round in 0..<60 {
            let place = Int.random(in: 0..<naive.count, using: &generator)
            let run = Array(
                (100_000 + round * 100)..<(100_000 + round * 100 + Int.random(in: 1...90, using: &generator)))
            try? snapshot.insertItems(run, beforeItem: naive[place])
            naive.insert(contentsOf: run, at: place)
            let first = Int.random(in: 0..<naive.count, using: &generator)
            let removed = Array(naive[first..<min(naive.count, first + 300)])
            snapshot.deleteItems(removed)
            naive.removeSubrange(first..<(first + removed.count))
        }
        #expect(snapshot.brokenInvariant() == nil)
        #expect(snapshot.itemIdentifiers == naive)
        #expect(stride(from: 0, to: naive.count, by: 997).allSatisfy { snapshot.indexOfItem(naive[$0]) == $0 })
    }

    /// The first answer in which the two differ, or `nil`.
    private func disagreement(_ snapshot: Snapshot, _ naive: NaiveSnapshot) -> String? {
        let items = naive.items
        let sections = naive.sections.map(\.id)
        if Array(snapshot.sectionIdentifiers) != sections { return "sectionIdentifiers" }
        if Array(snapshot.itemIdentifiers) != items { return "itemIdentifiers" }
        if snapshot.itemIdentifiers.indices.map({ snapshot.itemIdentifiers[$0] }) != items { return "subscript" }
        if snapshot.numberOfItems != items.count { return "numberOfItems" }
        if snapshot.numberOfSections != sections.count { return "numberOfSections" }
        if snapshot.itemCounts != naive.sections.map(\.items.count) { return "itemCounts" }
        for (index, item) in items.enumerated() where snapshot.indexOfItem(item) != index { return "indexOfItem" }
        for (section, contents) in naive.sections.enumerated() {
            if snapshot.indexOfSection(contents.id) != section { return "indexOfSection" }
            if (try? snapshot.numberOfItems(inSection: contents.id)) != contents.items.count { return "numberOfItems" }
            guard let identifiers = try? snapshot.itemIdentifiers(inSection: contents.id),
                identifiers == contents.items
            else { return "itemIdentifiers" }
            for (index, item) in contents.items.enumerated() {
                let path = IndexPath(item: index, section: section)
                if snapshot.indexPath(for: item) != path { return "indexPath" }
                if snapshot.itemIdentifier(for: path) != item { return "itemIdentifier" }
                if snapshot.sectionIdentifier(containingItem: item) != contents.id { return "sectionIdentifier" }
            }
        }
        if snapshot.reloadedItemIdentifiers != items.filter(naive.reloaded.contains) { return "reloaded" }
        if snapshot.reconfiguredItemIdentifiers != items.filter(naive.reconfigured.contains) { return "reconfigured" }
        let reloaded = sections.filter(naive.reloadedSections.contains)
        return snapshot.reloadedSectionIdentifiers == reloaded ? nil : "reloadedSections"
    }

    @Test("appending an item that is present moves it and is recorded")
    func existingItems() throws {
        var snapshot = Snapshot()
        try snapshot.appendSections([0, 1])
        try snapshot.appendItems([1, 2, 3], toSection: 0)
        try snapshot.appendItems([4, 2], toSection: 1)
        #expect(try snapshot.itemIdentifiers(inSection: 0) == [1, 3])
        #expect(try snapshot.itemIdentifiers(inSection: 1) == [4, 2])
        #expect(snapshot.diagnostics == [.existingItemsMoved([2])])
    }

    @Test("what UIKit would stop the program for is an error that names the offenders and changes nothing")
    func errors() throws {
        var snapshot = Snapshot()
        #expect(throws: Snapshot.Failure.noSections) { try snapshot.appendItems([1]) }
        try snapshot.appendSections([0])
        try snapshot.appendItems([1, 2])
        let before = snapshot
        #expect(throws: Snapshot.Failure.duplicateItems([3, 4])) { try snapshot.appendItems([3, 4, 5, 4, 3]) }
        #expect(throws: Snapshot.Failure.unknownSections([9])) { try snapshot.appendItems([3], toSection: 9) }
        #expect(throws: Snapshot.Failure.unknownItems([7])) { try snapshot.insertItems([3], beforeItem: 7) }
        #expect(throws: Snapshot.Failure.itemRelativeToItself(1)) { try snapshot.moveItem(1, afterItem: 1) }
        #expect(throws: Snapshot.Failure.itemRelativeToItself(1)) { try snapshot.insertItems([3, 1], afterItem: 1) }
        #expect(throws: Snapshot.Failure.unknownItems([8, 9])) { try snapshot.reconfigureItems([1, 8, 9]) }
        #expect(throws: Snapshot.Failure.duplicateSections([0, 5])) { try snapshot.appendSections([5, 0, 5]) }
        #expect(throws: Snapshot.Failure.sectionRelativeToItself(0)) { try snapshot.moveSection(0, beforeSection: 0) }
        #expect(snapshot == before)
        #expect(snapshot.brokenInvariant() == nil)
        #expect(
            Snapshot.Failure.unknownItems([8, 9]).description
                == "Items are not in the snapshot. Append them first, or check for them with contains(_:). (8, 9)"
        )
    }

    @Test("a copy is not affected by later changes")
    func copies() throws {
        var snapshot = Snapshot()
        try snapshot.appendSections([0])
        try snapshot.appendItems([1, 2, 3])
        let copy = snapshot
        let identifiers = snapshot.itemIdentifiers
        snapshot.deleteItems([2])
        try snapshot.reloadItems([1])
        #expect(copy.itemIdentifiers == [1, 2, 3])
        #expect(identifiers == [1, 2, 3])
        #expect(copy.reloadedItemIdentifiers == [])
    }
}
