import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct ButtonMenuTests {
    private final class Log {
        var lines: [String] = []
    }

    private let log = Log()
    private let screen = ViewController()
    private let host: ModelHost
    private let button = Button("Sort")

    init() {
        screen.view.addSubview(button)
        button.menu = Menu(children: [
            MenuAction("Price") { [log] in log.lines.append("price") },
            MenuAction("Area") { [log] in log.lines.append("area") },
            MenuAction("Distance", attributes: .disabled) { [log] in log.lines.append("distance") },
            MenuAction("Delete", attributes: .destructive) { [log] in log.lines.append("delete") },
        ])
        button.showsMenuAsPrimaryAction = true
        button.addAction { [log] in log.lines.append("pressed") }
        host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        host.send(.focused(button.node))
    }

    private var entries: [NodeID] { host.nodes(withStyleClass: "menu-entry") }
    private var isOpen: Bool { !host.nodes(withStyleClass: "menu").isEmpty }

    private func expectClosed() {
        #expect(!isOpen)
        #expect(host.focusedNode == button.node)
        #expect(host.history == ["/"])
        #expect(host.node(button.node)?.attributes[.isExpanded] == "false")
        #expect(host.node(screen.view.node)?.attributes[.isInert] == nil)
    }

    @Test("a button says that it opens a menu, and opens it beside itself")
    func opening() throws {
        let before = try #require(host.node(button.node)?.attributes)
        #expect(before[.popup] == "menu")
        #expect(before[.isExpanded] == "false")
        #expect(host.tap("Sort"))
        #expect(host.node(button.node)?.attributes[.isExpanded] == "true")
        let panel = try #require(host.nodes(withStyleClass: "menu").first)
        let attributes = try #require(host.node(panel)?.attributes)
        #expect(attributes[.accessibilityRole] == "menu")
        #expect(attributes[.accessibilityLabel] == "Sort")
        #expect(attributes[.anchor] == "\(button.node.rawValue)")
        #expect(host.texts(in: panel).count == 4)
        #expect(host.focusedNode == entries[0])
        #expect(log.lines == [])
        #expect(host.history == ["/", "/"])
    }

    @Test("the arrows open the menu at its ends and move in it, and letters find entries")
    func keyboard() {
        #expect(host.press(.up, on: button.node))
        #expect(host.focusedNode == entries[3])
        #expect(host.press(.down, on: entries[3]))
        #expect(host.focusedNode == entries[0])
        #expect(host.press(.end, on: entries[0]))
        #expect(host.focusedNode == entries[3])
        #expect(host.press(.home, on: entries[3]))
        #expect(host.focusedNode == entries[0])
        host.send(.typed("a", entries[0]))
        #expect(host.focusedNode == entries[1])
        #expect(host.press(.escape, on: entries[1]))
        expectClosed()
        #expect(host.press(.down, on: button.node))
        #expect(host.focusedNode == entries[0])
        #expect(log.lines == [])
    }

    @Test("an action is performed once, when the menu is gone; one that is disabled is not")
    func choosing() {
        host.tap("Sort")
        host.send(.activated(entries[2]))
        #expect(isOpen)
        #expect(log.lines == [])
        host.send(.activated(entries[1]))
        #expect(log.lines == ["area"])
        expectClosed()
    }

    @Test("going back, a press beside it and the loss of the focus close it", arguments: [0, 1, 2])
    func closing(way: Int) throws {
        host.tap("Sort")
        host.send(.focused(entries[0]))
        switch way {
        case 0: host.pressBack()
        case 1: host.send(.activated(try #require(host.nodes(withStyleClass: "menu-ground").first)))
        default: host.send(.focused(.none))
        }
        expectClosed()
        #expect(log.lines == [])
    }

    @Test("a button whose menu is not its primary action opens it on request alone")
    func secondary() throws {
        button.showsMenuAsPrimaryAction = false
        host.send(.frame(0))
        #expect(host.node(button.node)?.attributes[.popup] == nil)
        #expect(host.tap("Sort"))
        #expect(log.lines == ["pressed"])
        #expect(!isOpen)
        #expect(!host.press(.down, on: button.node))
        #expect(host.send(.menuRequested(button.node, Point(x: 5, y: 5))))
        #expect(isOpen)
    }

    @Test("a button that cannot be activated, or whose menu is empty or was removed, opens none")
    func withoutMenu() {
        button.isEnabled = false
        host.tap("Sort")
        host.press(.down, on: button.node)
        #expect(!isOpen)
        button.isEnabled = true
        button.showsActivityIndicator = true
        host.tap("Sort")
        #expect(!isOpen)
        button.showsActivityIndicator = false
        button.menu = Menu(children: [])
        #expect(button.showsMenuAsPrimaryAction, "it stays as it was set")
        host.press(.up, on: button.node)
        #expect(!isOpen)
        button.menu = nil
        log.lines = []
        host.tap("Sort")
        #expect(log.lines == ["pressed"])
        #expect(host.node(button.node)?.attributes[.popup] == nil)
    }
}
