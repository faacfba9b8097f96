import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionTestSupport
import Testing

struct DataSourceLongRunTests {
    private let run = LongRun()

    @Test("no seed finds operations after which a snapshot and arrays of arrays differ")
    func snapshots() {
        let result = run.search { seed in
            var generator = SeededGenerator(seed: seed)
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            var naive = NaiveSnapshot()
            for _ in 0..<60 {
                let operation = SnapshotOperation.random(items: [6, 40, 400][Int(seed % 3)], using: &generator)
                if operation.apply(to: &snapshot) != operation.apply(to: &naive) { return "\(operation): error" }
                if let problem = snapshot.brokenInvariant() { return "\(operation): \(problem)" }
            }
            return Array(snapshot.itemIdentifiers) == naive.items ? nil : "items"
        }
        #expect(result.finding == nil)
    }

    @Test("no seed finds operations after which an outline and a tree of nodes differ")
    func outlines() {
        let result = run.search { seed in
            var generator = SeededGenerator(seed: seed)
            var outline = DiffableDataSourceSectionSnapshot<Int>()
            var naive = NaiveOutline()
            for _ in 0..<60 {
                let operation = OutlineOperation.random(items: [8, 40, 300][Int(seed % 3)], using: &generator)
                if operation.apply(to: &outline) != operation.apply(to: &naive) { return "\(operation): error" }
                if let problem = outline.brokenInvariant() { return "\(operation): \(problem)" }
            }
            return Array(outline.visibleItems) == naive.visibleItems ? nil : "visible items"
        }
        #expect(result.finding == nil)
    }

    @Test("no seed finds a session after which a view that replays the updates shows something else")
    func sessions() throws {
        let result = try run.search { try session(seed: $0) }
        #expect(result.finding == nil)
    }

    /// Applies, toggles and drags at random while updates finish at random.
    private func session(seed: UInt64) throws -> String? {
        var generator = SeededGenerator(seed: seed)
        let source = DiffableDataSource<Int, Int>()
        let view = MirrorView<Int>()
        var diagnostics: [DataSourceDiagnostic<Int>] = []
        source.updateHandler = { [unowned source] in view.perform($0, from: source) }
        source.diagnosticHandler = { diagnostics.append($0) }
        source.reorderingHandlers.canReorderItem = { _ in true }
        var applied = 0
        var completed: [Int] = []
        func completion() -> () -> Void {
            let number = applied
            applied += 1
            return { completed.append(number) }
        }
        for _ in 0..<60 {
            let isAnimated = Bool.random(using: &generator)
            switch Int.random(in: 0..<16, using: &generator) {
            case 0..<4:
                var snapshot = source.snapshot()
                for _ in 0..<Int.random(in: 1...8, using: &generator) {
                    _ = SnapshotOperation.random(items: 30, using: &generator).apply(to: &snapshot)
                }
                source.apply(snapshot, animatingDifferences: isAnimated, completion: completion())
            case 4:
                source.applySnapshotUsingReloadData(source.snapshot(), completion: completion())
            case 5..<7:
                let section = Int.random(in: 0..<8, using: &generator)
                var outline = source.snapshot(for: section)
                for _ in 0..<4 { _ = OutlineOperation.random(items: 30, using: &generator).apply(to: &outline) }
                let done = completion()
                do {
                    try source.apply(outline, to: section, animatingDifferences: isAnimated, completion: done)
                } catch {
                    applied -= 1
                }
            case 7..<9:
                source.toggleItem(Int.random(in: 0..<30, using: &generator), animatingDifferences: isAnimated)
            case 9:
                source.beginReordering()
            case 10:
                source.endReordering()
            case 11:
                func path() -> IndexPath {
                    let section = Int.random(in: -1...source.numberOfSections, using: &generator)
                    let count = source.numberOfItems(inSection: section)
                    return IndexPath(item: Int.random(in: -1...count, using: &generator), section: section)
                }
                source.reorderItem(at: path(), to: path(), animatingDifferences: isAnimated)
            default:
                view.finishOne(source)
            }
            if let problem = view.problem { return problem }
            if view.unfinished.count > 1 { return "two updates at once" }
        }
        source.endReordering()
        while !view.unfinished.isEmpty { view.finishOne(source) }
        if source.isUpdating { return "the queue is not empty" }
        if completed != Array(0..<applied) { return "completions: \(completed)" }
        let shown: [Int] = view.shown.flatMap { $0 }
        if source.snapshot().itemIdentifiers != shown { return "the last snapshot is not shown" }
        for case .illegalBatch(let violation) in diagnostics { return violation.description }
        return view.problem ?? source.snapshot().brokenInvariant()
    }
}
