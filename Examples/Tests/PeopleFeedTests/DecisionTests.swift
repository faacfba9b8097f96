import CollectionTestSupport
import CollectionViewKit
import ScreenContracts
import SharedScreens
import Testing

@testable import PeopleFeed

/// Liking and passing, by whatever means, and taking it back.
struct DecisionTests {
    private func put(_ id: Int, _ word: String) -> String {
        #"put /v1/people/\#(id)/decision {"decision":"\#(word)"}"#
    }

    private func text(_ id: Int) -> String { "/v1/people/\(id)/decision" }

    /// What the server has stored, as far as the screens know.
    private func stored(_ id: Int, in feed: FeedHost) -> Decision? {
        let decisions = feed.services.people.decisions
        return decisions.index(of: id).map { decisions.entries[$0].sync.stored }
    }

    /// How a user says what they think.
    enum Means: CaseIterable { case button, key, swipe }

    private func decide(_ decision: Decision, _ id: Int, by means: Means, in feed: FeedHost) throws {
        let host = feed.host
        switch means {
        case .button:
            feed.press((decision == .like ? "Like" : "Pass on") + " Person \(id)")
        case .key:
            let cell = try #require(feed.cell(id))
            host.focusedNode = cell.node
            host.send(.focused(cell.node))
            #expect(host.send(.typed(decision == .like ? "l" : "p", cell.node)))
        case .swipe:
            host.press("Person \(id), 30")
            host.movePress(byX: decision == .like ? 350 : -350, time: 100)
            host.releasePress(time: 2_000)
        }
        feed.settle()
        feed.settle()
    }

    @Test("liking marks the card, is stored, and is taken back by the bar", arguments: Means.allCases)
    func like(means: Means) throws {
        let feed = FeedHost(FeedResponses.people(1...8))
        try decide(.like, 2, by: means, in: feed)
        #expect(feed.isLiked(2))
        #expect(feed.events.lines == ["like person 2"])
        #expect(feed.openRequests == [put(2, "like")])
        feed.respond(to: text(2), with: .success([]))
        #expect(feed.host.announcements.last == "You like Person 2. Undo?")
        #expect(feed.host.tap("Undo"))
        feed.settle()
        #expect(!feed.isLiked(2))
        #expect(feed.openRequests == [put(2, "none")])
        #expect(feed.host.node(showing: "Undo") == nil)
    }

    @Test("passing takes the card out of the feed; undoing puts it back where it was", arguments: Means.allCases)
    func pass(means: Means) throws {
        let feed = FeedHost(FeedResponses.people(1...8))
        try decide(.pass, 2, by: means, in: feed)
        #expect(feed.all == [1, 3, 4, 5, 6, 7, 8].map { "person \($0)" })
        #expect(feed.openRequests == [put(2, "pass")])
        #expect(feed.host.send(.keyPressed(.undo, .none)))
        feed.settle()
        #expect(feed.all == (1...8).map { "person \($0)" })
        #expect(feed.openRequests == [put(2, "pass")], "one thing is told at a time")
        feed.respond(to: text(2), with: .success([]))
        #expect(feed.openRequests == [put(2, "none")])
        #expect(feed.host.send(.keyPressed(.redo, .none)))
        feed.settle()
        #expect(feed.all.count == 7)
    }

    @Test("liking, taking it back and liking again while the server is slow ends with what was wanted last")
    func slowServer() {
        let feed = FeedHost(FeedResponses.people(1...4))
        feed.press("Like Person 2")
        feed.host.tap("Undo")
        feed.settle()
        #expect(feed.openRequests == [put(2, "like")])
        feed.respond(to: text(2), with: .success([]))
        #expect(feed.openRequests == [put(2, "none")])
        feed.press("Like Person 2")
        #expect(feed.isLiked(2))
        #expect(feed.openRequests == [put(2, "none")])
        feed.respond(to: text(2), with: .success([]))
        #expect(feed.openRequests == [put(2, "like")])
        feed.respond(to: text(2), with: .success([]))
        #expect(feed.isLiked(2))
        #expect(feed.openRequests == [])
        #expect(stored(2, in: feed) == .like)
    }

