import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import PropertyHome

@Suite("The screen of one home")
struct DetailTests {
    @Test("it fails, is tried again, shows all there is, and makes the home seen")
    func loading() {
        let homes = HomesHost(path: "/homes/7", height: 2_400)
        #expect(homes.cells == ["skeleton"])
        homes.respond(to: "/v1/homes/7", with: .unreachable)
        #expect(homes.cells == ["The home could not be loaded"])
        homes.press("Try again: The home could not be loaded")
        homes.respond(to: "/v1/homes/7", with: HomesResponses.details(7))
        #expect(homes.host.title == "Home 7")
        #expect(homes.openRequests == [#"put /v1/homes/7/seen {"isSeen":true}"#, "get /v1/homes/ground"])
        homes.respond(to: "/v1/homes/ground", with: HomesResponses.ground)
        #expect(
            homes.cells == ["1/5", "home 7", "Description", "Features", "Place", "home 901", "home 902"])
        #expect(homes.host.texts(in: homes.host.nodes(withStyleClass: "feature-list")[0]) == ["Balcony", "Lift"])
        homes.host.tap("€901,000")
        #expect(homes.host.history == ["/homes/7", "/homes/901"])
        // The ground is kept for the next home.
        homes.respond(to: "/v1/homes/901", with: HomesResponses.details(901))
        #expect(homes.cells.contains("Place"))
        #expect(!homes.openRequests.contains("get /v1/homes/ground"))
    }

    @Test("a home that is gone leads to the others")
    func missing() {
        let homes = HomesHost(path: "/homes/7")
        homes.respond(to: "/v1/homes/7", with: .failure(status: 404))
        #expect(homes.cells == ["This home is no longer for sale"])
        homes.press("See other homes: This home is no longer for sale")
        #expect(homes.host.history == ["/homes/7", "/homes"])
    }

    @Test("an address that leads to no home says so, and leads to the others", arguments: ["/homes/0", "/homes/1x"])
    func nowhere(path: String) {
        let homes = HomesHost(path: path)
        #expect(homes.cells == ["This home does not exist"])
        #expect(homes.openRequests == [])
        homes.press("See other homes: This home does not exist")
        #expect(homes.host.history == [path, "/homes"])
    }

    @Test("the way back leads to the home screen also where the app was opened with a home")
    func back() {
        let homes = HomesHost(path: "/homes/7")
        homes.respond(to: "/v1/homes/7", with: HomesResponses.details(7, isSeen: true))
        #expect(homes.openRequests == ["get /v1/homes/ground"])
        homes.press("Back")
        #expect(homes.host.history == ["/homes"])
    }
}
