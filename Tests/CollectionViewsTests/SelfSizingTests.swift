import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct SelfSizingTests {
    private let phone = Size(width: 352, height: 800)  // 40 characters of body text to a line

    private func start(_ count: Int, lines: (Int) -> Int) throws -> (NoteScreen, ModelHost) {
        let screen = NoteScreen()
        for id in 0..<count {
            screen.model.texts[id] = "\(id)" + String(repeating: "x", count: lines(id) * 40 - "\(id)".count)
        }
        try screen.show(Array(0..<count))
        let host = ModelHost(screen, windowSize: phone)
        host.start(path: "/")
        return (screen, host)
    }

    private func tops(_ host: ModelHost) -> [Double] {
        host.visibleCells.map { host.frameInWindow($0)?.minY ?? .nan }.sorted()
    }

    /// Moves the host's scroller, as a user does; it need not stand where the content does.
    private func scroll(by distance: Double, _ screen: NoteScreen, _ host: ModelHost) {
        let offset = host.node(screen.collectionView.node)?.offset.y ?? 0
        host.scroll(to: Point(x: 0, y: max(0, offset + distance)))
    }

    private func expectExactRows(_ screen: NoteScreen, _ host: ModelHost, _ lines: (Int) -> Int) {
        for path in screen.collectionView.indexPathsForDisplayedItems {
            let cell = screen.collectionView.cellForItem(at: path)
            guard let id = screen.dataSource.itemIdentifier(for: path) else { continue }
            guard let cell, host.visibleFrame(cell.node) != nil else { continue }
            #expect(cell.size.height == Double(lines(id)) * 22)
        }
        let frames = host.visibleCells.compactMap { host.frameInWindow($0) }.sorted { $0.minY < $1.minY }
        for (upper, lower) in zip(frames, frames.dropFirst()) { #expect(upper.maxY == lower.minY) }
    }

    @Test("the cells of the first screen are requested in one batch and then stand at their real heights")
    func firstScreen() throws {
        let (screen, host) = try start(100) { _ in 2 }
        #expect(host.measureCount == 1)
        #expect(tops(host).prefix(4) == [0, 44, 88, 132])
        host.runFrames()
        expectExactRows(screen, host) { _ in 2 }
        let count = host.measureCount
        host.send(.frame(0))
        #expect(host.measureCount == count)
        #expect(host.lastCommands == [])
    }

    @Test("a batch names each node once with the width it is given, and rows that are known are not in it")
    func batch() throws {
        let screen = NoteScreen()
        screen.model.texts = [0: "a", 1: "b"]
        try screen.show([0, 1])
        let window = Window(rootViewController: screen)
        _ = window.handle(.environmentChanged(HostEnvironment(windowSize: phone)))
        func batches(_ commands: [HostCommand]) -> [HostCommand] {
            commands.filter { if case .measure = $0 { true } else { false } }
        }
        func measurement(_ item: Int) -> HostMeasurement {
            let cell = screen.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
            return HostMeasurement(node: cell?.node ?? .none, width: 352, height: nil)
        }
        let first = batches(window.handle(.resized(screen.collectionView.node, phone)))
        #expect(first == [.measure(1, [measurement(0), measurement(1)])])
        let sizes = [Size(width: 352, height: 22), Size(width: 352, height: 30.2)]
        let content = screen.collectionView.node.advanced(by: 2)
        #expect(
            window.handle(.measured(1, sizes)) == [
                .setSize(content, Size(width: 352, height: 53)),
                .setSize(measurement(0).node, Size(width: 352, height: 22)),
                .setOrigin(measurement(1).node, Point(x: 0, y: 22)),
                .setSize(measurement(1).node, Size(width: 352, height: 31)),
            ]
        )
        #expect(window.handle(.measured(1, sizes)) == [])
        screen.model.texts[1] = "c"
        try screen.show([0, 1], reconfigured: [1])
        #expect(batches(window.handle(.frame(0))) == [.measure(2, [measurement(1)])])
    }

    @Test("scrolling up over rows that turn out taller moves nothing that is seen")
    func anchoredUpwards() throws {
        let lines = { (id: Int) in 1 + (id * 7) % 6 }
        let (screen, host) = try start(300, lines: lines)
        screen.collectionView.setContentOffset(Point(x: 0, y: 6000), animated: false)
        host.send(.frame(0))
        host.runFrames()
        for _ in 0..<40 {
            let before = Dictionary(
                uniqueKeysWithValues: host.visibleCells.map {
                    (host.texts(in: $0), host.frameInWindow($0)?.minY ?? .nan)
                })
            scroll(by: -90, screen, host)
            host.runFrames()
            for cell in host.visibleCells {
                guard let old = before[host.texts(in: cell)] else { continue }
                #expect(host.frameInWindow(cell)?.minY == old + 90)
            }
            expectExactRows(screen, host, lines)
        }
    }

    @Test("while the user scrolls no offset is set; at rest it is, and nothing that is seen moves")
    func momentum() throws {
        let lines = { (id: Int) in 1 + (id * 7) % 6 }
        let (screen, host) = try start(300, lines: lines)
        screen.collectionView.setContentOffset(Point(x: 0, y: 6000), animated: false)
        host.send(.frame(0))
        host.runFrames()
        host.endScroll()
        func isScroll(_ command: HostCommand) -> Bool {
            if case .scroll = command { true } else { false }
        }
        for _ in 0..<20 {
            scroll(by: -90, screen, host)
            #expect(!host.lastCommands.contains { isScroll($0) })
            host.runFrames()
            #expect(!host.lastCommands.contains { isScroll($0) })
        }
        let before = tops(host)
        #expect(host.node(screen.collectionView.node)?.offset.y != screen.collectionView.bounds.minY)
        host.endScroll()
        #expect(host.lastCommands.contains { isScroll($0) })
        #expect(host.node(screen.collectionView.node)?.offset.y == screen.collectionView.bounds.minY)
        #expect(tops(host) == before)
        expectExactRows(screen, host, lines)
        for _ in 0..<200 {
            scroll(by: -90, screen, host)
            host.runFrames()
            host.endScroll()
        }
        #expect(screen.collectionView.bounds.minY == 0)
        expectExactRows(screen, host, lines)
    }

    @Test("another width, other fonts and other text sizes measure again and keep the first row that is seen")
    func environment() throws {
        let (screen, host) = try start(300) { _ in 3 }
        host.scroll(to: Point(x: 0, y: 3300))
        host.runFrames()
        let top = screen.collectionView.indexPathsForDisplayedItems.first { path in
            (screen.collectionView.cellForItem(at: path)?.layoutAttributes?.frame.maxY ?? 0)
                > screen.collectionView.bounds.minY
        }
        func distance() -> Double? {
            guard let top, let cell = screen.collectionView.cellForItem(at: top) else { return nil }
            return host.frameInWindow(cell.node)?.minY
        }
        let before = try #require(distance())
        host.change { $0.windowSize.width = 176 }
        host.runFrames()
        #expect(distance() == before)
        expectExactRows(screen, host) { _ in 6 }
        host.change { $0.lineHeights = $0.lineHeights.map { $0 * 2 } }
        host.runFrames()
        #expect(distance() == before)
        let count = host.measureCount
        host.change { _ in }
        host.runFrames()
        #expect(host.measureCount > count)
        #expect(distance() == before)
    }

    @Test("a view made after the environment was reported is measured again for the first fonts that come")
    func firstFonts() throws {
        let (screen, outer) = (NoteScreen(), ViewController())
        let host = ModelHost(outer, windowSize: phone)
        host.start(path: "/")
        outer.view.addSubview(screen.view)
        screen.model.texts[0] = "A note"
        try screen.show([0])
        host.send(.frame(0))
        let count = host.measureCount
        #expect(count > 0)
        host.change { _ in }
        host.runFrames()
        #expect(host.measureCount > count)
    }

    @Test("rows start from where they were seen although the row that pushes them is measured only afterwards")
    func animatedInsert() throws {
        let (screen, host) = try start(5) { _ in 2 }
        host.runFrames()
        host.finishAnimations()
        let before = Dictionary(uniqueKeysWithValues: host.visibleCells.map { ($0, host.frameInWindow($0)?.minY) })
        screen.model.texts[9] = String(repeating: "y", count: 200)
        try screen.show([0, 9, 1, 2, 3, 4], animated: true)
        host.send(.frame(0))
        #expect(tops(host) == [0, 44, 154, 198, 242, 286])
        for (cell, top) in before { #expect(host.frameAtStartOfAnimations(cell)?.minY == top) }
        host.finishAnimations()
        host.runFrames()
        expectExactRows(screen, host) { $0 == 9 ? 5 : 2 }
    }

    @Test("a cell that never agrees with its size is held at the larger one, and the frames come to an end")
    func oscillation() throws {
        let screen = NoteScreen()
        screen.model.isRestless = true
        try screen.show([0])
        let host = ModelHost(screen, windowSize: phone)
        host.start(path: "/")
        #expect(host.runFrames() < 20)
        let cell = screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0))
        #expect(cell?.size.height == 120)
        #expect(host.logLines == [])
    }

    @Test("whatever is scrolled, applied and resized, the rows that are seen have their heights and touch each other")
    func monkey() throws {
        var random = SeededGenerator(seed: 3)
        let lines = { (id: Int) in 1 + (id * 13) % 7 }
        let (screen, host) = try start(400, lines: lines)
        for _ in 0..<300 {
            switch Int.random(in: 0..<6, using: &random) {
            case 0:
                try screen.show((0..<400).filter { _ in Int.random(in: 0..<4, using: &random) > 0 })
                host.send(.frame(0))
            case 1:
                host.endScroll()
            default:
                let reach = Double.random(in: -2000...2000, using: &random).rounded()
                scroll(by: reach, screen, host)
            }
            host.runFrames()
            expectExactRows(screen, host, lines)
        }
    }
}
