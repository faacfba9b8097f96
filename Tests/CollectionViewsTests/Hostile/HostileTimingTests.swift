import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

/// Calls at times at which they are easily wrong.
struct HostileTimingTests {
    /// Numbers in rows of 100 points, and the numbers for which a cell was made or configured.
    private final class Screen: ViewController {
        final class Log { var configured: [Int] = [] }

        let collectionView = CollectionView(layout: RowLayout(rowHeight: 100))
        let dataSource: CollectionViewDiffableDataSource<Int, Int>
        let log = Log()

        init() {
            let cells = CellRegistration<TextCell, Int> { cell, _, number in cell.label.text = "\(number)" }
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { [log] view, path, number in
                log.configured.append(number)
                return view.dequeueConfiguredReusableCell(using: cells, for: path, item: number)
            }
            super.init(view: collectionView)
            collectionView.selectionMode = .multiple
        }

        func apply(_ numbers: [Int], _ completion: (() -> Void)? = nil) throws {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            try snapshot.appendSections([0])
            try snapshot.appendItems(numbers)
            dataSource.apply(snapshot, animatingDifferences: false, completion: completion)
        }

        func host() -> ModelHost {
            let host = ModelHost(self, windowSize: Size(width: 400, height: 800))
            host.start(path: "/")
            return host
        }
    }

    @Test("an item that is selected right after an apply is the one that has the path then")
    func selectAfterApply() throws {
        let screen = Screen()
        try screen.apply([1, 2, 3])
        let host = screen.host()
        try screen.apply([0, 1, 2, 3])
        let path = try #require(screen.dataSource.indexPath(for: 0))
        screen.collectionView.selectItem(at: path)
        #expect(screen.collectionView.indexPathsForSelectedItems == [path])
        host.send(.frame(0))
        #expect(screen.collectionView.indexPathsForSelectedItems == [path])
        try screen.apply([5, 0, 1])
        let selected = screen.collectionView.indexPathsForSelectedItems.compactMap {
            screen.dataSource.itemIdentifier(for: $0)
        }
        #expect(selected == [0])
        screen.collectionView.deselectItem(at: IndexPath(item: 1, section: 0))
        host.send(.frame(0))
        #expect(screen.collectionView.indexPathsForSelectedItems == [])
    }

    @Test("items that are reconfigured or reloaded right after an apply are those that have the paths then")
    func reconfigureAfterApply() throws {
        let screen = Screen()
        try screen.apply([1, 2, 3])
        let host = screen.host()
        for reloads in [false, true] {
            try screen.apply(reloads ? [8, 9, 1, 2, 3] : [9, 1, 2, 3])
            screen.log.configured = []
            let path = try #require(screen.dataSource.indexPath(for: 2))
            if reloads {
                screen.collectionView.reloadItems(at: [path])
            } else {
                screen.collectionView.reconfigureItems(at: [path])
            }
            host.send(.frame(0))
            #expect(screen.log.configured == [reloads ? 8 : 9, 2])
        }
    }

    @Test("a view that loses its data source shows nothing any more")
    func noContent() throws {
        let screen = Screen()
        try screen.apply(Array(0..<50))
        let host = screen.host()
        host.scroll(to: Point(x: 0, y: 900))
        screen.collectionView.contentSource = nil
        host.send(.frame(0))
        host.runFrames()
        #expect(host.rows == [])
        #expect(screen.collectionView.indexPathsForDisplayedItems == [])
        #expect(screen.collectionView.contentOffset == .zero)
        screen.collectionView.contentSource = screen.dataSource
        host.send(.frame(0))
        #expect(host.rows == (0..<8).map { "\($0)" })
    }

    @Test("what is applied in completions is carried out in order, each completion once, without an endless event")
    func chainOfCompletions() throws {
        let screen = Screen()
        let host = screen.host()
        var completed: [Int] = []
        func next(_ number: Int) {
            guard number < 100 else { return }
            try? screen.apply([number]) {
                completed.append(number)
                next(number + 1)
            }
        }
        next(0)
        for _ in 0..<30 { host.send(.frame(0)) }
        #expect(completed == Array(0..<100))
        #expect(host.rows == ["99"])
    }

