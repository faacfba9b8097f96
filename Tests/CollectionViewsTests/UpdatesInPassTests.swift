import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

@Suite("Updates around and within a layout pass") struct UpdatesInPassTests {
    /// Calls a closure whenever a cell is made, which may apply.
    private final class MeddlingScreen: ViewController {
        final class Model {
            var onCell: ((Int) -> Void)?
            var made: [Int] = []
        }

        let collectionView = CollectionView(layout: RowLayout(rowHeight: 100))
        let dataSource: CollectionViewDiffableDataSource<Int, Int>
        let model = Model()

        init() {
            let registration = CellRegistration<TextCell, Int> { cell, _, number in cell.label.text = "\(number)" }
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) {
                [model] view, path, number in
                model.made.append(number)
                model.onCell?(number)
                return view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
            }
            super.init(view: collectionView)
        }

        func show(_ numbers: [Int], _ completion: (() -> Void)? = nil) throws {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            try snapshot.appendSections([0])
            try snapshot.appendItems(numbers)
            dataSource.apply(snapshot, completion: completion)
        }

        func host(size: Size = Size(width: 400, height: 800)) -> ModelHost {
            let host = ModelHost(self, windowSize: size)
            host.start(path: "/")
            return host
        }
    }

    @Test("an apply in a cell provider waits for the end of the pass: each item is shown once, in its place")
    func applyInCellProvider() throws {
        let screen = MeddlingScreen()
        let host = screen.host()
        try screen.show([1, 2, 3, 4, 5])
        host.send(.frame(0))
        host.finishAnimations()
        screen.model.made = []
        var next = DiffableDataSourceSnapshot<Int, Int>()
        try next.appendSections([0])
        try next.appendItems([0, 1, 2, 3, 4, 5])
        screen.model.onCell = { [model = screen.model, dataSource = screen.dataSource, next] number in
            guard number == 3 else { return }
            model.onCell = nil
            dataSource.apply(next, animatingDifferences: false)
            #expect(dataSource.numberOfItems(inSection: 0) == 5)
            #expect(dataSource.itemIdentifier(for: IndexPath(item: 0, section: 0)) == 1)
            #expect(dataSource.snapshot().itemIdentifiers.first == 0)
        }
        // No update is under way while these cells are made.
        screen.collectionView.reloadData()
        host.send(.frame(0))
        #expect(host.rows == ["0", "1", "2", "3", "4", "5"])
        #expect(screen.model.made == [1, 2, 3, 4, 5, 0])
        screen.model.onCell = nil
    }

    @Test("what is applied before the first layout is shown as the newest data, without movement or cells in between")
    func beforeFirstLayout() throws {
        let screen = MeddlingScreen()
        var completed: [Int] = []
        try screen.show([1, 2]) { completed.append(1) }
        try screen.show([3, 4]) { completed.append(2) }
        try screen.show([4, 5, 6]) { completed.append(3) }
        #expect(screen.dataSource.indexPath(for: 6) == IndexPath(item: 2, section: 0))
        let host = screen.host()
        #expect(host.rows == ["4", "5", "6"])
        #expect(screen.model.made == [4, 5, 6])
        #expect(completed == [1, 2, 3])
        #expect(host.allNodes { !$0.animations.isEmpty }.isEmpty)
    }

    @Test("what is applied while the view has no size completes, and is shown as the newest data when it has one")
    func withoutSize() throws {
        let screen = MeddlingScreen()
        let host = screen.host(size: Size(width: 400, height: 0))
        var completed: [Int] = []
        for numbers in [[1, 2], [3, 4], [4, 5, 6]] {
            try screen.show(numbers) { completed.append(numbers.count) }
            host.send(.frame(0))
        }
        #expect(completed == [2, 2, 3])
        #expect(screen.model.made == [])
        host.change { $0.windowSize = Size(width: 400, height: 800) }
        #expect(host.rows == ["4", "5", "6"])
        #expect(screen.model.made == [4, 5, 6])
        #expect(host.allNodes { !$0.animations.isEmpty }.isEmpty)

        host.change { $0.windowSize = Size(width: 400, height: 0) }
        screen.collectionView.selectionMode = .single
        screen.collectionView.selectItem(at: IndexPath(item: 2, section: 0))
        for numbers in [[6, 7], [6, 8], [8, 6]] { try screen.show(numbers) }
        host.change { $0.windowSize = Size(width: 400, height: 800) }
        #expect(host.rows == ["8", "6"])
        #expect(!screen.model.made.contains(7))
        #expect(screen.collectionView.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    }

    @Test("a view that is closed or gets another data source completes what waits, once")
    func closing() throws {
        var completed: [Int] = []
        do {
            let screen = MeddlingScreen()
            let host = screen.host()
            try screen.show([1]) { completed.append(1) }
            try screen.show([2]) { completed.append(2) }
            let other = TextSource([["other"]])
            screen.collectionView.contentSource = other
            #expect(completed == [1, 2])
            host.send(.frame(0))
            #expect(host.rows == ["other"])
            #expect(screen.dataSource.snapshot().itemIdentifiers.first == 2)
            screen.collectionView.contentSource = screen.dataSource
            host.send(.frame(0))
            #expect(host.rows == ["2"])
            try screen.show([3]) { completed.append(3) }
            try screen.show([4]) { completed.append(4) }
        }
        #expect(completed == [1, 2, 3, 4])
    }

    /// Submits what a test tells it.
    private final class OwnSource: CollectionContentSource {
        var texts: [String]
        private var updates: UpdatePipeline?
        let registration = CellRegistration<TextCell, String> { cell, _, text in cell.label.text = text }

        init(_ texts: [String]) { self.texts = texts }

        func attach(to updates: UpdatePipeline) { self.updates = updates }

        func set(_ newTexts: [String], claiming counts: (Int, Int), _ changes: BatchChanges = BatchChanges()) {
            updates?.submit { [self] in
                texts = newTexts
                return CollectionUpdate(
                    number: 1, isAnimated: false, itemCountsBefore: [counts.0], itemCountsAfter: [counts.1],
                    changes: changes)
            }
        }

        var numberOfSections: Int { 1 }
        func numberOfItems(inSection section: Int) -> Int { texts.count }

        func cell(forItemAt indexPath: IndexPath, in collectionView: CollectionView) -> CollectionViewCell? {
            collectionView.dequeueConfiguredReusableCell(
                using: registration, for: indexPath, item: texts[indexPath.item])
        }

        func supplementaryView(
            ofKind kind: ElementKind, at indexPath: IndexPath, in collectionView: CollectionView
        ) -> CollectionReusableView? { nil }
    }

    @Test(
        "an update that does not fit the counts of its data source is named in the log, and the view reloaded",
        arguments: [(2, 2), (2, 3), (3, 3)]
    )
    func mismatch(counts: (Int, Int)) {
        let source = OwnSource(["a", "b"])
        let collectionView = CollectionView(layout: RowLayout(rowHeight: 100))
        collectionView.contentSource = source
        let host = ModelHost(ViewController(view: collectionView), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        source.set(["a", "x", "b"], claiming: (2, 3), BatchChanges(itemInserts: [IndexPath(item: 1, section: 0)]))
        host.send(.frame(0))
        #expect(host.rows == ["a", "x", "b"])
        #expect(host.logLines == [])
        source.set(["b", "c", "d", "e"], claiming: counts)
        host.send(.frame(0))
        #expect(host.rows == ["b", "c", "d", "e"])
        #expect(host.logLines.contains { $0.contains("does not fit the counts of its data source") })
    }
}
