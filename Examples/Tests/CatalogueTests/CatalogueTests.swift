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

    @Test(
        "every entry is seen on the way down and up, with one sample and one piece of Swift",
        arguments: [390.0, 1280, 1920])
    func scrolling(width: Double) {
        let host = makeHost(width: width)
        var seen: Set<String> = []
        let path = Array(stride(from: 0.0, through: 15000, by: 200))
        for offset in path + path.reversed() {
            host.scroll(to: Point(x: 0, y: offset))
            host.runFrames()
            for cell in host.visibleCells { seen.insert(host.texts(in: cell).first ?? "") }
            for stage in host.nodes(withStyleClass: "catalogue-stage") {
                #expect((host.node(stage)?.children.count ?? 0) <= 1)
            }
        }
        #expect(seen == Set(CatalogueEntry.all().map(\.title)))
    }

    @Test("what the user has changed is still so when the card comes back")
    func state() throws {
        let host = makeHost()
        var offset = 0.0
        while host.node(showing: "Delivery") == nil, offset < 12000 {
            offset += 200
            host.scroll(to: Point(x: 0, y: offset))
            host.runFrames()
        }
        #expect(host.node(showing: "Two to four days.") == nil)
        host.tap("Delivery")
        host.runFrames()
        #expect(host.node(showing: "Two to four days.") != nil)
        for target in [12000.0, 0, offset] {
            host.scroll(to: Point(x: 0, y: target))
            host.runFrames()
        }
        #expect(host.node(showing: "Two to four days.") != nil)
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
