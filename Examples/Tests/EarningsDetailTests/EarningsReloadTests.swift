import CollectionTestSupport
import Testing

/// The place of the screen of a transaction after a reload. The heights of its rows are estimated until they are measured.
struct EarningsReloadTests {
    private func loaded() -> EarningsHost {
        let earnings = EarningsHost(height: 500)
        earnings.respond(with: EarningsResponses.transaction(offers: Array(1...12)))
        return earnings
    }

    @Test("what was first in the window is first again, at the same distance", arguments: [150.0, 400, 700])
    func place(offset: Double) throws {
        let before = loaded()
        before.scroll(to: offset)
        let place = try #require(before.place)
        let after = loaded()
        #expect(after.restore(place, at: offset))
        #expect(after.place == place)
    }
}
