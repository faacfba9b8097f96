import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionViews

/// Presses, swipes and menus as commands of view models.
struct CommandGestureTests {
    private final class Record {
        var lines: [String] = []

        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    private final class DriverScreen: ViewController {
        let driver: CellCommandDriver<Int>

        init() {
            let collectionView = CollectionView(layout: RowLayout(rowHeight: 100))
            driver = CellCommandDriver(collectionView: collectionView)
            super.init(view: collectionView)
        }
    }

    private func start(
        _ keys: [CellCommandKey], titles: [CellCommandKey: String] = [:], _ change: (DriverScreen) -> Void = { _ in }
    )
        throws -> (screen: DriverScreen, host: ModelHost, record: Record)
    {
        let screen = DriverScreen()
        let record = Record()
        let kind = CellKind(TextCell.self)
        let models = (0..<5).map { id in
            var commands: [CellCommandKey: CellCommand] = [
                .configuration: CellAction<TextCell>(name: "show") { $0.cell?.label.text = "row \(id)" }
            ]
            for key in keys {
                let command = ItemAction(name: "\(key.rawValue)") { _ in record.lines.append("\(key.rawValue) \(id)") }
                command.title = titles[key]
                command.isDestructive = titles[key] == "Delete"
                commands[key] = command
            }
            return CellViewModel(CellIdentity("row", id), kind: kind, commands: commands)
        }
        change(screen)
        try screen.driver.apply([(id: 0, items: models)], animatingDifferences: false)
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        return (screen, host, record)
    }

    @Test("a press is highlight and unhighlight, and an activation is selection and the primary action")
    func highlight() throws {
        let (_, host, record) = try start([.highlight, .unhighlight, .selection, .primaryAction])
        host.press("row 2", with: .mouse)
        #expect(record.take() == ["highlight 2"])
        host.releasePress()
        #expect(record.take() == ["unhighlight 2", "selection 2", "primary-action 2"])
        host.press("row 3", with: .mouse)
        host.scroll(to: Point(x: 0, y: 1))
        host.cancelPress()
        #expect(record.take() == ["highlight 3", "unhighlight 3"])
    }

    @Test("commands with a title are behind swipes and in the menu, by the keys the screen has chosen")
    func gestures() throws {
        let titles: [CellCommandKey: String] = [
            .swipeToLeading: "Delete", .swipeToTrailing: "Flag", "share": "Share",
        ]
        let keys: [CellCommandKey] = [.swipeToLeading, .swipeToTrailing, "share"]
        let (screen, host, record) = try start(keys, titles: titles) { $0.driver.gestures.menu = ["share"] }
        host.press("row 2")
        host.movePress(byX: -350, time: 100)
        host.releasePress(time: 2000)
        #expect(record.take() == ["swipe-to-leading 2"])
        host.press("row 2")
        host.movePress(byX: 70, time: 100)
        host.releasePress(time: 2000)
        host.tap("Flag")
        #expect(record.take() == ["swipe-to-trailing 2"])
        let cell = screen.driver.collectionView.cellForItem(at: IndexPath(item: 3, section: 0))
        #expect(host.send(.menuRequested(cell?.node ?? .none, Point(x: 10, y: 10))))
        #expect(host.nodes(withStyleClass: "menu-entry").flatMap { host.texts(in: $0) } == ["Share", "Flag", "Delete"])
        host.tap("Share")
        #expect(record.take() == ["share 3"])
        #expect(host.send(.keyPressed(.delete, cell?.node ?? .none)))
        #expect(record.take() == ["swipe-to-leading 3"])
    }

    @Test("a command without a title is behind no swipe, nor one that is switched off")
    func untitled() throws {
        let (screen, host, record) = try start([.swipeToLeading, .swipeToTrailing], titles: [.swipeToTrailing: "Flag"])
        host.press("row 2")
        host.movePress(byX: -350, time: 100)
        host.releasePress(time: 2000)
        #expect(record.take() == [])
        screen.driver.runner.disabledKeys = [.swipeToTrailing]
        host.press("row 2")
        host.movePress(byX: 70, time: 100)
        #expect(!host.isPressClaimed)
    }
}

/// Section controllers hear of presses too.
struct ControllerHighlightTests {
    @Test("a section controller is told of the mark of its items, in order")
    func highlight() {
        let screen = ListScreen()
        let host = screen.host()
        screen.show(Shelf("a", "a0", "a1"), Shelf("b", "b0", "b1"), in: host)
        screen.world.tracesPresses = true
        let recorder = DelegateRecorder(screen.adapter.collectionView)
        _ = screen.world.takeTrace()
        host.click("a1")
        host.press("b0", with: .mouse)
        host.cancelPress()
        #expect(
            screen.world.takeTrace() == ["mark a1", "unmark a1", "select a1: a1, true false", "mark b0", "unmark b0"])
        #expect(recorder.takeEvents() == [.selectedItem(IndexPath(item: 1, section: 0))])
    }
}
