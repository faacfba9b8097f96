import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct TabBarTests {
    @Test("one tab is selected and reached by Tab; arrows move, Space and Enter activate", arguments: [false, true])
    func keys(isMirrored: Bool) {
        var log: [Int] = []
        let bar = TabBar([TabBarItem("Notes"), TabBarItem("Tags"), TabBarItem("Search")])
        bar.addAction { log.append($0) }
        let host = makeHost(bar, direction: isMirrored ? .rightToLeft : .leftToRight)
        let nodes = bar.items.map(\.node)
        let tabStops = { nodes.map { host.node($0)?.attributes[.tabIndex] } }
        #expect(tabStops() == ["0", "-1", "-1"])
        #expect(host.press(isMirrored ? .left : .right, on: nodes[0]))
        #expect(host.focusedNode == nodes[1])
        #expect(log.isEmpty)
        #expect(bar.selectedIndex == 0)
        #expect(host.press(.space, on: nodes[1]))
        #expect(log == [1])
        #expect(bar.selectedIndex == 1)
        #expect(tabStops() == ["-1", "0", "-1"])
        #expect(nodes.map { host.node($0)?.attributes[.isSelected] } == ["false", "true", "false"])
        #expect(host.press(.end, on: nodes[1]))
        #expect(host.focusedNode == nodes[2])
        #expect(host.press(isMirrored ? .left : .right, on: nodes[2]))
        #expect(host.focusedNode == nodes[0])
        #expect(host.tap(node: nodes[2]))
        #expect(log == [1, 2])
        bar.selectedIndex = 7
        #expect(bar.selectedIndex == 2)
        #expect(bar.selectedItem === bar.items[2])
    }

    @Test("a badge comes and goes")
    func badge() {
        let bar = TabBar([TabBarItem("Notes", path: "/notes")])
        let host = makeHost(bar)
        bar.items[0].badgeValue = "3"
        host.send(.frame(0))
        #expect(host.node(showing: "3") != nil)
        bar.items[0].badgeValue = nil
        host.send(.frame(1))
        #expect(host.nodes { $0.text == "3" && !$0.isHidden }.isEmpty)
        #expect(host.node(bar.items[0].node)?.attributes[.destination] == "/notes")
    }
}

/// Tabs with a stack of screens each, by the addresses of the host's history.
struct TabBarControllerTests {
    private final class Screen: ViewController {
        private let address: String
        private(set) var appearances = 0
        init(_ address: String) {
            self.address = address
            super.init()
        }
        override var path: String { address }
        override var title: String { "Screen " + address }
        override func viewDidAppear() { appearances += 1 }
        override func viewDidDisappear() { appearances -= 1 }
    }

    private struct App {
        let tabs: TabBarController
        let stacks: [NavigationController]
        let host: ModelHost

        init(path: String) {
            stacks = (0..<2).map { _ in NavigationController(router: { Screen($0) }, notFound: { Screen($0) }) }
            tabs = TabBarController([
                .init(TabBarItem("Notes", path: "/notes"), stacks[0]),
                .init(TabBarItem("Tags", path: "/tags"), stacks[1]),
            ])
            host = ModelHost(tabs, windowSize: Size(width: 390, height: 844))
            host.start(path: path)
        }

        func tap(_ index: Int) { #expect(host.tap(node: tabs.tabBar.items[index].node)) }
    }

    @Test(
        "the address decides which tab is visible",
        arguments: [
            ("/notes", 0), ("/tags", 1), ("/tags/home", 1), ("/tags?sort=name", 1), ("/tagsheet", 0), ("/", 0),
        ])
    func address(path: String, index: Int) {
        let app = App(path: path)
        #expect(app.tabs.selectedIndex == index)
        #expect(app.tabs.path == path)
        #expect(app.host.history == [path])
        #expect(app.host.title == "Screen " + path)
    }

    @Test("a tab keeps its stack, and going back leads to the tab before")
    func history() throws {
        let app = App(path: "/notes")
        app.stacks[0].push(path: "/notes/1")
        app.host.send(.frame(0))
        app.tap(1)
        #expect(app.host.history == ["/notes", "/notes/1", "/tags"])
        #expect(app.host.title == "Screen /tags")
        let note = try #require(app.stacks[0].topViewController as? Screen)
        #expect(note.appearances == 0)
        #expect((app.stacks[1].topViewController as? Screen)?.appearances == 1)
        app.tap(0)
        #expect(app.host.history.last == "/notes/1")
        #expect(app.stacks[0].topViewController === note)
        #expect(note.appearances == 1)
        #expect(app.host.title == "Screen /notes/1")
        app.host.pressBack()
        #expect(app.tabs.selectedIndex == 1)
        #expect(app.host.history.last == "/tags")
        app.host.pressBack()
        #expect(app.tabs.selectedIndex == 0)
        #expect(app.stacks[0].viewControllers.count == 2)
        app.host.pressBack()
        #expect(app.tabs.path == "/notes")
        #expect(app.host.history == ["/notes"])
    }

    @Test("the visible tab goes to its first screen; going back returns")
    func root() {
        let app = App(path: "/notes")
        app.stacks[0].push(path: "/notes/1")
        app.host.send(.frame(0))
        app.tap(0)
        #expect(app.tabs.path == "/notes")
        #expect(app.host.history == ["/notes", "/notes/1", "/notes"])
        app.host.pressBack()
        #expect(app.tabs.path == "/notes/1")
    }

    @Test("the screens of the tabs that were selected are made anew, and the others are not started")
    func reloading() throws {
        let app = App(path: "/notes")
        app.stacks[0].push(path: "/notes/1")
        let shown = try #require(app.stacks[0].topViewController)
        app.tabs.reloadViewControllers()
        #expect(app.stacks[0].topViewController !== shown)
        #expect(app.stacks[0].viewControllers.map { $0.path } == ["/notes/1"])
        #expect(app.stacks[1].viewControllers.isEmpty)
        #expect(app.tabs.path == "/notes/1")
    }
}
