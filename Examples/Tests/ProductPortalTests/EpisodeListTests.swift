import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import ProductPortal

/// The list of episodes: in parts, and changed by the user.
struct EpisodeListTests {
    // MARK: Parts

    @Test("four hundred episodes come in parts as the user scrolls, each part once, and then the end is said")
    func parts() {
        let portal = PortalHost.episodes(Array(1...40), count: 400, next: "40")
        #expect(portal.host.node(showing: "400 episodes") != nil)
        var requestCount = 0
        for _ in 0..<400 {
            portal.host.scroll(to: Point(x: 0, y: portal.screen.collectionView.bounds.minY + 400))
            portal.settle()
            while let request = portal.openRequests.first {
                let start = Int(request.split(separator: "=")[1])!
                #expect(start == portal.screen.sources.episodes.items.count)
                let end = start + 40
                portal.respond(
                    to: request,
                    with: PortalResponses.episodes(Array((start + 1)...end), next: end < 400 ? "\(end)" : nil))
                requestCount += 1
            }
        }
        #expect(requestCount == 9)
        #expect(portal.screen.sources.episodes.items.map { $0.id } == Array(1...400))
        #expect(portal.episodes.last == "Episode 400")
        #expect(portal.host.node(showing: "That is all.") != nil)
    }

    @Test("a part that fails is requested again by hand; the rows stay, and one that is outdated starts the list anew")
    func failedPart() {
        let portal = PortalHost.episodes(Array(1...20), count: 400, next: "20")
        portal.host.scroll(to: Point(x: 0, y: 5000))
        portal.settle()
        #expect(portal.openRequests == ["/episodes?after=20"])
        portal.respond(to: "/episodes?after=20", with: .unreachable)
        portal.host.scroll(to: Point(x: 0, y: 5000))
        portal.settle()
        #expect(portal.openRequests == [], "nothing is requested without end")
        #expect(portal.host.tap("Try again"))
        portal.respond(to: "/episodes?after=20", with: .failure(status: 410))
        let failure = "More could not be loaded. The list has changed in the meantime. Load it again."
        #expect(portal.host.node(showing: failure) != nil)
        #expect(portal.host.node(labeled: "Try again: " + failure) != nil)
        #expect(portal.host.tap("Try again"))
        #expect(portal.openRequests == ["/episodes"])
        portal.respond(to: "/episodes", with: PortalResponses.episodes(Array(1...20), next: "b"))
        #expect(portal.screen.sources.episodes.items.count == 20)
        #expect(portal.screen.sources.episodes.loadMoreState != .exhausted)
    }

    // MARK: Removing

