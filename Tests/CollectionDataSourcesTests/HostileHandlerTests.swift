import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import Testing

/// Handlers that change the data source they are called by must lose nothing, undo nothing and stop nothing.
struct HostileHandlerTests {
    typealias Source = DiffableDataSource<Int, Int>
    typealias Outline = DiffableDataSourceSectionSnapshot<Int>

    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    /// A list in section 0 and, in section 1, the collapsed item 9 with the child 90.
    private func source() throws -> (Source, UpdateRecorder) {
        let source = Source()
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { _ in }
        let recorder = UpdateRecorder(source)
        var snapshot = Source.Snapshot()
        try snapshot.appendSections([0])
        try snapshot.appendItems([1, 2, 3])
        source.apply(snapshot)
        var outline = Outline()
        try outline.append([9])
        try outline.append([90], to: 9)
        try source.apply(outline, to: 1)
        _ = recorder.take()
        return (source, recorder)
    }

    private func removing(_ item: Int, from source: Source) -> Source.Snapshot {
        var snapshot = source.snapshot()
        snapshot.deleteItems([item])
        return snapshot
    }

    @Test("what is applied while a drop is told waits for the drop; another drop there is refused")
    func willReorder() throws {
        let (source, recorder) = try source()
        source.reorderingHandlers.willReorder = { _ in
            source.apply(removing(3, from: source)) { recorder.add("applied") }
            #expect(!source.reorderItem(at: path(0, 1), to: path(0, 0)))
            source.beginReordering()
            source.endReordering()
        }
        source.reorderingHandlers.didReorder = { _ in source.apply(removing(1, from: source)) }
        #expect(source.reorderItem(at: path(0, 0), to: path(0, 2)))
        #expect(
            recorder.take() == [
                "update 3: move [0, 0]→[0, 2]", "update 4: delete [0, 1], move [0, 2]→[0, 0]", "applied",
                "update 5: delete [0, 0]",
            ]
        )
        #expect(source.snapshot().itemIdentifiers == [2, 9])
    }

    @Test func `what is applied while a handler is called for an item waits, and that item is dropped`() throws {
        let (source, _) = try source()
        source.reorderingHandlers.canReorderItem = { item in
            if item == 2 { source.apply(removing(1, from: source)) }
            return true
        }
        var moved: [Int] = []
        source.reorderingHandlers.didReorder = { moved = Array($0.finalSnapshot.itemIdentifiers) }
        #expect(source.reorderItem(at: path(0, 1), to: path(0, 2)))
        #expect(moved == [1, 3, 2, 9])
    }

    @Test func `what is applied while a drop is refused is shown`() throws {
        let (source, _) = try source()
        source.reorderingHandlers.canReorderItem = { _ in
            source.apply(removing(1, from: source))
            return false
        }
        #expect(!source.reorderItem(at: path(0, 1), to: path(0, 2)))
        #expect(source.snapshot().itemIdentifiers == [2, 3, 9])
        #expect(source.numberOfItems(inSection: 0) == 2)
    }

    @Test func `without a handler that brings the data in line no item can be dragged`() throws {
        let (source, _) = try source()
        source.reorderingHandlers.didReorder = nil
        #expect(!source.canReorderItem(at: path(0, 0)))
        #expect(!source.reorderItem(at: path(0, 0), to: path(0, 1)))
    }

    @Test("a completion may apply, expand and drag")
    func completion() throws {
        let (source, recorder) = try source()
        source.apply(removing(3, from: source)) {
            source.apply(removing(2, from: source))
            source.expandItem(9)
            #expect(source.reorderItem(at: path(0, 0), to: path(0, 1)))
        }
        #expect(
            recorder.take() == [
                "update 3: delete [0, 2]", "update 4: move [0, 1]→[0, 0]", "update 5: delete [0, 0]",
                "update 6: insert [1, 1]",
            ]
        )
    }

    @Test("what a handler applies to the outline it is called for is not undone")
    func expanding() throws {
        let (source, _) = try source()
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { _, children in
            var outline = source.snapshot(for: 1)
            try? outline.append([8])
            try? source.apply(outline, to: 1)
            return children
        }
        #expect(source.expandItem(9))
        #expect(source.snapshot(for: 1).visualDescription() == "- 9\n  • 90\n• 8")
    }

    @Test("a handler that removes the item it is called for ends the matter")
    func removal() throws {
        for step in 0..<3 {
            let (source, recorder) = try source()
            func removeAt(_ moment: Int) {
                if moment == step { source.apply(removing(9, from: source)) }
            }
            source.sectionSnapshotHandlers = SectionSnapshotHandlers(
                shouldExpandItem: { _ in
                    removeAt(0)
                    return true
                },
                willExpandItem: { _ in removeAt(1) },
                snapshotForExpandingParent: { _, children in
                    removeAt(2)
                    return children
                }
            )
            #expect(!source.expandItem(9))
            #expect(recorder.take() == ["update 3: delete [1, 0]"])
        }
    }

    @Test("a handler that toggles the item it is called for is refused, not called for ever")
    func recursion() throws {
        let (source, recorder) = try source()
        source.sectionSnapshotHandlers = SectionSnapshotHandlers(
            shouldExpandItem: { !source.toggleItem($0) },
            willExpandItem: { source.toggleItem($0) },
            shouldCollapseItem: { !source.toggleItem($0) },
            willCollapseItem: { source.toggleItem($0) }
        )
        #expect(source.expandItem(9))
        #expect(source.collapseItem(9))
        #expect(recorder.take() == ["update 3: insert [1, 1]", "update 4: delete [1, 1]"])
    }

    @Test("a view that goes while it carries out an update leaves nothing waiting")
    func detachedView() throws {
        let (source, _) = try source()
        let view = UpdateTaker(source)
        source.apply(removing(1, from: source)) { view.log.append("first") }
        source.apply(removing(2, from: source)) { view.log.append("second") }
        view.take()
        view.pipeline.close()
        #expect(view.log == ["update 3: delete [0, 0]", "first", "second"])
        #expect(!source.isUpdating)
        source.apply(removing(3, from: source)) { view.log.append("third") }
        #expect(view.log.last == "third")
        #expect(source.itemIdentifier(for: path(0, 0)) == nil)
    }

    @Test("a hidden item that a snapshot shows in another section leaves the outline it was in")
    func strayItems() throws {
        let (source, recorder) = try source()
        var snapshot = source.snapshot()
        try snapshot.appendItems([90], toSection: 0)
        source.apply(snapshot)
        #expect(source.snapshot(for: 1).items == [9])
        #expect(source.expandItem(9))
        #expect(recorder.take() == ["update 3: insert [0, 3]", "update 4: no changes"])
    }

    @Test("an outline whose 20,000 shown items are all replaced follows in linear time")
    func replacedOutline() throws {
        let (source, _) = try source()
        var snapshot = source.snapshot()
        snapshot.deleteItems([9])
        try snapshot.appendItems(Array(100..<20_100), toSection: 1)
        source.apply(snapshot)
        #expect(source.snapshot(for: 1).rootItems.count == 20_000)
    }

    @Test("positions that do not exist and operations on nothing are answered, not trapped")
    func nonsense() throws {
        let (source, recorder) = try source()
        for index in [Int.min, -1, 2, Int.max] {
            #expect(source.numberOfItems(inSection: index) == 0)
            #expect(source.sectionIdentifier(for: index) == nil)
            for item in [Int.min, -1, 0, Int.max] {
                #expect(source.itemIdentifier(for: path(index, item)) == nil)
                #expect(!source.canReorderItem(at: path(index, item)))
                #expect(!source.reorderItem(at: path(0, 0), to: path(index, item)))
            }
        }
        var snapshot = source.snapshot()
        try snapshot.appendItems([])
        try snapshot.insertItems([], afterItem: 1)
        try snapshot.appendSections([])
        try snapshot.reloadItems([])
        snapshot.deleteItems([])
        snapshot.deleteSections([77, 77])
        snapshot.deleteItems([77, 1, 1])
        #expect(snapshot.itemIdentifiers == [2, 3, 9])
        var outline = source.snapshot(for: 1)
        try outline.append([], to: 90)
        try outline.insert(Outline(), before: 90)
        try outline.replace(childrenOf: 90, using: Outline())
        #expect(throws: Outline.Failure.duplicateItems([9, 90])) { try outline.insert(outline, after: 9) }
        #expect(throws: Outline.Failure.duplicateItems([9])) { try outline.append([9], to: 9) }
        #expect(outline == source.snapshot(for: 1))
        #expect(outline.brokenInvariant() == nil)
        #expect(recorder.take() == [])
    }
}
