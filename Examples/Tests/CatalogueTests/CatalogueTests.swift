import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import Catalogue

struct CatalogueTests {
    private func makeHost(width: Double = 390) -> ModelHost {
        let host = ModelHost(CatalogueViewController(), windowSize: Size(width: width, height: 844))
        host.start(path: CatalogueViewController.path)
        host.runFrames()
        return host
    }

    /// The cards that are seen, in document order, without the rows of lists in them.
    private func visibleCards(_ host: ModelHost) -> [NodeID] {
        host.visibleCells.filter { host.node($0)?.styleClasses.contains("catalogue-cell") == true }
    }

    /// Scrolls down, from the top, until a text is in a cell or the end is reached. Returns whether it was found.
    private func bring(_ text: String, in host: ModelHost) -> Bool {
        host.scroll(to: .zero)
        host.runFrames()
        while host.node(showing: text) == nil {
            guard scroll(host, by: 200) else { return false }
        }
        return true
    }

    /// Scrolls from where the screen is. Returns whether it moved.
    private func scroll(_ host: ModelHost, by distance: Double) -> Bool {
        let offset = { host.visibleScroller.flatMap { host.node($0)?.offset.y } ?? 0 }
        let before = offset()
        host.scroll(to: Point(x: 0, y: before + distance))
        host.runFrames()
        return offset() != before
    }

    @Test(
        "every entry is seen on the way down and up, with one sample and one piece of Swift",
        arguments: [390.0, 1280, 1920])
    func scrolling(width: Double) {
        let host = makeHost(width: width)
        var seen: Set<String> = []
        for distance in [200.0, -200] {
            repeat {
                for card in visibleCards(host) { seen.insert(host.texts(in: card).first ?? "") }
                for stage in host.nodes(withStyleClass: "catalogue-stage") {
                    #expect((host.node(stage)?.children.count ?? 0) <= 1)
                }
            } while scroll(host, by: distance)
        }
        #expect(seen == Set(CatalogueEntry.all().map(\.title)))
    }

    @Test("what the user has changed is still so when the card comes back")
    func state() throws {
        let host = makeHost()
        try #require(bring("Delivery", in: host))
        #expect(host.node(showing: "Two to four days.") == nil)
        #expect(host.tap("Delivery"))
        host.runFrames()
        #expect(host.node(showing: "Two to four days.") != nil)
        while scroll(host, by: 2000) {}
        #expect(host.node(showing: "Delivery") == nil, "The card must have been away to come back.")
        try #require(bring("Delivery", in: host))
        #expect(host.node(showing: "Two to four days.") != nil)
    }

    @Test("a list in a card has its rows, and one more after it was loaded again")
    func refreshedList() throws {
        let host = makeHost()
        try #require(bring("RefreshControl", in: host))
        #expect(host.node(showing: "Message 3") != nil)
        #expect(host.node(showing: "Message 4") == nil)
        #expect(host.tap("Load again"))
        host.advance(by: 1_300)
        host.runFrames()
        #expect(host.node(showing: "Message 4") != nil)
    }

    @Test("the button of the undo bar in a card takes the change back and hides the bar")
    func undo() throws {
        let host = makeHost()
        try #require(bring("UndoBar", in: host))
        #expect(host.node(showing: "The bag is empty.") != nil)
        let bar = try #require(host.nodes(withStyleClass: "undo-bar").first)
        let button = try #require(host.node(bar)?.children.last)
        host.send(.activated(button))
        #expect(host.node(showing: "There is a coat in the bag.") != nil)
        #expect(host.node(bar)?.isHidden == true)
    }

    @Test("the tree beside the list is marked in it, also where the example is opened by its address")
    func chosenTree() throws {
        let host = ModelHost(TreeColumns.makeViewController(), windowSize: Size(width: 1_280, height: 800))
        host.start(path: "/catalogue/split/2")
        host.runFrames()
        let names = TreeRoute.numbers.map { CatalogueStrings.current.tree($0).name }
        func marked() -> [String] {
            host.nodes { $0.attributes[.isSelected] == "true" && $0.styleClasses.contains("is-selected") }
                .flatMap { host.texts(in: $0) }
        }
        #expect(marked() == [names[1]])
        #expect(host.tap(names[2]))
        host.runFrames()
        #expect(host.history.last == "/catalogue/split/3")
        #expect(marked() == [names[2]])
        host.pressBack()
        host.runFrames()
        #expect(marked() == [names[1]])
        host.change { $0.windowSize.width = 390 }
        host.runFrames()
        #expect(marked() == [])
    }
}
