import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import Testing

struct DiffableDataSourceTests {
    typealias Source = DiffableDataSource<Int, Int>
    typealias Snapshot = DiffableDataSourceSnapshot<Int, Int>

    private func snapshot(_ sections: [[Int]]) throws -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections.enumerated() {
            try snapshot.appendSections([section])
            try snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test("an apply yields the change and the counts, and the data source answers for the new data")
    func apply() throws {
        let source = Source()
        let recorder = UpdateRecorder(source)
        source.apply(try snapshot([[1, 2]]))
        source.apply(try snapshot([[2, 3, 1]]), animatingDifferences: false)
        #expect(
            recorder.updates == [
                CollectionUpdate(
                    number: 1,
                    isAnimated: true,
                    itemCountsBefore: [],
                    itemCountsAfter: [2],
                    changes: BatchChanges(sectionInserts: [0])
                ),
                CollectionUpdate(
                    number: 2,
                    isAnimated: false,
                    itemCountsBefore: [2],
                    itemCountsAfter: [3],
                    changes: BatchChanges(
                        itemInserts: [IndexPath(item: 1, section: 0)],
                        itemMoves: [Move(from: IndexPath(item: 1, section: 0), to: IndexPath(item: 0, section: 0))]
                    )
                ),
            ]
        )
        #expect(source.numberOfSections == 1)
        #expect(source.numberOfItems(inSection: 0) == 3)
        #expect(source.itemIdentifier(for: IndexPath(item: 1, section: 0)) == 3)
        #expect(source.itemIdentifier(for: IndexPath(item: 3, section: 0)) == nil)
        #expect(source.indexPath(for: 1) == IndexPath(item: 2, section: 0))
        #expect(source.sectionIdentifier(for: 0) == 0)
        #expect(source.index(for: 5) == nil)
    }

    @Test("an apply during an update waits, is never dropped, and completions come in order")
    func queue() throws {
        let source = Source()
        let view = UpdateTaker(source)
        source.apply(try snapshot([[1]])) { view.log.append("first done") }
        source.apply(try snapshot([[1, 2]])) { view.log.append("second done") }
        source.apply(try snapshot([[1, 2, 3]])) { view.log.append("third done") }
        #expect(source.numberOfItems(inSection: 0) == 1)
        #expect(source.snapshot().itemIdentifiers == [1, 2, 3])
        view.take()
        #expect(!view.take())
        #expect(view.log == ["update 1: insert section 0"])
        view.finish()
        view.finish()
        #expect(source.numberOfItems(inSection: 0) == 2)
        while view.take() { view.finish() }
        #expect(
            view.log == [
                "update 1: insert section 0", "first done", "update 2: insert [0, 1]", "second done",
                "update 3: insert [0, 2]", "third done",
            ]
        )
        #expect(!source.isUpdating)
    }

    @Test("completions may apply: what they request comes after what was requested before")
    func reentrancy() throws {
        let source = Source()
        let later = try snapshot([[1, 2, 3]])
        let recorder = UpdateRecorder(source)
        source.apply(try snapshot([[1]])) {
            recorder.add("outer done")
            source.apply(later) { recorder.add("nested done") }
            #expect(source.numberOfItems(inSection: 0) == 1)
        }
        #expect(
            recorder.log == [
                "update 1: insert section 0", "outer done", "update 2: insert [0, 1], insert [0, 2]", "nested done",
            ])
    }

    @Test("a snapshot that a completion applies is completed after those that waited already")
    func applyInCompletion() throws {
        let source = Source()
        let view = UpdateTaker(source)
        let last = try snapshot([[1, 2, 3]])
        source.apply(try snapshot([[1]])) {
            view.log.append("first done")
            source.apply(last) { view.log.append("third done") }
            view.log.append("first returns")
        }
        source.apply(try snapshot([[1, 2]])) { view.log.append("second done") }
        while view.take() { view.finish() }
        #expect(
            view.log == [
                "update 1: insert section 0", "first done", "first returns", "update 2: insert [0, 1]", "second done",
                "update 3: insert [0, 2]", "third done",
            ]
        )
    }

    @Test("a queue of 20,000 updates is carried out without growing the stack")
    func longQueue() throws {
        let source = Source()
        let snapshots = [try snapshot([[1]]), try snapshot([[2]])]
        var count = 0
        source.apply(snapshots[1]) {
            for index in 0..<20_000 { source.apply(snapshots[index % 2]) { count += 1 } }
        }
        #expect(count == 20_000)
        let view = UpdateTaker(source)
        for index in 0..<20_000 { source.apply(snapshots[index % 2]) { count += 1 } }
        while view.take() { view.finish() }
        #expect(count == 40_000)
    }

    @Test("reload data starts anew without changes")
    func reloadData() throws {
        let source = Source()
        let recorder = UpdateRecorder(source)
        source.apply(try snapshot([[1], [2]]))
        source.applySnapshotUsingReloadData(try snapshot([[3]]))
        #expect(recorder.updates.last?.isFullReload == true)
        #expect(recorder.updates.last?.itemCountsBefore == [1, 1])
        #expect(recorder.updates.last?.itemCountsAfter == [1])
        #expect(recorder.updates.last?.translation == nil)
    }

    @Test("marks are carried out once, at the positions after the batch")
    func marks() throws {
        let source = Source()
        let recorder = UpdateRecorder(source)
        source.apply(try snapshot([[1, 2, 3], [4]]))
        var next = source.snapshot()
        try next.moveItem(1, afterItem: 3)
        try next.reconfigureItems([1])
        try next.reloadItems([2])
        try next.reloadSections([1])
        source.apply(next)
        source.apply(source.snapshot())
        #expect(
            recorder.updates.dropFirst().map(\.description) == [
                "update 2: move [0, 0]→[0, 2], then reload [0, 0], then reconfigure [0, 2], then reload section 1",
                "update 3: no changes",
            ]
        )
    }

    @Test("without a handler every update counts as carried out")
    func headless() throws {
        let source = Source()
        var isDone = false
        source.apply(try snapshot([[1]])) { isDone = true }
        #expect(isDone)
        #expect(source.numberOfItems(inSection: 0) == 1)
    }

    @Test("what a snapshot noticed while it was built reaches the diagnostics handler once")
    func diagnostics() throws {
        let source = Source()
        var diagnostics: [DataSourceDiagnostic<Int>] = []
        source.diagnosticHandler = { diagnostics.append($0) }
        var next = try snapshot([[1], [2]])
        try next.appendItems([1])
        source.apply(next)
        source.apply(source.snapshot())
        #expect(diagnostics == [.snapshot(.existingItemsMoved([1]))])
    }
}
