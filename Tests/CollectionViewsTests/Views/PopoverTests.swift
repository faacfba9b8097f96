import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct PopoverTests {
    private let screen = ViewController()
    private let host: ModelHost
    private let opener = Button("Filters")
    private let popover = Popover("Filters", styleClasses: ["filters"])
    private let field = TextField("Name")

    init() {
        screen.view.addSubview(opener)
        popover.addSubview(field)
        host = ModelHost(screen, windowSize: Size(width: 800, height: 844))
        host.start(path: "/")
        host.send(.focused(opener.node))
        screen.present(popover, from: opener)
        host.send(.frame(0))
    }

    @Test("a popover is a named dialog beside its source, with the focus")
    func presenting() throws {
        let attributes = try #require(host.node(popover.node)?.attributes)
        #expect(attributes[.accessibilityRole] == "dialog")
        #expect(attributes[.accessibilityLabel] == "Filters")
        #expect(host.focusedNode == popover.node)
        #expect(host.history == ["/", "/"])
        let panel = try #require(host.nodes(withStyleClass: "popover-panel").first)
        #expect(host.node(panel)?.attributes[.anchor] == "\(opener.node.rawValue)")
        #expect(host.texts(in: panel) == ["Name"])
        #expect(host.node(screen.view.node)?.attributes[.isInert] == "true")
    }

    @Test("Escape, going back and a press beside it dismiss it, and the focus returns", arguments: [0, 1, 2, 3])
    func dismissing(way: Int) throws {
        switch way {
        case 0: host.press(.escape, on: host.focusedNode)
        case 1: host.pressBack()
        case 2: host.send(.activated(try #require(host.nodes(withStyleClass: "popover-ground").first)))
        default: host.press(.escape, on: try #require(host.nodes { $0.element == .textField }.first))
        }
        #expect(!popover.isPresented)
        #expect(host.history == ["/"])
        #expect(host.focusedNode == opener.node)
        #expect(host.nodes(withStyleClass: "popover").isEmpty)
        #expect(host.node(screen.view.node)?.attributes[.isInert] == nil)
    }

    @Test("content is added and removed while it is presented, and it can be presented again")
    func content() throws {
        let label = Label(.body)
        label.text = "Two results"
        popover.addSubview(label)
        host.send(.frame(1))
        #expect(host.texts(in: popover.node) == ["Name", "Two results"])
        popover.removeSubview(label)
        popover.dismiss()
        host.send(.frame(2))
        screen.present(popover)
        host.send(.frame(3))
        #expect(host.texts(in: popover.node) == ["Name"])
        let panel = try #require(host.nodes(withStyleClass: "popover-panel").first)
        #expect(host.node(panel)?.attributes[.anchor] == "\(opener.node.rawValue)", "beside what had the focus")
    }
}
