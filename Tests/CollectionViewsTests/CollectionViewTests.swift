import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct CollectionViewTests {
    private let phone = Size(width: 400, height: 800)

    @Test("the first event that brings a size makes the cells of the screen, each from one template")
    func firstDisplay() {
        let screen = TextScreen.rows(2)
        let window = Window(rootViewController: screen)
        _ = window.handle(.environmentChanged(HostEnvironment(windowSize: phone)))
        let list = screen.collectionView.node
        let content = list.advanced(by: 2)
        let cell = list.advanced(by: 3)
        let template = ViewTemplate(nodes: [
            .init(element: .box, styleClasses: ["reusable", "cell", "text-cell"], childCount: 1),
            .init(element: .text, styleClasses: ["text-body"], childCount: 0),
        ])
        #expect(
            window.handle(.resized(list, phone)) == [
                .setSize(content, Size(width: 400, height: 200)),
                .defineTemplate(1, template),
                .instantiate(template: 1, first: cell),
                .setText(cell.advanced(by: 1), "row 0"),
                .insert(cell, into: content, before: .none),
                .setOrigin(cell, .zero),
                .setSize(cell, Size(width: 400, height: 100)),
                .instantiate(template: 1, first: cell.advanced(by: 2)),
                .setText(cell.advanced(by: 3), "row 1"),
                .insert(cell.advanced(by: 2), into: content, before: .none),
                .setOrigin(cell.advanced(by: 2), Point(x: 0, y: 100)),
                .setSize(cell.advanced(by: 2), Size(width: 400, height: 100)),
                .setAttribute(cell, .accessibilityRole, "listitem"),
                .setAttribute(cell, .positionInSet, "1"),
                .setAttribute(cell, .setSize, "2"),
                .setAttribute(cell.advanced(by: 2), .accessibilityRole, "listitem"),
                .setAttribute(cell.advanced(by: 2), .positionInSet, "2"),
                .setAttribute(cell.advanced(by: 2), .setSize, "2"),
            ]
        )
        #expect(window.handle(.resized(list, phone)) == [])
    }

    @Test("a cell that scrolls out is configured and moved, and nothing else crosses to the host")
    func reuse() {
        let host = ModelHost(TextScreen.rows(1000), windowSize: phone)
        host.start(path: "/")
        for step in 1...40 { host.scroll(to: Point(x: 0, y: Double(step) * 100)) }
        for command in host.lastCommands {
            switch command {
            case .setText, .setOrigin, .setHidden: continue
            default: Issue.record("\(command)")
            }
        }
        #expect(Set(host.visibleCells.map { host.texts(in: $0) }) == Set((40..<48).map { ["row \($0)"] }))
    }

    @Test("whatever the user does, exactly the rows on the screen are there, once each, with their own text")
    func monkey() {
        var random = SeededGenerator(seed: 7)
        let screen = TextScreen.rows(500)
        let host = ModelHost(screen, windowSize: phone)
        host.start(path: "/")
        for _ in 0..<400 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                host.endScroll()
            case 1:
                let count = Int.random(in: 0...600, using: &random)
                screen.source.sections = [(0..<count).map { "row \($0)" }]
                screen.collectionView.reloadData()
                host.send(.frame(0))
            case 2:
                let height = Double.random(in: 100...1000, using: &random).rounded()
                host.change { $0.windowSize.height = height }
            default:
                let reach = Double.random(in: -1500...1500, using: &random).rounded()
                host.scroll(to: Point(x: 0, y: max(0, screen.collectionView.bounds.minY + reach)))
            }
            expectRows(host, screen)
        }
    }

    /// States that the host shows exactly the rows its window overlaps, and keeps few others.
    private func expectRows(_ host: ModelHost, _ screen: TextScreen) {
        let offset = screen.collectionView.bounds.minY
        let height = host.environment.windowSize.height
        let count = screen.source.sections[0].count
        var expected: [String] = []
        for row in 0..<count where Double(row) * 100 < offset + height && Double(row + 1) * 100 > offset {
            expected.append("row \(row)")
        }
        let seen = host.visibleCells.map { (top: host.frameInWindow($0)?.minY ?? .nan, texts: host.texts(in: $0)) }
            .sorted { $0.top < $1.top }
        #expect(seen.map(\.texts) == expected.map { [$0] })
        #expect(seen.map(\.top) == expected.indices.map { firstTop(offset) + Double($0) * 100 })
        #expect(host.nodes(withStyleClass: "cell").count <= 3 * max(expected.count, 8))
    }

    private func firstTop(_ offset: Double) -> Double { (offset / 100).rounded(.down) * 100 - offset }

    @Test("scrolling within what exists sends nothing and requests nothing from the data source")
    func stillFrames() {
        let screen = TextScreen.rows(100)
        let host = ModelHost(screen, windowSize: phone)
        host.start(path: "/")
        let asked = screen.source.cellsAskedFor
        host.scroll(to: Point(x: 0, y: 20))
        #expect(host.lastCommands == [])
        #expect(screen.source.cellsAskedFor == asked)
    }

    @Test("once scrolling has come to rest, the cells stand in the document in the order of their rows")
    func readingOrder() {
        var random = SeededGenerator(seed: 11)
        let host = ModelHost(TextScreen.rows(500), windowSize: phone)
        host.start(path: "/")
        for _ in 0..<60 {
            host.scroll(to: Point(x: 0, y: Double.random(in: 0...49_000, using: &random)))
            host.endScroll()
            let tops = host.visibleCells.map { host.frameInWindow($0)?.minY ?? .nan }
            #expect(tops == tops.sorted())
            host.endScroll()
            #expect(host.lastCommands == [])
        }
    }

    @Test("a shorter content moves the user back to its end")
    func shorterContent() {
        let screen = TextScreen.rows(100)
        let host = ModelHost(screen, windowSize: phone)
        host.start(path: "/")
        host.scroll(to: Point(x: 0, y: 9200))
        screen.source.sections = [["only"]]
        screen.collectionView.reloadData()
        host.send(.frame(0))
        #expect(host.visibleCells.map { host.texts(in: $0) } == [["only"]])
        #expect(screen.collectionView.bounds.minY == 0)
    }

    @Test("activating a cell is reported with its path")
    func selection() {
        let screen = TextScreen.rows(10)
        let host = ModelHost(screen, windowSize: phone)
        host.start(path: "/")
        let recorder = DelegateRecorder(screen.collectionView)
        host.tap("row 3")
        #expect(recorder.takeEvents() == [.selectedItem(IndexPath(item: 3, section: 0))])
        #expect(recorder.takeEvents() == [])
    }

    @Test("the cell that holds the focus is kept while it is away from the screen")
    func focus() {
        let screen = TextScreen.rows(1000)
        let host = ModelHost(screen, windowSize: phone)
        host.start(path: "/")
        let focused = host.activatable(around: host.node(showing: "row 2")!)!
        host.send(.focused(focused))
        for step in 1...30 { host.scroll(to: Point(x: 0, y: Double(step) * 700)) }
        #expect(host.texts(in: focused) == ["row 2"])
        host.send(.focused(.none))
        for step in 1...30 { host.scroll(to: Point(x: 0, y: Double(step) * 700 + 35)) }
        #expect(host.texts(in: focused) != ["row 2"])
    }

    @Test("a discarded screen leaves nothing behind in the host")
    func discard() {
        let screen = TextScreen.rows(100)
        let host = ModelHost(screen, windowSize: phone)
        host.start(path: "/")
        host.scroll(to: Point(x: 0, y: 5000))
        screen.unload()
        host.send(.frame(0))
        #expect(host.nodes(where: { _ in true }) == [.root])
    }
}
