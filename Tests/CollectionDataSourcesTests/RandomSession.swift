import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionTestSupport

/// A session of a data source: it applies, toggles and drags at random while updates finish at random, and its handlers
/// and completions do the same. A view replays the updates.
final class RandomSession {
    private let source = DiffableDataSource<Int, Int>()
    private let view = MirrorView<Int>()
    private var generator: SeededGenerator
    private var violation: String?
    private var applied = 0
    private var completed: [Int] = []
    /// How many handlers are running within each other.
    private var depth = 0
    private var passDepth = 0
    private var handlersMeddle: Bool

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        handlersMeddle = seed % 2 == 0
        source.attach(to: view.pipeline)
        view.pipeline.wakeHandler = { [unowned self] in meddle() }
        source.diagnosticHandler = { [unowned self] in
            if case .illegalBatch(let reason) = $0 { violation = reason.description }
        }
        source.reorderingHandlers = ReorderingHandlers(
            canReorderItem: { _ in true },
            willReorder: { [unowned self] _ in meddle() },
            didReorder: { [unowned self] _ in meddle() }
        )
        source.sectionSnapshotHandlers = SectionSnapshotHandlers(
            shouldExpandItem: { [unowned self] _ in
                meddle()
                return random(8) > 0
            },
            willExpandItem: { [unowned self] _ in meddle() },
            snapshotForExpandingParent: { [unowned self] _, children in
                meddle()
                var children = children
                if random(3) == 0 { _ = outlineOperation().apply(to: &children) }
                return children
            },
            shouldCollapseItem: { [unowned self] _ in
                meddle()
                return random(8) > 0
            },
            willCollapseItem: { [unowned self] _ in meddle() }
        )
    }

    /// Does a number of steps, lets all updates finish, and returns what was wrong, or `nil`.
    func run(steps: Int) -> String? {
        for _ in 0..<steps {
            step()
            if let problem = view.problem { return problem }
        }
        handlersMeddle = false
        source.endReordering()
        while passDepth > 0 { endPass() }
        for _ in 0..<(2 * applied + 100) {
            view.pipeline.finish()
            view.takeOne(source)
        }
        if source.isUpdating { return "the queue is not empty" }
        if completed != Array(0..<applied) { return "completions: \(completed)" }
        let shown: [Int] = view.shown.flatMap { $0 }
        if source.snapshot().itemIdentifiers != shown { return "the last snapshot is not shown" }
        return violation ?? view.problem ?? source.snapshot().brokenInvariant() ?? brokenOutline()
    }

    /// The trees show what the main snapshot holds, and no item is in two of them.
    private func brokenOutline() -> String? {
        var seen: Set<Int> = []
        let snapshot = source.snapshot()
        for section in snapshot.sectionIdentifiers {
            let outline = source.snapshot(for: section)
            if let problem = outline.brokenInvariant() { return problem }
            guard let items = try? snapshot.itemIdentifiers(inSection: section) else { return "sections" }
            if outline.visibleItems != Array(items) { return "an outline shows something else" }
            for item in outline.items where !seen.insert(item).inserted { return "item \(item) is in two outlines" }
        }
        return nil
    }

    private func random(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

    private func outlineOperation() -> OutlineOperation { .random(items: 30, using: &generator) }

    /// What a handler does now and then.
    private func meddle() {
        guard handlersMeddle, depth < 3, random(3) == 0 else { return }
        depth += 1
        step()
        depth -= 1
    }

    private func completion() -> () -> Void {
        let number = applied
        applied += 1
        return { [unowned self] in
            completed.append(number)
            meddle()
        }
    }

    private func step() {
        let isAnimated = random(2) == 0
        switch random(16) {
        case 0..<4:
            var snapshot = source.snapshot()
            for _ in 0...random(8) { _ = SnapshotOperation.random(items: 30, using: &generator).apply(to: &snapshot) }
            source.apply(snapshot, animatingDifferences: isAnimated, completion: completion())
        case 4:
            source.applySnapshotUsingReloadData(source.snapshot(), completion: completion())
        case 5..<7:
            applyOutline(isAnimated: isAnimated)
        case 7..<9:
            source.toggleItem(random(30), animatingDifferences: isAnimated)
        case 9:
            source.beginReordering()
        case 10:
            source.endReordering()
        case 11:
            source.reorderItem(at: path(), to: path(), animatingDifferences: isAnimated)
        case 12:
            view.takeOne(source)
        case 13:
            if random(2) == 0 { beginPass() } else { endPass() }
        default:
            view.pipeline.finish()
            meddle()
            view.takeOne(source)
        }
    }

    private func beginPass() {
        passDepth += 1
        view.pipeline.beginPass()
    }

    private func endPass() {
        guard passDepth > 0 else { return }
        passDepth -= 1
        view.pipeline.endPass()
    }

    private func applyOutline(isAnimated: Bool) {
        let section = random(8)
        var outline = source.snapshot(for: section)
        for _ in 0..<4 { _ = outlineOperation().apply(to: &outline) }
        // Numbered before it is applied: what its completion requests comes after it.
        let done = completion()
        do {
            try source.apply(outline, to: section, animatingDifferences: isAnimated, completion: done)
        } catch {
            applied -= 1
        }
    }

    /// A path that exists or just does not.
    private func path() -> IndexPath {
        let section = Int.random(in: -1...source.numberOfSections, using: &generator)
        let count = source.numberOfItems(inSection: section)
        return IndexPath(item: Int.random(in: -1...count, using: &generator), section: section)
    }
}
