import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct SwitchTests {
    @Test("the user switches, and is reported; a setter is not")
    func switching() {
        var reports: [Bool] = []
        let control = Switch()
        control.addAction { reports.append($0) }
        let host = makeHost(control)
        host.send(.activated(control.node))
        #expect(control.isOn)
        #expect(reports == [true])
        #expect(
            host.lastCommands == [
                .setStyleClass(control.node, "is-on", true), .setAttribute(control.node, .isChecked, "true"),
            ]
        )
        control.isOn = false
        host.send(.frame(0))
        #expect(reports == [true])
        #expect(host.node(control.node)?.attributes[.isChecked] == "false")
        control.isEnabled = false
        host.send(.activated(control.node))
        #expect(!control.isOn)
        #expect(reports == [true])
        #expect(host.node(control.node)?.attributes[.isDisabled] == "true")
    }

    @Test("a switch inside a cell is switched without activating the cell")
    func inCell() throws {
        let screen = TextScreen.rows(3)
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        let cell = try #require(screen.collectionView.cellForItem(at: IndexPath(item: 0, section: 0)))
        let control = Switch()
        cell.addSubview(control)
        let recorder = DelegateRecorder(screen.collectionView)
        host.send(.frame(0))
        host.send(.activated(control.node))
        #expect(control.isOn)
        #expect(recorder.takeEvents() == [])
    }
}
