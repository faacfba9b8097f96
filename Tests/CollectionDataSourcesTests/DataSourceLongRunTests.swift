import CollectionDataSources
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
    func sessions() {
        let result = run.search { RandomSession(seed: $0).run(steps: 60) }
        #expect(result.finding == nil)
    }
}
