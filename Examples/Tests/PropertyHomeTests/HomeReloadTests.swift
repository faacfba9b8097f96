import CollectionTestSupport
import Testing

/// The place of the home screen after a reload. Headings without a second line are lower than their estimate.
@Suite("The home screen after a reload")
struct HomeReloadTests {
    private func loaded() -> HomesHost {
        let homes = HomesHost.opened()
        homes.respond(to: "/v1/homes/latest", with: HomesResponses.homes(1...2))
        homes.respond(to: "/v1/homes/recommendations", with: HomesResponses.homes(3...8))
        homes.respond(
            to: "/v1/homes/nearby?latitude=52.10500&longitude=13.25000", with: HomesResponses.homes(9...16))
        return homes
    }

    @Test("what was first in the window is first again, at the same distance", arguments: [200.0, 420, 900])
    func place(offset: Double) throws {
        let before = loaded()
        before.scroll(to: offset)
        let place = try #require(before.place)
        let after = loaded()
        #expect(after.restore(place, at: offset))
        #expect(after.place == place)
    }
}
