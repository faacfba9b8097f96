import CollectionDataSources
import CollectionTestSupport
import Testing

struct DiffableDataSourceSectionSnapshotTests {
    typealias Outline = DiffableDataSourceSectionSnapshot<Int>

    @Test("random operations agree with a tree of nodes, answers and errors included", arguments: 0..<30)
    func againstModel(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        var outline = Outline()
        var naive = NaiveOutline()
        let items = [8, 40, 300][seed % 3]
        for _ in 0..<(items > 100 ? 60 : 150) {
            let operation = OutlineOperation.random(items: items, using: &generator)
            let copy = outline
            let error = operation.apply(to: &outline)
            #expect(error == operation.apply(to: &naive), "\(operation)")
            #expect(outline.brokenInvariant() == nil, "\(operation)")
            if error != nil { #expect(outline == copy) }
            #expect(try disagreement(outline, naive, items: items) == nil)
        }
    }

    /// The first answer in which the two differ, or `nil`.
    private func disagreement(_ outline: Outline, _ naive: NaiveOutline, items: Int) throws -> String? {
        if Array(outline.items) != naive.items { return "items" }
        if Array(outline.visibleItems) != naive.visibleItems { return "visibleItems" }
        if outline.visibleItems.indices.map({ outline.visibleItems[$0] }) != naive.visibleItems { return "subscript" }
        if outline.rootItems != naive.roots.map(\.id) { return "rootItems" }
        if outline.expandedItems != naive.expandedItems { return "expandedItems" }
        if try outline != NaiveOutline.sectionSnapshot(of: naive.roots) { return "equality" }
        let visible = Set(naive.visibleItems)
        for item in stride(from: 0, to: items, by: max(1, items / 16)) {
            let path = naive.path(of: item)
            if outline.contains(item) != (path != nil) { return "contains" }
            if outline.level(of: item) != path.map({ $0.count - 1 }) { return "level" }
            if outline.isVisible(item) != visible.contains(item) { return "isVisible" }
            if path == nil { continue }
            let node = try naive.subtree(of: item)
            if outline.index(of: item) != naive.items.firstIndex(of: item) { return "index" }
            if outline.isExpanded(item) != node.isExpanded { return "isExpanded" }
            if outline.children(of: item) != node.children.map(\.id) { return "children" }
            if !node.children.allSatisfy({ outline.parent(of: $0.id) == item }) { return "parent" }
            if try outline.snapshot(of: item) != NaiveOutline.sectionSnapshot(of: node.children) { return "snapshot" }
            let tree = try outline.snapshot(of: item, includingParent: true)
            if try tree != NaiveOutline.sectionSnapshot(of: [node]) { return "snapshot with the parent" }
        }
        return nil
    }

    private func example() throws -> Outline {
        var outline = Outline()
        try outline.append([1, 2, 3])
        try outline.append([10, 11], to: 1)
        try outline.append([100], to: 11)
        try outline.append([20], to: 2)
        try outline.expand([1])
        return outline
    }

    @Test("an outline describes its shape, what is expanded and what is hidden")
    func description() throws {
        #expect(
            try example().visualDescription() == """
                - 1
                  • 10
                  + 11
                    • (100)
                + 2
                  • (20)
                • 3
                """
        )
    }

    @Test("collapsing hides what is expanded inside and remembers it")
    func collapse() throws {
        var outline = try example()
        try outline.expand([11])
        #expect(outline.visibleItems == [1, 10, 11, 100, 2, 3])
        try outline.collapse([1])
        #expect(outline.visibleItems == [1, 2, 3])
        #expect(outline.expandedItems == [11])
        try outline.expand([1])
        #expect(outline.visibleItems == [1, 10, 11, 100, 2, 3])
    }

    @Test("inserting after an item comes after its whole subtree; deleting a parent deletes the subtree")
    func subtrees() throws {
        var outline = try example()
        try outline.insert([5], after: 1)
        #expect(outline.items == [1, 10, 11, 100, 5, 2, 20, 3])
        #expect(outline.parent(of: 5) == nil)
        outline.delete([11, 100, 2, 99])
        #expect(outline.items == [1, 10, 5, 3])
    }

    @Test("marks are kept in order, reload goes before reconfigure, and both go with the item")
    func marks() throws {
        var outline = try example()
        try outline.reconfigure([20, 10, 1])
        try outline.reload([10, 2])
        try outline.reconfigure([2])
        #expect(outline.reloadedItems == [10, 2])
        #expect(outline.reconfiguredItems == [1, 20])
        outline.delete([2])
        #expect(outline.reloadedItems == [10])
        #expect(outline.reconfiguredItems == [1])
    }

    @Test("an item that is not there is an error")
    func unknownItems() throws {
        var outline = try example()
        #expect(throws: Outline.Failure.unknownItems([7])) { try outline.snapshot(of: 7) }
        #expect(throws: Outline.Failure.unknownItems([7, 8])) { try outline.expand([1, 7, 8]) }
        #expect(throws: Outline.Failure.unknownItems([9])) { try outline.reload([9]) }
        #expect(try outline == example())
    }

    @Test("replacing children keeps the parent expanded and takes items that were among the children before")
    func replace() throws {
        var outline = try example()
        var children = Outline()
        try children.append([11, 12])
        try outline.replace(childrenOf: 1, using: children)
        #expect(outline.visibleItems == [1, 11, 12, 2, 3])
        try children.append([20])
        #expect(throws: Outline.Failure.duplicateItems([20])) { try outline.replace(childrenOf: 1, using: children) }
        #expect(outline.visibleItems == [1, 11, 12, 2, 3])
    }

    @Test("an item that is not there has no place, no relatives and is not expanded")
    func unknownItem() throws {
        let outline = try example()
        #expect(outline.index(of: 7) == nil)
        #expect(outline.level(of: 7) == nil)
        #expect(outline.parent(of: 7) == nil)
        #expect(outline.children(of: 7) == [])
        #expect(!outline.isExpanded(7))
    }

    @Test("a part of an outline keeps what is expanded and marked in it")
    func part() throws {
        var outline = try example()
        try outline.expand([11])
        try outline.reload([10, 2])
        try outline.reconfigure([100])
        let part = try outline.snapshot(of: 1)
        #expect(part.expandedItems == [11])
        #expect(part.reloadedItems == [10])
        #expect(part.reconfiguredItems == [100])
    }

    @Test("an outline that is inserted brings along what is expanded and marked in it")
    func insertedOutline() throws {
        var inserted = Outline()
        try inserted.append([50])
        try inserted.append([51], to: 50)
        try inserted.expand([50])
        try inserted.reload([51])
        var outline = try example()
        try outline.insert(inserted, after: 3)
        #expect(outline.visibleItems == [1, 10, 11, 2, 3, 50, 51])
        #expect(outline.expandedItems == [1, 50])
        #expect(outline.reloadedItems == [51])
    }

    @Test("an outline that loses most of its items keeps the others with what is expanded and marked")
    func sparse() throws {
        var outline = Outline()
        try outline.append(Array(0..<200))
        try outline.append([1_000], to: 150)
        try outline.expand([150])
        try outline.reload([160])
        outline.delete(Array(0..<150))
        let kept = [150, 1_000] + Array(151..<200)
        #expect(outline.items == kept)
        #expect(outline.index(of: 160) == 11)
        #expect(outline.expandedItems == [150])
        #expect(outline.reloadedItems == [160])
        #expect(outline.brokenInvariant() == nil)
    }
}
