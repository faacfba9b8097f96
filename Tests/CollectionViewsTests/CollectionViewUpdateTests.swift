import CollectionDataSources
import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct CollectionViewUpdateTests {
    private let phone = Size(width: 400, height: 800)

    /// A screen of numbers, in sections named by letters, with a version of the content of each number.
    private final class NumberScreen: ViewController {
        /// What the cells show beside their number; a class so that the cell provider need not hold the screen.
        final class Model {
            var versions: [Int: Int] = [:]
            var configurations: [Int] = []
        }

        let collectionView = CollectionView(layout: RowLayout(rowHeight: 100))
        let dataSource: CollectionViewDiffableDataSource<String, Int>
        let model = Model()

        init() {
            let model = model
            let registration = CellRegistration<TextCell, Int> { cell, _, number in
                cell.label.text = "\(number) v\(model.versions[number] ?? 0)"
            }
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) {
                collectionView, path, number in
                model.configurations.append(number)
                return collectionView.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
            }
            super.init(view: collectionView)
        }

        func show(_ sections: [(String, [Int])], reconfigured: [Int] = [], reloaded: [Int] = []) throws {
            var snapshot = DiffableDataSourceSnapshot<String, Int>()
            try snapshot.appendSections(sections.map(\.0))
            for (section, numbers) in sections { try snapshot.appendItems(numbers, toSection: section) }
            try snapshot.reconfigureItems(reconfigured)
            try snapshot.reloadItems(reloaded)
            dataSource.apply(snapshot)
        }
    }

    private func seenTexts(_ host: ModelHost) -> [String] {
        host.visibleCells.filter { host.node($0)?.opacity == 1 && !isLeaving(host, $0) }
            .map { (top: host.frameInWindow($0)?.minY ?? 0, text: host.texts(in: $0).first ?? "") }
            .sorted { $0.top < $1.top }
            .map(\.text)
    }

    /// Whether a cell shows an item that is on its way off the screen.
    private func isLeaving(_ host: ModelHost, _ cell: NodeID) -> Bool {
        host.node(cell)?.attributes[.isHiddenFromAccessibility] == "true"
    }

    @Test("an insert above what is seen moves nothing on the screen and configures nothing that was there")
    func insertAbove() throws {
        let screen = NumberScreen()
        let host = ModelHost(screen, windowSize: phone)
        try screen.show([("a", Array(0..<100))])
        host.start(path: "/")
        host.scroll(to: Point(x: 0, y: 2050))
        host.endScroll()
        let before = host.visibleCells.map { ($0, host.frameInWindow($0)) }
        screen.model.configurations = []
        try screen.show([("a", Array(1000..<1007) + Array(0..<100))])
        host.send(.frame(0))
        for (cell, frame) in before { #expect(host.frameInWindow(cell) == frame) }
        #expect(screen.model.configurations == [])
        #expect(screen.collectionView.bounds.minY == 2750)
    }

    @Test("an item that ends where the screen begins does not keep the user's place: the next one does")
    func insertAtTheEdge() throws {
        let screen = NumberScreen()
        let host = ModelHost(screen, windowSize: phone)
        try screen.show([("a", Array(0..<100))])
        host.start(path: "/")
        host.scroll(to: Point(x: 0, y: 2000))
        host.endScroll()
        try screen.show([("a", Array(0..<20) + [1000] + Array(20..<100))])
        host.send(.frame(0))
        #expect(screen.collectionView.bounds.minY == 2100)
    }

    @Test("at the very top, what is inserted there comes into view")
    func insertAtTop() throws {
        let screen = NumberScreen()
        let host = ModelHost(screen, windowSize: phone)
        try screen.show([("a", Array(0..<100))])
        host.start(path: "/")
        try screen.show([("a", [1000] + Array(0..<100))])
        host.send(.frame(0))
        #expect(seenTexts(host).first == "1000 v0")
    }

    @Test("reconfiguring keeps the cell, reloading gives the item another")
    func reconfigureAndReload() throws {
        let screen = NumberScreen()
        let host = ModelHost(screen, windowSize: phone)
        try screen.show([("a", [0, 1, 2])])
        host.start(path: "/")
        let cells = host.visibleCells
        screen.model.versions = [1: 7]
        try screen.show([("a", [2, 1, 0])], reconfigured: [1])
        host.send(.frame(0))
        #expect(seenTexts(host) == ["2 v0", "1 v7", "0 v0"])
        #expect(Set(host.visibleCells) == Set(cells))
        host.finishAnimations()
        screen.model.versions = [0: 3]
        try screen.show([("a", [2, 1, 0])], reloaded: [0])
        host.send(.frame(0))
        #expect(seenTexts(host) == ["2 v0", "1 v7", "0 v3"])
    }

    @Test("a data source that is made for a view on the screen completes its first snapshot and the next one")
    func lateDataSource() throws {
        let view = CollectionView(layout: RowLayout(rowHeight: 100))
        let host = ModelHost(ViewController(view: view), windowSize: phone)
        host.start(path: "/")
        let registration = CellRegistration<TextCell, Int> { cell, _, number in cell.label.text = "\(number)" }
        let dataSource = CollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, number in
            view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
        }
        var completions: [Int] = []
        for count in [1, 2] {
            var snapshot = DiffableDataSourceSnapshot<String, Int>()
            try snapshot.appendSections(["a"])
            try snapshot.appendItems(Array(0..<count))
            dataSource.apply(snapshot) { completions.append(count) }
            host.send(.frame(0))
        }
        #expect(completions == [1, 2])
    }

    @Test("a snapshot that is applied by reloading configures all cells again, and completes")
    func reloadingSnapshot() throws {
        let screen = NumberScreen()
        let host = ModelHost(screen, windowSize: phone)
        try screen.show([("a", [0, 1, 2])])
        host.start(path: "/")
        screen.model.versions = [1: 7]
        screen.model.configurations = []
        var snapshot = screen.dataSource.snapshot()
        try snapshot.appendItems([3])
        var completions = 0
        screen.dataSource.applySnapshotUsingReloadData(snapshot) { completions += 1 }
        host.send(.frame(0))
        #expect(seenTexts(host) == ["0 v0", "1 v7", "2 v0", "3 v0"])
        #expect(screen.model.configurations == [0, 1, 2, 3])
        #expect(completions == 1)
    }

    @Test("whatever is applied and scrolled, the screen shows the newest snapshot at the user's place")
    func monkey() throws {
        var random = SeededGenerator(seed: 5)
        let screen = NumberScreen()
        let host = ModelHost(screen, windowSize: phone)
        host.start(path: "/")
        var sections: [(String, [Int])] = []
        for _ in 0..<600 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0, 1:
                var numbers = Array(0..<Int.random(in: 0...120, using: &random))
                if Bool.random(using: &random) { numbers.shuffle(using: &random) }
                numbers.removeAll { _ in Int.random(in: 0..<5, using: &random) == 0 }
                sections = [("a", []), ("b", []), ("c", [])].shuffled(using: &random)
                for number in numbers { sections[Int.random(in: 0..<3, using: &random)].1.append(number) }
                let changed = numbers.filter { _ in Int.random(in: 0..<6, using: &random) == 0 }
                for number in changed { screen.model.versions[number, default: 0] += 1 }
                let half = changed.count / 2
                try screen.show(sections, reconfigured: Array(changed[..<half]), reloaded: Array(changed[half...]))
                if Bool.random(using: &random) { host.send(.frame(0)) }
            case 2:
                host.endScroll()
            default:
                let reach = Double.random(in: -1500...1500, using: &random).rounded()
                host.scroll(to: Point(x: 0, y: max(0, screen.collectionView.bounds.minY + reach)))
            }
            host.send(.frame(0))
            let all = sections.flatMap(\.1)
            let offset = screen.collectionView.bounds.minY
            let expected = all.indices.filter { Double($0) * 100 < offset + 800 && Double($0 + 1) * 100 > offset }
            #expect(seenTexts(host) == expected.map { "\(all[$0]) v\(screen.model.versions[all[$0]] ?? 0)" })
        }
    }
}
