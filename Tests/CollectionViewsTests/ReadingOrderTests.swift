import CollectionDataSources
import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionViews

struct ReadingOrderTests {
    private let phone = Size(width: 400, height: 800)

    private func start(_ screen: NumberScreen) throws -> ModelHost {
        let host = ModelHost(screen, windowSize: phone)
        host.start(path: "/")
        try screen.show(Array(0..<50), isAnimated: false)
        host.send(.frame(0))
        #expect(host.texts == (0..<10).map { "\($0)" })
        return host
    }

    private func insertions(_ host: ModelHost) -> [HostCommand] {
        host.lastCommands.filter { command in
            if case .insert = command { true } else { false }
        }
    }

    /// What assistive technology is told of the places of the cells, in document order.
    private func positions(_ host: ModelHost) -> [String?] {
        host.nodes(withStyleClass: "cell").filter { host.node($0)?.isHidden == false }
            .map { host.node($0)?.attributes[.positionInSet] }
    }

    @Test("an update without movement is put in order shortly after, by moving only what is out of order")
    func silentUpdate() throws {
        let screen = NumberScreen()
        let host = try start(screen)
        let cells = host.nodes(withStyleClass: "cell")
        try screen.show([100] + Array(0..<50), isAnimated: false)
        host.send(.frame(0))
        #expect(insertions(host) == [])
        #expect(host.texts == (0..<9).map { "\($0)" } + ["100"])
        #expect(positions(host) == (1...10).map { "\($0)" })
        #expect(host.openTimers.map(\.milliseconds) == [HostOrder.waitMilliseconds])
        host.fireNextTimer()
        let content = screen.collectionView.contentView.node
        #expect(insertions(host) == [.insert(cells[9], into: content, before: cells[0])])
        #expect(host.lastCommands.last == .setAttribute(cells[8], .setSize, "51"))
        #expect(positions(host) == (1...10).map { "\($0)" })
        #expect(host.texts == ["100"] + (0..<9).map { "\($0)" })
        #expect(host.openTimers == [])
    }

    @Test("many updates in a row are put in order once")
    func manyUpdates() throws {
        let screen = NumberScreen()
        let host = try start(screen)
        for count in 1...5 {
            try screen.show((0..<count).reversed().map { 100 + $0 } + Array(0..<50), isAnimated: false)
            host.send(.frame(0))
            #expect(host.openTimers.count == 1)
        }
        host.fireNextTimer()
        #expect(insertions(host) == [], "there were changes since the first one")
        #expect(host.openTimers.count == 1, "there were changes since the first one")
        host.fireNextTimer()
        #expect(host.texts == (0..<5).reversed().map { "\(100 + $0)" } + (0..<5).map { "\($0)" })
        #expect(insertions(host).count == 5)
        #expect(host.openTimers == [])
    }

    @Test("a list that never stops changing is put in order all the same")
    func changesWithoutEnd() throws {
        let screen = NumberScreen()
        let host = try start(screen)
        var waits: Int?
        for count in 0...30 where waits == nil {
            try screen.show((0...count).reversed().map { 100 + $0 } + Array(0..<50), isAnimated: false)
            host.send(.frame(0))
            // The first change begins the first wait.
            if count > 0 { host.fireNextTimer() }
            if !insertions(host).isEmpty { waits = count }
        }
        #expect(waits == HostOrder.maximumWaits)
    }

    @Test("an animated update is in order at once")
    func animatedUpdate() throws {
        let screen = NumberScreen()
        let host = try start(screen)
        try screen.show([0, 100] + Array(1..<50), isAnimated: true)
        host.send(.frame(0))
        #expect(host.texts.prefix(4) == ["0", "100", "1", "2"])
    }

    @Test("a scroll that begins before the order is restored puts it off until it has come to rest")
    func scrollMeanwhile() throws {
        let screen = NumberScreen()
        let host = try start(screen)
        try screen.show([100] + Array(0..<50), isAnimated: false)
        host.send(.frame(0))
        host.scroll(to: Point(x: 0, y: 40))
        host.fireNextTimer()
        #expect(insertions(host) == [])
        host.endScroll()
        #expect(host.texts.prefix(3) == ["100", "0", "1"])
    }

    @Test("views that are taken anew by a reload of the same data need no command at all")
    func reload() throws {
        let screen = TextScreen.rows(20)
        let host = ModelHost(screen, windowSize: phone)
        host.start(path: "/")
        screen.collectionView.reloadData()
        host.send(.frame(0))
        #expect(host.lastCommands == [])
    }

    @Test("a change from outside of all events is shown by the window")
    func perform() throws {
        let screen = TextScreen([["old"]])
        let host = ModelHost(screen, windowSize: phone)
        host.start(path: "/")
        let label = try #require(host.node(showing: "old"))
        host.window.perform {
            screen.source.sections = [["new"]]
            screen.collectionView.reloadData()
        }
        #expect(host.window.context.takeCommands() == [.setText(label, "new")])
    }

    @Test("the view with the focus stays where it is in the host's tree; the others are put into order around it")
    func focus() throws {
        let screen = TextScreen.rows(100)
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        let label = try #require(host.node(showing: "row 5"))
        let cell = try #require(host.activatable(around: label))
        host.focusedNode = cell
        host.send(.focused(cell))
        var inserted: [NodeID] = []
        for offset in [400.0, 1900, 3300, 200, 700, 0] {
            host.scroll(to: Point(x: 0, y: offset))
            host.endScroll()
            for case .insert(let node, _, _) in host.lastCommands { inserted.append(node) }
            let seen = host.visibleCells.flatMap { host.texts(in: $0) }
            #expect(seen == (0..<8).map { "row \(Int(offset) / 100 + $0)" })
        }
        #expect(!inserted.isEmpty)
        #expect(!inserted.contains(cell))
    }
}
