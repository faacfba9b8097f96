import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import PropertyHome

@Suite("The home screen")
struct HomeScreenTests {
    @Test("sections near the screen ask for themselves, in the order in which they stand")
    func loading() {
        let homes = HomesHost.opened()
        #expect(homes.headings == ["Last search | Flats in Old Market, up to 300,000\u{a0}€, from 2.5\u{a0}rooms"])
        #expect(homes.questions == [])
        print(homes.cells, homes.headings, homes.questions, homes.host.texts)
        print(homes.host.violations, homes.host.logLines)
    }
}
