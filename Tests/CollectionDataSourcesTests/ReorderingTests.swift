import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import Testing

struct ReorderingTests {
    typealias Source = DiffableDataSource<Int, Int>

    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    private func source() throws -> (Source, UpdateRecorder) {
        let source = Source()
        source.reorderingHandlers.canReorderItem = { $0 != 4 }
        source.reorderingHandlers.didReorder = { _ in }
        let recorder = UpdateRecorder(source)
        var snapshot = Source.Snapshot()
        try snapshot.appendSections([0, 1])
        try snapshot.appendItems([1, 2, 3], toSection: 0)
        try snapshot.appendItems([4, 5], toSection: 1)
        source.apply(snapshot)
        _ = recorder.take()
        return (source, recorder)
    }

    @Test("a drop within a section tells the handlers, and its transaction brings an array in line")
    func withinSection() throws {
        let (source, recorder) = try source()
        var backing = ["one", "two", "three"]
        source.reorderingHandlers.willReorder = { _ in recorder.add("will") }
        source.reorderingHandlers.didReorder = { transaction in
            recorder.add("did")
            #expect(transaction.initialSnapshot.itemIdentifiers == [1, 2, 3, 4, 5])
            #expect(transaction.finalSnapshot == source.snapshot())
            #expect(transaction.difference.description == "5 → 5: move 0→2")
            #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == [0])
            backing = (try? transaction.sectionTransactions[0].difference.apply(to: backing) { _ in "?" }) ?? []
        }
        #expect(source.reorderItem(at: path(0, 0), to: path(0, 2)))
        #expect(recorder.take() == ["will", "update 2: move [0, 0]→[0, 2]", "did"])
        #expect(backing == ["two", "three", "one"])
    }

    @Test("a drop in another section has a transaction for each of the two")
    func acrossSections() throws {
        let (source, recorder) = try source()
        var changes: [String] = []
        source.reorderingHandlers.didReorder = { transaction in
            changes = transaction.sectionTransactions.map {
                "\($0.sectionIdentifier): \(Array($0.finalSnapshot.items)), \($0.difference.description)"
            }
        }
        #expect(source.reorderItem(at: path(1, 1), to: path(0, 1), animatingDifferences: false))
        #expect(changes == ["0: [1, 5, 2, 3], 3 → 4: insert 1", "1: [4], 2 → 1: delete 1"])
        #expect(recorder.take() == ["update 2: move [1, 1]→[0, 1]"])
    }

    @Test("items that may not be dragged and paths that do not exist are refused")
    func refusal() throws {
        let (source, recorder) = try source()
        #expect(!source.canReorderItem(at: path(1, 0)))
        #expect(!source.reorderItem(at: path(1, 0), to: path(0, 0)))
        for target in [path(0, 3), path(0, -1), path(2, 0), path(-1, 0), path(1, 3), path(Int.max, Int.max)] {
            #expect(!source.reorderItem(at: path(0, 0), to: target))
        }
        #expect(!source.reorderItem(at: path(0, 3), to: path(0, 0)))
        #expect(source.reorderItem(at: path(0, 0), to: path(1, 2)))
        #expect(recorder.take() == ["update 2: move [0, 0]→[1, 2]"])
        #expect(!Source().canReorderItem(at: path(0, 0)))
    }

    @Test("what is applied during a drag waits for its end; the drop does not")
    func hold() throws {
        let (source, recorder) = try source()
        source.beginReordering()
        source.beginReordering()
        var snapshot = source.snapshot()
        snapshot.deleteItems([5])
        source.apply(snapshot)
        #expect(recorder.take() == [])
        #expect(source.reorderItem(at: path(0, 0), to: path(0, 1)))
        #expect(recorder.take() == ["update 2: move [0, 1]→[0, 0]"])
        source.endReordering()
        source.endReordering()
        #expect(recorder.take() == ["update 3: delete [1, 1], move [0, 1]→[0, 0]"])
    }

    @Test("a drop during an update is shown right after it")
    func duringUpdate() throws {
        let (source, _) = try source()
        let view = UpdateTaker(source)
        var snapshot = source.snapshot()
        snapshot.deleteItems([5])
        source.apply(snapshot)
        snapshot.deleteItems([4])
        source.apply(snapshot)
        #expect(source.reorderItem(at: path(0, 0), to: path(0, 1)))
        #expect(!source.reorderItem(at: path(0, 0), to: path(0, 1)))
        while view.take() { view.finish() }
        #expect(
            view.log == [
                "update 2: delete [1, 1]", "update 3: move [0, 1]→[0, 0]",
                "update 4: delete [1, 0], move [0, 1]→[0, 0]",
            ]
        )
    }

    @Test("dragging an item of an outline takes its tree along")
    func outline() throws {
        let (source, _) = try source()
        var outline = Source.SectionSnapshot()
        try outline.append([6, 7, 8])
        try outline.append([60], to: 6)
        try source.apply(outline, to: 2)
        var final = ""
        source.reorderingHandlers.didReorder = {
            final = $0.sectionTransactions[0].finalSnapshot.visualDescription()
        }
        #expect(source.reorderItem(at: path(2, 0), to: path(2, 2)))
        #expect(final == "• 7\n• 8\n+ 6\n  • (60)")
        #expect(source.snapshot(for: 2).visualDescription() == final)
    }

    @Test("without a handler that brings the app's data in line no item may be dragged")
    func withoutDidReorder() throws {
        let (source, recorder) = try source()
        source.reorderingHandlers.didReorder = nil
        #expect(!source.canReorderItem(at: path(0, 0)))
        #expect(!source.reorderItem(at: path(0, 0), to: path(0, 1)))
        #expect(recorder.take() == [])
    }

    @Test("a change that the handler makes which permits a drop waits for the drop")
    func changeInQuestion() throws {
        let (source, recorder) = try source()
        source.reorderingHandlers.canReorderItem = { _ in
            var snapshot = source.snapshot()
            snapshot.deleteItems([1])
            source.apply(snapshot)
            return true
        }
        #expect(source.reorderItem(at: path(0, 0), to: path(0, 1)))
        #expect(recorder.take() == ["update 2: move [0, 1]→[0, 0]", "update 3: delete [0, 1]"])
    }
}
