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
        for _ in 0..<300 {
            let operation = OutlineOperation.random(items: items, using: &generator)
            let copy = outline
            let error = operation.apply(to: &outline)
            #expect(error == operation.apply(to: &naive), "\(operation)")
            #expect(outline.brokenInvariant() == nil, "\(operation)")
            if error != nil { #expect(outline == copy) }
            try expectAgreement(outline, naive, items: items)
        }
    }

    private func expectAgreement(_ outline: Outline, _ naive: NaiveOutline, items: Int) throws {
        #expect(Array(outline.items) == naive.items)
        #expect(Array(outline.visibleItems) == naive.visibleItems)
        #expect(outline.visibleItems.indices.map { outline.visibleItems[$0] } == naive.visibleItems)
        #expect(outline.rootItems == naive.roots.map(\.id))
        #expect(outline.expandedItems == naive.expandedItems)
        #expect(try outline == NaiveOutline.sectionSnapshot(of: naive.roots))
        let visible = Set(naive.visibleItems)
        for item in stride(from: 0, to: items, by: max(1, items / 16)) {
            let path = naive.path(of: item)
            #expect(outline.contains(item) == (path != nil))
            #expect(outline.level(of: item) == path.map { $0.count - 1 })
            #expect(outline.isVisible(item) == visible.contains(item))
            guard path != nil else {
                #expect(throws: Outline.Failure.unknownItems([item])) { try outline.snapshot(of: item) }
                continue
            }
            let node = try naive.subtree(of: item)
            #expect(outline.index(of: item) == naive.items.firstIndex(of: item))
            #expect(outline.isExpanded(item) == node.isExpanded)
            #expect(outline.children(of: item) == node.children.map(\.id))
            #expect(node.children.allSatisfy { outline.parent(of: $0.id) == item })
            #expect(try outline.snapshot(of: item) == NaiveOutline.sectionSnapshot(of: node.children))
            #expect(try outline.snapshot(of: item, includingParent: true) == NaiveOutline.sectionSnapshot(of: [node]))
        }
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
}