    @Test("two views with one data source: the last one shows it, the first does no harm")
    func sharedDataSource() throws {
        let screen = Screen()
        try screen.apply(Array(0..<20))
        let host = screen.host()
        let other = CollectionView(layout: RowLayout(rowHeight: 100))
        other.contentSource = screen.dataSource
        let otherHost = ModelHost(ViewController(view: other), windowSize: Size(width: 400, height: 300))
        otherHost.start(path: "/")
        try screen.apply([3, 2, 1])
        for host in [host, otherHost] {
            host.send(.frame(0))
            host.scroll(to: Point(x: 0, y: 1200))
            host.scroll(to: .zero)
        }
        screen.collectionView.selectAll()
        #expect(otherHost.rows == ["3", "2", "1"])
        screen.collectionView.reloadData()
        host.send(.frame(0))
        #expect(host.rows == ["3", "2", "1"])
    }

    private final class Balance: CollectionViewDelegate {
        let lifetime = Lifetime()
        var shown: [IndexPath: Int] = [:]
        var onDisplay: (() -> Void)?
        func collectionView(
            _ collectionView: CollectionView, willDisplay cell: CollectionViewCell, forItemAt indexPath: IndexPath
        ) {
            shown[indexPath, default: 0] += 1
            onDisplay?()
        }
        func collectionView(
            _ collectionView: CollectionView, didEndDisplaying cell: CollectionViewCell, forItemAt indexPath: IndexPath
        ) { shown[indexPath, default: 0] -= 1 }
    }

    @Test("a view that is taken away while display is told ends what it has begun, and nothing else")
    func displayBalance() throws {
        let collectionView = CollectionView(layout: RowLayout(rowHeight: 100))
        let source = TextSource([["a", "b", "c"]])
        collectionView.contentSource = source
        let container = View(.box)
        container.addSubview(collectionView)
        let delegate = Balance()
        collectionView.delegate = delegate
        delegate.onDisplay = { container.removeSubview(collectionView) }
        let host = ModelHost(ViewController(view: container), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        #expect(delegate.shown.count == 3)
        #expect(delegate.shown.values.allSatisfy { $0 == 0 })
        delegate.onDisplay = { collectionView.layoutIfNeeded() }
        container.addSubview(collectionView)
        host.send(.frame(0))
        #expect(host.rows == ["a", "b", "c"])
        #expect(delegate.shown.values.allSatisfy { $0 == 1 })
    }

    @Test(
        "a count beyond all bounds neither stops the program nor takes for ever", arguments: [1_000_000_000, Int.max])
    func hugeCounts(count: Int) {
        final class Endless: CollectionViewDataSource {
            let lifetime = Lifetime()
            let count: Int
            let cells = CellRegistration<TextCell, Int> { cell, _, number in cell.label.text = "\(number)" }
            init(_ count: Int) { self.count = count }
            func numberOfSections(in collectionView: CollectionView) -> Int { 2 }
            func collectionView(_ collectionView: CollectionView, numberOfItemsInSection section: Int) -> Int { count }
            func collectionView(
                _ collectionView: CollectionView, cellForItemAt indexPath: IndexPath
            ) -> CollectionViewCell {
                collectionView.dequeueConfiguredReusableCell(using: cells, for: indexPath, item: indexPath.item)
            }
        }
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let section = LayoutSection(group: .vertical(layoutSize: size, subitems: [LayoutItem(layoutSize: size)]))
        let view = CollectionView(layout: CompositionalLayout(section: section))
        let source = Endless(count)
        view.dataSource = source
        view.isKeyboardNavigable = true
        view.onReach(.end, within: .items(3)) {}
        let host = ModelHost(ViewController(view: view), windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        host.runFrames()
        #expect(host.rows == (0..<8).map { "\($0)" })
        view.scrollToItem(at: IndexPath(item: 1_000_000, section: 0), at: .top, animated: false)
        host.send(.frame(0))
        #expect(host.rows.first == "1000000")
        view.scrollToItem(at: IndexPath(item: count - 1, section: 1), at: .bottom, animated: false)
        host.send(.frame(0))
        #expect(view.contentOffset.y.isFinite)
        #expect(view.dataSource === source)
    }
}
