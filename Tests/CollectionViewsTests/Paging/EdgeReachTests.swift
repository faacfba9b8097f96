import CollectionDataSources
import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionViews

struct EdgeReachTests {
    /// What a reach returns for a row of facts.
    private func told(_ facts: [(Bool, Int)]) -> [Bool] {
        var reach = EdgeReach()
        return facts.map { reach.update(isNear: $0, count: $1) }
    }

    @Test("it is told once, and again when the number of items has changed, but of nothing never")
    func once() {
        #expect(told([(false, 9), (true, 9), (false, 9), (true, 9)]) == [false, true, false, false])
        #expect(told([(true, 9), (true, 19), (false, 29), (true, 29)]) == [true, true, false, true])
        #expect(told([(true, 0), (true, 1), (true, 0), (true, 1)]) == [false, true, false, true])
        var reach = EdgeReach()
        let first = reach.update(isNear: true, count: 9)
        reach.rearm()
        let second = reach.update(isNear: true, count: 9)
        #expect(first)
        #expect(second)
    }

    private final class Pages {
        var requested: [String] = []
    }

    private func start(
        _ count: Int, _ end: CollectionView.ContentEnd, _ distance: CollectionView.ReachDistance
    ) throws -> (ReorderStage, Pages) {
        let stage = try ReorderStage(ReorderScreen(), [(0..<count).map { "\($0)" }])
        let pages = Pages()
        stage.perform { stage.view.onReach(end, within: distance) { pages.requested.append("\(end)") } }
        return (stage, pages)
    }

    @Test("scrolling near the end requests more, once until there is more")
    func scrolling() throws {
        let (stage, pages) = try start(30, .end, .points(500))
        stage.host.scroll(to: Point(x: 0, y: 1850))
        #expect(pages.requested == [])
        stage.host.scroll(to: Point(x: 0, y: 1900))
        #expect(pages.requested == ["end"])
        stage.host.scroll(to: Point(x: 0, y: 0))
        stage.host.scroll(to: Point(x: 0, y: 2400))
        #expect(pages.requested == ["end"])
        try stage.perform { try stage.screen.show([(0..<60).map { "\($0)" }]) }
        #expect(pages.requested == ["end"])
        stage.host.scroll(to: Point(x: 0, y: 5000))
        #expect(pages.requested == ["end", "end"])
        stage.perform { stage.view.rearmReach(of: .start) }
        #expect(pages.requested == ["end", "end"])
        stage.perform { stage.view.rearmReach(of: .end) }
        #expect(pages.requested == ["end", "end", "end"])
        stage.perform { stage.view.onReach(.end, within: .points(500), nil) }
        stage.perform { stage.view.rearmReach(of: .end) }
        #expect(pages.requested.count == 3)
    }

    @Test("a distance in items, by the End key, and content that does not fill the view")
    func items() throws {
        let (stage, pages) = try start(30, .end, .items(3))
        stage.host.scroll(to: Point(x: 0, y: 1950))
        #expect(pages.requested == [])
        stage.focus("19")
        stage.host.scroll(to: Point(x: 0, y: 0))
        stage.focus("0")
        stage.host.send(.keyPressed(.end, stage.host.focusedNode))
        #expect(stage.host.texts(in: stage.host.focusedNode) == ["29"])
        #expect(pages.requested == ["end"])

        let (short, shortPages) = try start(2, .end, .items(0))
        #expect(shortPages.requested == ["end"])
        try short.perform { try short.screen.show([["0", "1", "2"]]) }
        #expect(shortPages.requested == ["end", "end"])
    }

    @Test("the start of content that goes on into the past, at which the user stays while more comes")
    func start() throws {
        let (stage, pages) = try start(30, .start, .items(2))
        #expect(pages.requested == ["start"])
        stage.host.scroll(to: Point(x: 0, y: 1000))
        try stage.perform { try stage.screen.show([(-30..<30).map { "\($0)" }]) }
        #expect(stage.view.contentOffset.y == 4000)
        #expect(pages.requested == ["start"])
        stage.host.scroll(to: Point(x: 0, y: 250))
        #expect(pages.requested == ["start", "start"])
    }

    @Test("a handler that adds at once is called until there is enough, and everything is in its place")
    func immediately() throws {
        let stage = try ReorderStage(ReorderScreen(), [["0", "1"]])
        let source = stage.screen.dataSource
        var next = 2
        stage.perform {
            stage.view.onReach(.end, within: .items(2)) {
                var snapshot = source.snapshot()
                try? snapshot.appendItems(["\(next)", "\(next + 1)"], toSection: "A")
                next += 2
                source.apply(snapshot, animatingDifferences: false)
            }
        }
        for _ in 0..<4 { stage.host.send(.frame(0)) }
        #expect(stage.screen.data == [(0..<10).map { "\($0)" }])
        #expect(stage.picture.count == 6)
        #expect(!stage.host.logLines.contains { $0.contains("rounds") })
        stage.perform { stage.view.onReach(.end, within: .items(2), nil) }
    }
}