    @Test("what is taken back is scrolled to, wherever the user has gone")
    func returned() {
        let feed = FeedHost(FeedResponses.people(1...24))
        feed.perform(.pass, 2)
        feed.settle()
        feed.host.scroll(to: Point(x: 0, y: 5_000))
        feed.settle()
        feed.host.send(.keyPressed(.undo, .none))
        feed.settle()
        #expect(feed.seen.contains("Person 2, 30"))
        feed.host.scroll(to: .zero)
        feed.settle()
        feed.perform(.pass, 1)
        feed.settle()
        feed.host.send(.keyPressed(.undo, .none))
        feed.settle()
        #expect(feed.seen.first == "Person 1, 30")
    }

    @Test("the Delete key passes the card with the focus, which goes to the next")
    func deleteKey() throws {
        let feed = FeedHost(FeedResponses.people(1...8))
        let cell = try #require(feed.cell(2))
        feed.host.send(.focused(cell.node))
        #expect(feed.host.press(.delete, on: cell.node))
        feed.settle()
        feed.settle()
        #expect(feed.all.count == 7)
        #expect(feed.host.texts(in: feed.host.focusedNode).contains("Person 3, 30"))
    }

    @Test("a letter does nothing where there is no such command, or in a field")
    func letters() throws {
        let feed = FeedHost(FeedResponses.feed([FeedResponses.advertisement(1), FeedResponses.person(2)]))
        let cell = try #require(feed.cell(1, "advertisement"))
        feed.host.send(.typed("l", cell.node))
        feed.host.send(.typed("x", try #require(feed.cell(2)).node))
        #expect(feed.events.lines == [])
        #expect(feed.openRequests == [])
    }

    @Test("undoing concerns the person, wherever the card has gone: recycled, moved, removed")
    func places() throws {
        let feed = FeedHost(FeedResponses.people(1...48))
        for id in 1...3 { feed.perform(.like, id) }
        feed.settle()
        for id in 1...3 { feed.respond(to: text(id), with: .success([])) }
        let likes = { (1...48).filter { feed.services.people.decision(on: $0) == .like } }
        #expect(likes() == [1, 2, 3])
        // Recycled: the cells show others.
        feed.host.scroll(to: Point(x: 0, y: 9_000))
        feed.settle()
        feed.host.send(.keyPressed(.undo, .none))
        #expect(likes() == [1, 2])
        // Moved to the other end.
        feed.press("Newest people")
        let order = Array((1...48).reversed())
        feed.respond(
            to: "/v1/people?from=newest",
            with: FeedResponses.feed(order.map { FeedResponses.person($0, decision: $0 <= 2 ? "like" : "none") }))
        feed.host.send(.keyPressed(.undo, .none))
        #expect(likes() == [1])
        // Not in the feed any more: it is undone all the same, for the profile shows it.
        feed.press("Newest people")
        feed.respond(to: "/v1/people?from=newest", with: FeedResponses.people(10...20))
        feed.host.send(.keyPressed(.undo, .none))
        #expect(likes() == [])
        #expect(!feed.host.send(.keyPressed(.undo, .none)))
    }

    @Test("what the server refuses is withdrawn from under what came after it, and said")
    func refused() {
        let feed = FeedHost(FeedResponses.people(1...8))
        for id in 1...3 { feed.perform(.like, id) }
        feed.settle()
        feed.respond(to: text(2), with: .failure(status: 403))
        #expect(feed.isLiked(1))
        #expect(!feed.isLiked(2))
        let sentence = "Your decision on Person 2 could not be saved. It is as it was before."
        #expect(feed.host.node(showing: sentence) != nil)
        #expect(feed.host.announcements.contains(sentence))
        feed.host.tap("Dismiss")
        feed.settle()
        #expect(feed.host.node(showing: sentence) == nil)
        feed.host.send(.keyPressed(.undo, .none))
        feed.host.send(.keyPressed(.undo, .none))
        #expect(!feed.host.send(.keyPressed(.undo, .none)), "the refused one is no step any more")
        #expect(feed.openRequests == [put(1, "like"), put(3, "like")])
    }

    @Test("what was decided on a person after a decision that the server refuses is withdrawn with it")
    func refusedBeforeAnother() {
        let feed = FeedHost(FeedResponses.people(1...8))
        for key in [CellCommandKey.like, .pass] {
            feed.perform(key, 2)
            feed.settle()
        }
        #expect(feed.openRequests == [put(2, "like")])
        #expect(feed.all.count == 7)
        feed.respond(to: text(2), with: .failure(status: 403))
        #expect(feed.services.people.decision(on: 2) == Decision.none)
        #expect(feed.all.count == 8)
        #expect(feed.openRequests == [])
        #expect(!feed.host.send(.keyPressed(.undo, .none)))
    }

    @Test("a feed that was requested before a decision was stored does not take that back")
    func outdatedLoad() {
        let feed = FeedHost(FeedResponses.people(1...8))
        feed.press("Like Person 2")
        feed.press("Newest people")
        feed.respond(to: "/v1/people/2/decision", with: .success([]))
        feed.respond(to: "/v1/people?from=newest", with: FeedResponses.people(1...8))
        #expect(feed.services.people.decision(on: 2) == .like)
    }

    @Test("what is done on a profile is seen in the feed, and undone there")
    func profile() {
        let feed = FeedHost(FeedResponses.people(1...8))
        feed.host.tap("Person 2, 30")
        feed.respond(to: "/v1/people/2", with: FeedResponses.bytes(FeedResponses.person(2)))
        feed.press("Like Person 2")
        #expect(feed.isLiked(2))
        feed.press("Back")
        feed.host.pressBack()
        feed.settle()
        #expect(feed.isLiked(2))
        #expect(feed.host.title == "People")
        feed.host.send(.keyPressed(.undo, .none))
        feed.settle()
        #expect(!feed.isLiked(2))
    }

    @Test("over random decisions, undos and redos the people are as a list of states says, and undone to the start")
    func laws() {
        var generator = SeededGenerator(seed: 11)
        for _ in 0..<12 {
            let feed = FeedHost(FeedResponses.people(1...12))
            let state = { (1...12).map { feed.services.people.decision(on: $0).rawValue } }
            var states = [state()]
            var now = 0
            for _ in 0..<60 {
                let turn = Int.random(in: 0..<10, using: &generator)
                if turn < 6 {
                    let id = Int.random(in: 1...12, using: &generator)
                    guard feed.services.people.decision(on: id) != .pass else { continue }
                    feed.perform(turn < 4 ? .like : .pass, id)
                    states = states.prefix(now + 1) + [state()]
                    now += 1
                } else if turn < 9 {
                    #expect(feed.host.send(.keyPressed(.undo, .none)) == (now > 0))
                    now = max(0, now - 1)
                } else {
                    #expect(feed.host.send(.keyPressed(.redo, .none)) == (now < states.count - 1))
                    now = min(states.count - 1, now + 1)
                }
                #expect(state() == states[now])
                let shown = (1...12).filter { states[now][$0 - 1] != "pass" }
                #expect(feed.all == shown.map { "person \($0)" })
                if Bool.random(using: &generator), let open = feed.host.openRequests.first {
                    feed.host.respond(to: open.request.path, with: .success([]))
                }
            }
            while feed.host.send(.keyPressed(.undo, .none)) {}
            #expect(state() == states[0])
            #expect(feed.all == (1...12).map { "person \($0)" })
            while let open = feed.host.openRequests.first {
                feed.host.respond(to: open.request.path, with: .success([]))
            }
            #expect((1...12).allSatisfy { stored($0, in: feed) == Decision.none })
        }
    }
}
