import CollectionDataSources
import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct CollectionViewAnimationTests {
    private let phone = Size(width: 400, height: 800)

    /// A list of numbers in rows of 100 points.
    private final class ListScreen: ViewController {
        let collectionView: CollectionView
        let dataSource: CollectionViewDiffableDataSource<Int, Int>

        init() {
            let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
            let group = LayoutGroup.vertical(layoutSize: size, subitems: [LayoutItem(layoutSize: size)])
            collectionView = CollectionView(layout: CompositionalLayout(section: LayoutSection(group: group)))
            let registration = CellRegistration<TextCell, Int> { cell, _, number in cell.label.text = "\(number)" }
            dataSource = CollectionViewDiffableDataSource(collectionView: collectionView) { view, path, number in
                view.dequeueConfiguredReusableCell(using: registration, for: path, item: number)
            }
            super.init(view: collectionView)
        }

        func show(_ numbers: [Int], animated: Bool = true, completion: (() -> Void)? = nil) throws {
            var snapshot = DiffableDataSourceSnapshot<Int, Int>()
            try snapshot.appendSections([0])
            try snapshot.appendItems(numbers)
            dataSource.apply(snapshot, animatingDifferences: animated, completion: completion)
        }
    }

    private func makeHost(_ numbers: [Int]) throws -> (ModelHost, ListScreen) {
        let screen = ListScreen()
        try screen.show(numbers, animated: false)
        let host = ModelHost(screen, windowSize: phone)
        host.start(path: "/")
        return (host, screen)
    }

    /// Where each visible number is seen when the movements begin, and where it ends.
    private func tops(_ host: ModelHost) -> [String: [Double]] {
        var tops: [String: [Double]] = [:]
        for cell in host.visibleCells {
            let start = host.frameAtStartOfAnimations(cell)?.minY ?? .nan
            tops[host.texts(in: cell).first ?? ""] = [start, host.frameInWindow(cell)?.minY ?? .nan]
        }
        return tops
    }

    @Test("a deleted row fades where it was, the rows below move up from where they were, new ones from below")
    func deletion() throws {
        let (host, screen) = try makeHost(Array(0..<20))
        let cells = host.visibleCells
        try screen.show([0] + Array(3..<20))
        host.send(.frame(0))
        let moved = tops(host)
        #expect(moved["0"] == [0, 0])
        #expect(moved["3"] == [300, 100])
        #expect(moved["7"] == [700, 500])
        #expect(moved["8"] == [800, 600])
        #expect(moved["9"] == [900, 700])
        let leaving = cells.filter { ["1", "2"].contains(host.texts(in: $0).first ?? "") }
        #expect(leaving.count == 2)
        for cell in leaving {
            #expect(host.node(cell)?.opacity == 0)
            #expect(host.node(cell)?.animations == [HostAnimation(opacity: 1, milliseconds: 320)])
            #expect(host.node(cell)?.attributes[.isHiddenFromAccessibility] == "true")
        }
        host.finishAnimations()
        #expect(leaving.allSatisfy { host.node($0)?.isHidden == true || host.node($0)?.opacity == 1 })
        #expect(host.visibleCells.count == 8)
    }

    @Test("an inserted row appears in its place, and the rows below make room")
    func insertion() throws {
        let (host, screen) = try makeHost(Array(0..<20))
        try screen.show([0, 100] + Array(1..<20))
        host.send(.frame(0))
        let moved = tops(host)
        #expect(moved["1"] == [100, 200])
        #expect(moved["0"] == [0, 0])
        #expect(moved["100"] == [100, 100])
        let inserted = try #require(host.visibleCells.first { host.texts(in: $0) == ["100"] })
        #expect(host.node(inserted)?.animations == [HostAnimation(opacity: -1, milliseconds: 320)])
        // Row 7 was the last that was seen; it leaves over the lower edge.
        let seven = host.nodes(withStyleClass: "cell").first { host.texts(in: $0) == ["7"] }
        #expect(seven.flatMap { host.frameAtStartOfAnimations($0)?.minY } == 700)
    }

    @Test("a row that moves far goes there, from off the screen and onto it as well")
    func moves() throws {
        let (host, screen) = try makeHost(Array(0..<50))
        try screen.show([30] + Array(0..<30) + Array(31..<50))
        host.send(.frame(0))
        #expect(tops(host)["30"] == [3000, 0])
        #expect(tops(host)["0"] == [0, 100])
    }

    @Test("an update during another continues from where things are seen")
    func interruption() throws {
        let (host, screen) = try makeHost(Array(0..<20))
        try screen.show(Array(2..<20))
        host.send(.frame(0))
        let first = tops(host)
        try screen.show(Array(0..<20))
        host.send(.frame(0))
        let second = tops(host)
        // All movements are still to run, so each row is seen exactly where it was seen before the second update.
        for number in 2..<8 { #expect(second["\(number)"]?[0] == first["\(number)"]?[0]) }
        #expect(second["2"] == [200, 200])
        host.finishAnimations()
        #expect(
            tops(host)
                == Dictionary(uniqueKeysWithValues: (0..<8).map { ("\($0)", [Double($0) * 100, Double($0) * 100]) }))
    }

    @Test("above the user's place nothing is seen to move")
    func anchored() throws {
        let (host, screen) = try makeHost(Array(0..<100))
        host.scroll(to: Point(x: 0, y: 3050))
        host.endScroll()
        try screen.show(Array(200..<205) + Array(0..<10) + Array(12..<100))
        host.send(.frame(0))
        for (_, positions) in tops(host) { #expect(positions[0] == positions[1]) }
        #expect(host.visibleCells.allSatisfy { host.node($0)?.animations == [] })
        #expect(screen.collectionView.bounds.minY == 3050 + 300)
    }

    @Test("with reduced motion and without animation nothing moves, and the same is shown")
    func withoutMotion() throws {
        for isReduced in [true, false] {
            let (host, screen) = try makeHost(Array(0..<20))
            host.change { $0.prefersReducedMotion = isReduced }
            try screen.show([5, 4] + Array(10..<20), animated: isReduced)
            host.send(.frame(0))
            #expect(host.nodes { !$0.animations.isEmpty } == [])
            #expect(host.visibleCells.count == 8)
        }
    }

    @Test("completions run in order, once their update is shown, and an update applied in one is not lost")
    func completions() throws {
        let (host, screen) = try makeHost(Array(0..<5))
        var told: [Int] = []
        try screen.show([1, 2]) { told.append(1) }
        try screen.show([2, 3]) {
            told.append(2)
            try? screen.show([9]) { told.append(3) }
        }
        host.send(.frame(0))
        #expect(told == [1, 2, 3])
        host.finishAnimations()
        #expect(host.visibleCells.map { host.texts(in: $0) } == [["9"]])
    }

    @Test("random updates, animated or not, ended or not, show the newest data and leave nothing behind")
    func monkey() throws {
        var random = SeededGenerator(seed: 23)
        let (host, screen) = try makeHost([])
        var numbers: [Int] = []
        for round in 0..<300 {
            switch Int.random(in: 0..<5, using: &random) {
            case 0, 1, 2:
                numbers.removeAll { _ in Int.random(in: 0..<4, using: &random) == 0 }
                for _ in 0..<Int.random(in: 0..<8, using: &random) {
                    numbers.insert(round * 10 + numbers.count, at: Int.random(in: 0...numbers.count, using: &random))
                }
                numbers = Array(Set(numbers)).sorted { _, _ in false }
                if Bool.random(using: &random) { numbers.shuffle(using: &random) }
                try screen.show(numbers, animated: Int.random(in: 0..<4, using: &random) > 0)
            case 3:
                let reach = Double.random(in: -900...900, using: &random).rounded()
                host.scroll(to: Point(x: 0, y: max(0, screen.collectionView.bounds.minY + reach)))
            default:
                host.finishAnimations()
            }
            host.send(.frame(0))
            let offset = screen.collectionView.bounds.minY
            let expected = numbers.indices.filter { Double($0) * 100 < offset + 800 && Double($0 + 1) * 100 > offset }
            let seen = host.visibleCells.filter { host.node($0)?.opacity == 1 }
                .map { (top: host.frameInWindow($0)?.minY ?? .nan, text: host.texts(in: $0).first ?? "") }
                .sorted { $0.top < $1.top }
            #expect(seen.map(\.text) == expected.map { "\(numbers[$0])" })
        }
        host.finishAnimations()
        screen.unload()
        host.send(.frame(0))
        #expect(host.nodes { _ in true } == [.root])
    }

    @Test func `a row that leaves, comes back and leaves again is seen leaving to the end`() throws {
        let (host, screen) = try makeHost(Array(0..<20))
        let cell = try #require(host.visibleCells.first { host.texts(in: $0) == ["0"] })
        for numbers in [Array(1..<20) + [0], Array(0..<20), Array(1..<20) + [0]] {
            try screen.show(numbers)
            host.send(.frame(0))
        }
        #expect(host.node(cell)?.attributes[.isHiddenFromAccessibility] == "true")
        #expect(host.openTimers.first?.milliseconds == 320)
        #expect(host.fireNextTimer())
        #expect(host.node(cell)?.attributes[.isHiddenFromAccessibility] == "true")
        #expect(host.node(cell)?.isHidden == false)
    }
}
