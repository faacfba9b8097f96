import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import EarningsDetail

/// The place of the screen of a transaction after a reload. The heights of its rows are estimated until they are measured.
struct EarningsReloadTests {
    private func loaded() -> EarningsHost {
        let earnings = EarningsHost(height: 500)
        earnings.respond(with: EarningsResponses.transaction(offers: Array(1...12)))
        return earnings
    }

    /// How far a cell is below the top of its scroller, in points.
    private func distance(_ cell: NodeID, _ earnings: EarningsHost) throws -> Double {
        let scroller = try #require(earnings.host.visibleScroller.flatMap { earnings.host.frameInWindow($0) })
        return try #require(earnings.host.frameInWindow(cell)).minY - scroller.minY
    }

    @Test("what was first in the window is first again, at the same distance", arguments: [150.0, 400, 700])
    func place(offset: Double) throws {
        let before = loaded()
        before.host.scroll(to: Point(x: 0, y: offset))
        before.host.endScroll()
        before.settle()
        let first = try #require(before.fromTop(before.host.visibleCells).first)
        let texts = before.host.texts(in: first)
        let left = try distance(first, before)

        let after = loaded()
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
