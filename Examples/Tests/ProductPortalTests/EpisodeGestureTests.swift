import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import ProductPortal

/// What a finger, a mouse and a key do to the list of episodes without any button of it.
struct EpisodeGestureTests {
    /// Draws a row to the side with a finger, in steps, and lets go after a rest.
    private func swipe(_ title: String, by x: Double, _ portal: PortalHost) {
        portal.host.press(title)
        for step in 1...4 { portal.host.movePress(byX: x / 4, time: Double(step) * 100) }
        portal.host.releasePress(time: 2000)
        portal.settle()
    }

    private func swipeButtons(_ portal: PortalHost) -> [String] {
        portal.host.nodes(withStyleClass: "swipe-action").flatMap { portal.host.texts(in: $0) }
    }

    // MARK: Swipes

    @Test("a swipe uncovers a button that removes the episode, and undoing brings it back")
    func swipeToRemove() {
        let portal = PortalHost.episodes()
        swipe("Episode 3", by: -100, portal)
        #expect(swipeButtons(portal) == ["Remove"])
        #expect(portal.episodes.count == 6)
        #expect(portal.host.tap("Remove"))
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 2, 4, 5, 6]))
        #expect(portal.changes == ["delete /3 "])
        #expect(portal.host.announcements.last == "“Episode 3” was removed. Undo?")
        #expect(portal.host.tap("Undo"))
        portal.settle()
        portal.respond(to: "/episodes/3", with: .success([]))
        portal.respond(to: "/episodes/3/restoration", with: .success([]))
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 5, 6]))
        #expect(portal.openRequests == [])
    }

    @Test("a swipe over most of the row removes it at once, and what the server refuses comes back covered")
    func fullSwipe() {
        let portal = PortalHost.episodes()
        swipe("Episode 2", by: -300, portal)
        #expect(portal.episodes == PortalResponses.titles([1, 3, 4, 5, 6]))
        portal.respond(to: "/episodes/2", with: .failure(status: 403))
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 5, 6]))
        #expect(portal.host.nodes(withStyleClass: "is-swiped") == [])
        #expect(swipeButtons(portal) == [])
    }

    @Test("the menu of an episode has its moves and what is behind the swipe; other segments have neither")
    func menu() {
        let portal = PortalHost.episodes([1, 2, 3])
        #expect(portal.openMenu(of: "Episode 2") == ["Move up", "Move down", "Remove"])
        #expect(portal.host.tap("Remove"))
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 3]))
        #expect(portal.changes == ["delete /2 "])
        #expect(!portal.choose("Move up", of: "Episode 1"))
        #expect(!portal.choose("Move down", of: "Episode 3"))
        #expect(portal.choose("Move down", of: "Episode 1"))
        #expect(portal.episodes == PortalResponses.titles([3, 1]))
        let content = portal.host.nodes(withStyleClass: "has-swipes")
        #expect(!content.isEmpty)
        portal.select(.details)
        portal.respondWithDetails()
        #expect(portal.host.nodes(withStyleClass: "has-swipes") == [], "a finger selects text there")
    }

    @Test("the Delete key removes one episode, and none while one is held")
    func key() {
        let portal = PortalHost.episodes()
        #expect(portal.host.press(.delete, on: portal.row("Episode 2")))
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 3, 4, 5, 6]))
        #expect(portal.changes == ["delete /2 "])
        let row = portal.focusRow("Episode 3")
        portal.host.send(.keyCommand(.space, .control, row))
        portal.host.press(.delete, on: row)
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 3, 4, 5, 6]))
        #expect(portal.changes.count == 1)
    }

    // MARK: Moving

    /// Takes a row by its handle and holds it lower, in points.
    private func drag(_ title: String, by y: Double, _ portal: PortalHost) throws {
        let handle = try #require(portal.handle(title))
        let frame = try #require(portal.host.frameInWindow(portal.row(title)))
        portal.host.press(handle, at: Point(x: frame.maxX - 20, y: frame.midY), with: .mouse)
        for _ in 1...4 { portal.host.movePress(byX: 0, y: y / 4) }
    }

    @Test("a row is dragged by its handle, the others make way, and the drop is stored")
    func drag() throws {
        let portal = PortalHost.episodes()
        portal.press("Edit episodes")
        let places = [1, 2, 3, 4].map { portal.host.frameInWindow(portal.row("Episode \($0)"))?.minY ?? 0 }
        try drag("Episode 2", by: places[3] - places[1], portal)
        #expect(portal.host.isPressClaimed)
        portal.settle()
        let now = [1, 3, 4, 2].map { portal.host.frameInWindow(portal.row("Episode \($0)"))?.minY ?? 0 }
        #expect(now == places, "the gap is where the row would be dropped, and the row is over it")
        #expect(portal.changes == [], "nothing is stored before the drop")
        portal.host.releasePress()
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 3, 4, 2, 5, 6]))
        #expect(portal.host.announcements.last == "Episode 2, dropped, position 4 of 6 in Episodes")
        #expect(portal.changes == [#"post /2/move {"before":5}"#])
        portal.respond(to: "/episodes/2/move", with: .success([]))
        #expect(portal.episodes == PortalResponses.titles([1, 3, 4, 2, 5, 6]))
        #expect(portal.openRequests == [])
    }

    @Test("a drag that the server refuses is undone and said")
    func refusedDrag() throws {
        let portal = PortalHost.episodes()
        portal.press("Edit episodes")
        try drag("Episode 1", by: 130, portal)
        portal.host.releasePress()
        portal.settle()
        #expect(portal.episodes != PortalResponses.titles([1, 2, 3, 4, 5, 6]))
        #expect(portal.changes.count == 1)
        portal.respond(to: "/episodes/1/move", with: .failure(status: 403))
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 5, 6]))
        #expect(portal.host.node(showing: "“Episode 1” could not be moved. It is back in its place.") != nil)
    }

    @Test("nothing is dropped where it is not known what follows, nor out of the list")
    func openEnd() throws {
        let portal = PortalHost.episodes([1, 2, 3], count: 400, next: "3")
        portal.press("Edit episodes")
        try drag("Episode 3", by: 400, portal)
        portal.host.releasePress()
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3]))
        #expect(portal.changes == [])
        try drag("Episode 2", by: -400, portal)
        portal.host.releasePress()
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([2, 1, 3]))
        #expect(portal.changes == [#"post /2/move {"before":1}"#])
    }

    @Test("the keyboard picks a row up, also outside of editing, and what it drops is stored; Escape stores nothing")
    func keyboard() {
        let portal = PortalHost.episodes()
        func type(_ keys: [Key]) {
            for key in keys {
                portal.host.send(.keyPressed(key, portal.host.focusedNode))
                portal.settle()
            }
        }
        let row = portal.focusRow("Episode 3")
        #expect(portal.host.send(.keyCommand(.space, .control, row)))
        type([.down, .down, .escape])
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 5, 6]))
        #expect(portal.changes == [])
        #expect(portal.host.send(.keyCommand(.space, .control, portal.host.focusedNode)))
        type([.up, .enter])
        #expect(portal.episodes == PortalResponses.titles([1, 3, 2, 4, 5, 6]))
        #expect(portal.changes == [#"post /3/move {"before":2}"#])
        #expect(portal.host.texts(in: portal.host.focusedNode).contains("Episode 3"))
        portal.respond(to: "/episodes/3/move", with: .failure(status: 403))
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 5, 6]))
    }

    /// A screen on which the keyboard holds the first row three places lower.
    private func makeHoldingPortal() -> PortalHost {
        let portal = PortalHost.episodes()
        let row = portal.focusRow("Episode 1")
        portal.host.send(.keyCommand(.space, .control, row))
        for _ in 1...3 {
            portal.host.send(.keyPressed(.down, portal.host.focusedNode))
            portal.settle()
        }
        return portal
    }

    @Test("while the keyboard holds a row, a menu and a swipe are about the row that is seen")
    func otherRowWhileHolding() {
        var portal = makeHoldingPortal()
        portal.host.send(.menuRequested(portal.row("Episode 3"), Point(x: 30, y: 60)))
        let menu = portal.host.nodes(withStyleClass: "menu").first ?? .none
        #expect(portal.host.node(menu)?.attributes[.accessibilityLabel] == "Episode 3")
        portal.host.tap("Remove")
        portal.settle()
        #expect(portal.changes == ["delete /3 "])
        portal = makeHoldingPortal()
        swipe("Episode 2", by: -300, portal)
        #expect(portal.changes == ["delete /2 "])
    }

    // MARK: Refreshing

    private func pull(_ portal: PortalHost) {
        let view = portal.screen.collectionView.node
        portal.host.send(.pulled(view, HostPull(.moved, distance: 120)))
        portal.host.send(.pulled(view, HostPull(.released, distance: 120)))
        portal.settle()
    }

    private func isRefreshing(_ portal: PortalHost) -> Bool {
        portal.host.nodes(withStyleClass: "refresh-sign").contains {
            portal.host.node($0)?.styleClasses.contains("is-refreshing") == true
        }
    }

    @Test("a pull loads what is shown again, and ends when all of it has come, changed or not")
    func refresh() {
        let portal = PortalHost.episodes()
        pull(portal)
        #expect(Set(portal.openRequests) == ["", "/episodes"])
        #expect(isRefreshing(portal))
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 5, 6]))
        portal.respond(to: "", with: PortalResponses.show())
        #expect(isRefreshing(portal))
        portal.respond(to: "/episodes", with: PortalResponses.episodes([2, 4], count: 2))
        #expect(!isRefreshing(portal))
        #expect(portal.episodes == PortalResponses.titles([2, 4]))
        pull(portal)
        portal.respond(to: "/episodes", with: PortalResponses.episodes([2, 4], count: 2))
        portal.respond(to: "", with: PortalResponses.show())
        #expect(!isRefreshing(portal))
        #expect(portal.episodes == PortalResponses.titles([2, 4]))
        let said = portal.host.announcements.filter { $0.hasPrefix("Refresh") }
        #expect(said == ["Refreshing", "Refreshed", "Refreshing", "Refreshed"])
        portal.select(.trends)
        portal.respond(to: "/trends?range=year", with: PortalResponses.trends([1, 2]))
        pull(portal)
        #expect(Set(portal.openRequests) == ["", "/trends?range=year"])
        #expect(isRefreshing(portal))
        portal.respond(to: "", with: PortalResponses.show())
        portal.respond(to: "/trends?range=year", with: PortalResponses.trends([1, 2]))
        #expect(!isRefreshing(portal))
    }

    @Test(
        "a pull whose response fails ends too, and the rows stay",
        arguments: [HostResponse.failure(status: 500), .unreachable])
    func failedRefresh(response: HostResponse) {
        let portal = PortalHost.episodes()
        pull(portal)
        portal.respond(to: "/episodes", with: response)
        portal.respond(to: "", with: response)
        portal.settle()
        #expect(!isRefreshing(portal))
        #expect(portal.openRequests == [])
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 5, 6]))
        pull(portal)
        #expect(isRefreshing(portal))
    }
}