    @Test("a removed episode goes at once, is stored, and comes back to its place when that is undone")
    func removeAndUndo() {
        let portal = PortalHost.episodes()
        #expect(portal.press("Edit episodes"))
        #expect(portal.press("Remove: Episode 3"))
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 2, 4, 5, 6]))
        #expect(portal.host.node(showing: "5 episodes") != nil)
        #expect(portal.host.node(showing: "“Episode 3” was removed.") != nil)
        #expect(portal.host.announcements.last == "“Episode 3” was removed. Undo?")
        #expect(portal.changes == ["delete /3 "])
        portal.respond(to: "/episodes/3", with: .success([]))
        #expect(portal.host.tap("Undo"))
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 5, 6]))
        #expect(portal.changes == ["post /3/restoration "])
        portal.respond(to: "/episodes/3/restoration", with: .success([]))
        #expect(portal.host.node(showing: "6 episodes") != nil)
        #expect(portal.host.node(showing: "Undo") == nil)
        #expect(portal.host.texts(in: portal.host.focusedNode).contains("Episode 3"), "the focus is where the row is")
    }

    @Test("several that were removed come back together, also before the server has responded")
    func undoSeveral() {
        let portal = PortalHost.episodes()
        portal.press("Edit episodes")
        for number in [2, 3, 6] { portal.press("Remove: Episode \(number)") }
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 4, 5]))
        #expect(portal.host.node(showing: "3 episodes were removed.") != nil)
        portal.respond(to: "/episodes/3", with: .success([]))
        #expect(portal.host.tap("Undo"))
        portal.settle()
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 5, 6]))
        #expect(portal.changes == ["delete /2 ", "delete /6 ", "post /3/restoration "])
        for number in [2, 6] { portal.respond(to: "/episodes/\(number)", with: .success([])) }
        #expect(portal.changes == ["post /3/restoration ", "post /2/restoration ", "post /6/restoration "])
        for number in [2, 3, 6] { portal.respond(to: "/episodes/\(number)/restoration", with: .success([])) }
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 5, 6]))
        #expect(portal.openRequests == [])
    }

    @Test(
        "what the server refuses is undone, and said: removing, and putting back",
        arguments: [HostResponse.failure(status: 403), .unreachable])
    func refused(response: HostResponse) {
        let portal = PortalHost.episodes()
        portal.press("Edit episodes")
        portal.press("Remove: Episode 1")
        portal.respond(to: "/episodes/1", with: response)
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 5, 6]))
        let sentence = "“Episode 1” could not be removed. It is back in the list."
        #expect(portal.host.node(showing: sentence) != nil)
        #expect(portal.host.announcements.last == sentence)
        #expect(portal.host.node(showing: "Undo") == nil)
        #expect(portal.host.node(showing: "6 episodes") != nil)
        #expect(portal.host.tap("Dismiss"))
        #expect(portal.host.node(showing: sentence) == nil)
        portal.press("Remove: Episode 1")
        portal.respond(to: "/episodes/1", with: .success([]))
        portal.host.tap("Undo")
        portal.respond(to: "/episodes/1/restoration", with: response)
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([2, 3, 4, 5, 6]))
        #expect(portal.host.node(showing: "“Episode 1” could not be restored. It is still removed.") != nil)
    }

    @Test(
        "a response from before the server knew does not bring a removed episode back, and a load during undo loses none"
    )
    func reload() {
        let portal = PortalHost.episodes()
        portal.press("Edit episodes")
        portal.press("Remove: Episode 2")
        portal.press("Load again")
        portal.respond(to: "/episodes", with: PortalResponses.episodes(Array(1...6), count: 6))
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 3, 4, 5, 6]))
        #expect(portal.host.node(showing: "5 episodes") != nil)
        portal.respond(to: "/episodes/2", with: .success([]))
        portal.press("Load again")
        portal.host.tap("Undo")
        portal.respond(to: "/episodes", with: PortalResponses.episodes([1, 3, 4, 5, 6], count: 5))
        portal.respond(to: "/episodes/2/restoration", with: .success([]))
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 5, 6]))
        #expect(portal.host.node(showing: "6 episodes") != nil)
    }

    @Test("removing the last episode leaves the word that there is none, and undoing brings the list back")
    func last() {
        let portal = PortalHost.episodes([7])
        portal.press("Edit episodes")
        portal.press("Remove: Episode 7")
        portal.settle()
        #expect(portal.placeholders.map { $0.prefix(15) } == ["No episodes yet"])
        portal.host.tap("Undo")
        portal.settle()
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([7]))
        #expect(portal.placeholders == [])
    }

    @Test("the Delete key removes the row that holds the focus, and the focus goes to the next")
    func key() throws {
        let portal = PortalHost.episodes()
        let row = try #require(portal.host.node(showing: "Episode 2").flatMap { portal.host.activatable(around: $0) })
        portal.host.send(.focused(row))
        #expect(portal.host.press(.delete, on: row))
        portal.settle()
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 3, 4, 5, 6]))
        #expect(portal.host.texts(in: portal.host.focusedNode).contains("Episode 3"))
        #expect(portal.changes == ["delete /2 "])
        let segment = portal.segments[0]
        #expect(!portal.host.press(.delete, on: segment), "elsewhere the key is the browser's")
    }

    @Test("assistive technology hears of as many episodes as the header says, loaded or not")
    func setSize() {
        let portal = PortalHost.episodes(Array(1...6), count: 400, next: "6")
        portal.settle()
        let row = portal.host.node(portal.row("Episode 2"))
        #expect(row?.attributes[.setSize] == "400")
        #expect(row?.attributes[.positionInSet] == "2")
    }

    // MARK: Moving

    @Test("moves are stored in order, one at a time, by what follows; the last is moved to the end")
    func moves() {
        let portal = PortalHost.episodes()
        portal.choose("Move down", of: "Episode 1")
        portal.choose("Move up", of: "Episode 6")
        portal.choose("Move down", of: "Episode 5")
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([2, 1, 3, 4, 6, 5]), "a move beyond the end is none")
        #expect(portal.host.announcements.last == "Position 5 of 6.")
        #expect(portal.changes == [#"post /1/move {"before":3}"#])
        portal.respond(to: "/episodes/1/move", with: .success([]))
        #expect(portal.changes == [#"post /6/move {"before":5}"#])
        portal.respond(to: "/episodes/6/move", with: .success([]))
        portal.choose("Move down", of: "Episode 6")
        #expect(portal.changes == ["post /6/move {}"])
    }

    @Test("an episode whose removal had no response and is removed again is removed where the server does not have it")
    func removalAfterLostResponse() {
        let portal = PortalHost.episodes()
        portal.press("Edit episodes")
        portal.press("Remove: Episode 1")
        portal.respond(to: "/episodes/1", with: .unreachable)
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 5, 6]))
        portal.press("Remove: Episode 1")
        portal.respond(to: "/episodes/1", with: .failure(status: 404))
        #expect(portal.episodes == PortalResponses.titles([2, 3, 4, 5, 6]))
        #expect(portal.host.node(showing: "“Episode 1” could not be removed. It is back in the list.") == nil)
        #expect(portal.openRequests == [])
    }

    @Test("a move that the server refuses is undone alone, the others stay")
    func refusedMove() {
        let portal = PortalHost.episodes()
        portal.choose("Move down", of: "Episode 2")
        portal.choose("Move up", of: "Episode 6")
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 3, 2, 4, 6, 5]))
        portal.respond(to: "/episodes/2/move", with: .failure(status: 403))
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 6, 5]))
        #expect(portal.host.node(showing: "“Episode 2” could not be moved. It is back in its place.") != nil)
        portal.respond(to: "/episodes/6/move", with: .failure(status: 409))
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 5, 6]))
    }

    @Test("Control-Z undoes the last move or removal, and is the browser's where there is nothing to undo")
    func undoKey() {
        let portal = PortalHost.episodes()
        func undo() -> Bool {
            defer { portal.settle() }
            return portal.host.press(.undo, on: .none)
        }
        #expect(!undo())
        portal.choose("Move down", of: "Episode 2")
        portal.choose("Move up", of: "Episode 6")
        #expect(portal.episodes == PortalResponses.titles([1, 3, 2, 4, 6, 5]))
        #expect(undo())
        #expect(portal.episodes == PortalResponses.titles([1, 3, 2, 4, 5, 6]))
        #expect(undo())
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 5, 6]))
        for id in [2, 6, 6, 2] { portal.respond(to: "/episodes/\(id)/move", with: .success([])) }
        #expect(portal.changes == [])
        #expect(!undo())
        #expect(portal.host.press(.delete, on: portal.row("Episode 3")))
        portal.settle()
        #expect(undo())
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 5, 6]))
        portal.select(.details)
        #expect(!undo())
    }

    @Test("Control-Shift-Z makes again what was undone, step by step, until something else is changed")
    func redoKey() {
        let portal = PortalHost.episodes()
        func press(_ key: Key) -> Bool {
            defer { portal.settle() }
            return portal.host.press(key, on: .none)
        }
        #expect(!press(.redo))
        #expect(portal.host.press(.delete, on: portal.row("Episode 3")))
        portal.settle()
        portal.choose("Move down", of: "Episode 1")
        #expect(portal.episodes == PortalResponses.titles([2, 1, 4, 5, 6]))
        #expect(press(.undo))
        #expect(press(.undo))
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3, 4, 5, 6]))
        #expect(press(.redo))
        #expect(portal.episodes == PortalResponses.titles([1, 2, 4, 5, 6]))
        #expect(portal.host.node(showing: "“Episode 3” was removed.") != nil)
        #expect(press(.redo))
        #expect(portal.episodes == PortalResponses.titles([2, 1, 4, 5, 6]))
        #expect(!press(.redo))
        #expect(press(.undo))
        portal.choose("Move up", of: "Episode 6")
        #expect(!press(.redo), "another change has taken its place")
        #expect(portal.episodes == PortalResponses.titles([1, 2, 4, 6, 5]))
    }

    @Test("nothing is moved to where it is not known what follows")
    func openEnd() {
        let portal = PortalHost.episodes([1, 2, 3], count: 400, next: "3")
        portal.choose("Move down", of: "Episode 2")
        portal.settle()
        #expect(portal.episodes == PortalResponses.titles([1, 2, 3]))
        #expect(portal.changes == [])
    }

    @Test("the button and the handle of a row are there while the list is edited, and another segment ends that")
    func editing() {
        let portal = PortalHost.episodes()
        #expect(!portal.press("Remove: Episode 1"))
        portal.press("Edit episodes")
        #expect(portal.host.node(showing: "Done") != nil)
        #expect(portal.handle("Episode 1") != nil)
        portal.press("Remove: Episode 1")
        portal.select(.details)
        portal.select(.episodes)
        portal.settle()
        #expect(portal.host.node(showing: "Edit") != nil)
        #expect(portal.host.node(showing: "Undo") == nil)
        #expect(!portal.press("Remove: Episode 2"))
    }
}
