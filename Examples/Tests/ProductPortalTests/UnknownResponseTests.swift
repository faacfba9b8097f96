import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import ProductPortal

/// The list of episodes after a response that does not state whether the server has stored a change.
struct UnknownResponseTests {
    private let moved = PortalResponses.titles([2, 1, 3, 4, 5, 6])
    private let move = #"post /1/move {"before":3}"#
    private let sentence = "The new place of “Episode 1” may not be saved. Load again to check."

    /// A list in which the move of the first episode had no response.
    private func makePortal(_ response: HostResponse = .unreachable) -> PortalHost {
        let portal = PortalHost.episodes()
        portal.choose("Move down", of: "Episode 1")
        portal.respond(to: "/episodes/1/move", with: response)
        return portal
    }

    @Test(
        "an episode whose move has a response that is unknown stays where it is, which is said",
        arguments: [HostResponse.unreachable, .failure(status: 500), .failure(status: 503)])
    func unknownMove(response: HostResponse) {
        let portal = makePortal(response)
        #expect(portal.episodes == moved)
        #expect(portal.host.node(showing: sentence) != nil)
        #expect(portal.changes == [], "without a connection it would be sent without end")
    }

    @Test("a move whose response is unknown is sent again with the key of the first request")
    func key() {
        let portal = PortalHost.episodes()
        portal.choose("Move down", of: "Episode 1")
        let key = portal.host.openRequests.last?.request.headerFields["Idempotency-Key"]
        #expect(key?.utf8.count == 32)
        portal.respond(to: "/episodes/1/move", with: .unreachable)
        portal.press("Try again")
        #expect(portal.host.openRequests.last?.request.headerFields["Idempotency-Key"] == key)
    }

    @Test("a move that is sent again and stored is not sent a third time")
    func storedAgain() {
        let portal = makePortal()
        portal.press("Try again")
        #expect(portal.changes == [move])
        portal.respond(to: "/episodes/1/move", with: .success([]))
        #expect(portal.episodes == moved)
        #expect(portal.changes == [])
    }

    @Test("the button that sends a move again is hidden, and the episode gets the focus")
    func focus() {
        let portal = makePortal()
        portal.press("Try again")
        #expect(portal.host.node(showing: sentence) == nil)
        #expect(portal.host.texts(in: portal.host.focusedNode).contains("Episode 1"))
    }

    @Test("a move that is sent again and has no response either waits again, which is said")
    func unknownAgain() {
        let portal = makePortal()
        portal.press("Try again")
        portal.respond(to: "/episodes/1/move", with: .unreachable)
        #expect(portal.changes == [])
        #expect(portal.host.node(showing: sentence) != nil)
    }

    @Test("the next move is sent after the one whose response is unknown")
    func nextMove() {
        let portal = makePortal()
        portal.choose("Move up", of: "Episode 6")
        #expect(portal.changes == [move])
        portal.respond(to: "/episodes/1/move", with: .success([]))
        #expect(portal.changes == [#"post /6/move {"before":5}"#])
    }

    @Test("a move that the server never responds to lets the later ones go first, and is sent again after them")
    func passedOver() {
        let portal = makePortal(.failure(status: 500))
        portal.choose("Move up", of: "Episode 6")
        portal.respond(to: "/episodes/1/move", with: .failure(status: 500))
        #expect(portal.changes == [#"post /6/move {"before":5}"#])
        portal.respond(to: "/episodes/6/move", with: .success([]))
        #expect(portal.changes == [move])
        portal.respond(to: "/episodes/1/move", with: .failure(status: 500))
        #expect(portal.changes == [], "it would be sent without end")
        #expect(portal.episodes == PortalResponses.titles([2, 1, 3, 4, 6, 5]))
        #expect(portal.host.node(showing: sentence) != nil)
    }

    @Test("the notice of an unknown response is hidden when the move is stored that was sent again by itself")
    func storedAfterLaterMove() {
        let portal = makePortal(.failure(status: 500))
        portal.choose("Move up", of: "Episode 6")
        portal.respond(to: "/episodes/1/move", with: .failure(status: 500))
        portal.respond(to: "/episodes/6/move", with: .success([]))
        portal.respond(to: "/episodes/1/move", with: .success([]))
        #expect(portal.host.node(showing: sentence) == nil)
    }

    @Test("a move is made again in a list that is loaded in parts when the part with its episode is loaded")
    func reloadInParts() {
        let portal = PortalHost.episodes()
        portal.choose("Move up", of: "Episode 3")
        portal.respond(to: "/episodes/3/move", with: .unreachable)
        portal.press("Load again")
        let first = [1] + Array(4...24)
        portal.respond(to: "/episodes", with: PortalResponses.episodes(first, count: 24, next: "24"))
        portal.respond(to: "", with: PortalResponses.show())
        portal.settle()
        portal.host.scroll(to: Point(x: 0, y: 5_000))
        portal.settle()
        portal.respond(to: "/episodes?after=24", with: PortalResponses.episodes([2, 3], count: 24))
        #expect(portal.screen.sources.episodes.items.map { $0.id } == first + [3, 2])
    }

    @Test("a move that is refused when it is sent again is undone")
    func refusedAgain() {
        let portal = makePortal()
        portal.press("Try again")
        portal.respond(to: "/episodes/1/move", with: .failure(status: 403))
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 5, 6]))
        #expect(portal.host.node(showing: "“Episode 1” could not be moved. It is back in its place.") != nil)
    }

    @Test("a move whose response is unknown is sent again when the device is online again")
    func onlineAgain() {
        let portal = makePortal()
        portal.host.change { $0.isOnline = false }
        portal.host.change { $0.isOnline = true }
        portal.settle()
        #expect(portal.changes == [move])
    }

    @Test("a list that is loaded again keeps the move whose response is unknown, and has it sent again")
    func reload() {
        let portal = makePortal()
        portal.press("Load again")
        portal.respond(to: "/episodes", with: PortalResponses.episodes(Array(1...6), count: 6))
        portal.respond(to: "", with: PortalResponses.show())
        #expect(portal.episodes == moved)
        #expect(portal.changes == [move])
    }

    @Test("undoing a move whose response is unknown sends both, in their order")
    func undo() {
        let portal = makePortal()
        #expect(portal.host.press(.undo, on: .none))
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 5, 6]))
        #expect(portal.changes == [move])
        portal.respond(to: "/episodes/1/move", with: .success([]))
        #expect(portal.changes == [#"post /1/move {"before":2}"#])
    }

    @Test("an episode that the server has put back although its response was lost is in the list that is loaded again")
    func restoration() {
        let portal = PortalHost.episodes()
        portal.press("Edit episodes")
        portal.press("Remove: Episode 2")
        portal.respond(to: "/episodes/2", with: .success([]))
        portal.host.tap("Undo")
        portal.respond(to: "/episodes/2/restoration", with: .unreachable)
        #expect(portal.episodes == PortalResponses.titles([1, 3, 4, 5, 6]))
        portal.press("Load again")
        portal.respond(to: "/episodes", with: PortalResponses.episodes(Array(1...6), count: 6))
        portal.respond(to: "", with: PortalResponses.show())
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 5, 6]))
        #expect(portal.host.node(showing: "6 episodes") != nil)
    }
}
