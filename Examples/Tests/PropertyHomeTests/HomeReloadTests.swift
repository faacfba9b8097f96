import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import PropertyHome

/// The place of the home screen after a reload. Headings without a second line are lower than their estimate.
@Suite("The home screen after a reload")
struct HomeReloadTests {
    private let nearby = "/v1/homes/nearby?latitude=52.10500&longitude=13.25000"

    private func opened() -> HomesHost {
        let homes = HomesHost.opened()
        homes.respond(to: "/v1/homes/latest", with: HomesResponses.homes(1...2))
        return homes
    }

    private func respondToTheRest(_ homes: HomesHost) {
        homes.respond(to: "/v1/homes/recommendations", with: HomesResponses.homes(3...8))
        homes.respond(to: nearby, with: HomesResponses.homes(9...16))
    }

    /// How far a cell is below the top of its scroller, in points.
    private func distance(_ cell: NodeID, _ homes: HomesHost) throws -> Double {
        let scroller = try #require(homes.host.visibleScroller.flatMap { homes.host.frameInWindow($0) })
        return try #require(homes.host.frameInWindow(cell)).minY - scroller.minY
    }

    @Test("what was first in the window is first again, at the same distance", arguments: [200.0, 420, 900])
    func place(offset: Double) throws {
        let before = opened()
        respondToTheRest(before)
        before.scroll(to: offset)
        let first = try #require(before.fromTop(before.host.visibleCells).first)
        let texts = before.host.texts(in: first)
        let left = try distance(first, before)

        let after = opened()
        respondToTheRest(after)
        after.host.scroll(to: Point(x: 0, y: offset))
        let cell = try #require(after.host.nodes(withStyleClass: "cell").first { after.host.texts(in: $0) == texts })
        let scroller = try #require(after.host.visibleScroller)
        after.host.send(.scrollRestored(scroller, cell: cell, distance: left))
        after.settle()
        after.host.endScroll()
        after.settle()
        #expect(try distance(cell, after) == left)
        #expect(after.fromTop(after.host.visibleCells).first == cell)
    }
}
