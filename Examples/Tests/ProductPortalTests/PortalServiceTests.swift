import CollectionViewKit
import Testing

@testable import ProductPortal

/// What is known of changes that the portal sends.
struct PortalServiceTests {
    @Test("a change that is not sent for want of a host is refused, since the server cannot have stored it")
    func changeWithoutHost() {
        var responses: [StoreResponse] = []
        PortalService(path: "/v1/shows/1").write("/episodes/1", method: .delete) { responses.append($0) }
        #expect(responses == [.refused])
    }

    @Test("a change whose response is to be empty is sent all the same")
    func emptyResponse() {
        let portal = PortalHost.episodes()
        portal.screen.service.setFault(.empty, of: .changes)
        portal.choose("Move down", of: "Episode 1")
        #expect(portal.changes == [#"post /1/move {"before":3}"#])
    }
}
