import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

struct ReadingOrderTests {
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
        #expect(host.violations == [])
    }
}
