import CollectionTestSupport
import CollectionViewKit
import Testing

@testable import PeopleFeed

/// Notes on cards: pending while the card is recycled, saved, cleared, undone.
struct NoteTests {
    private func text(_ id: Int, in feed: FeedHost) -> String? {
        feed.noteField(id).flatMap { feed.host.node($0)?.text }
    }

    private func write(_ text: String, on id: Int, in feed: FeedHost) throws {
        feed.openNote(id)
        feed.host.write(text, into: try #require(feed.noteField(id)))
        feed.settle()
    }

    @Test("a button opens the field in the card; Escape, Return and leaving the field close it, and the note stays")
    func opening() throws {
        let entries = [FeedResponses.person(1, note: "saved before"), FeedResponses.person(2)]
        let feed = FeedHost(FeedResponses.feed(entries), height: 2_000)
        let button = try #require(feed.noteButton(1))
        let field = try #require(feed.noteField(1))
        let isOpen = { feed.host.frameInWindow(field) != nil && feed.host.frameInWindow(button) == nil }
        let isExpanded = { feed.host.node(button)?.attributes[.isExpanded] }
        #expect(feed.host.node(labeled: "Edit note on Person 1: saved before") == button)
        #expect(feed.host.node(labeled: "Add note on Person 2") != nil)
        #expect(feed.host.node(showing: "Add note") != nil)
        #expect(!isOpen())
        #expect(isExpanded() == "false")

        feed.openNote(1)
        #expect(isOpen())
        #expect(isExpanded() == "true")
        #expect(feed.host.focusedNode == field)
        #expect(feed.cell(1).flatMap { feed.host.frameInWindow($0.node)?.height } == 312)

        #expect(feed.host.press(.escape, on: field))
        feed.settle()
        #expect(!isOpen())
        #expect(isExpanded() == "false")
        #expect(feed.host.focusedNode == button)

        try write("met by the lake", on: 1, in: feed)
        #expect(isOpen())
        feed.host.focusedNode = .none
        feed.host.send(.focused(.none))
        feed.settle()
        #expect(!isOpen())
        #expect(feed.host.node(labeled: "Edit note on Person 1: met by the lake") == button)
        #expect(feed.services.people.pendingNote(on: 1) == "met by the lake")

        feed.openNote(1)
        feed.host.press(.enter, on: field)
        feed.settle()
        #expect(!isOpen())
        #expect(feed.host.focusedNode == button)
        #expect(feed.openRequests == [#"put /v1/people/1/note {"text":"met by the lake"}"#])
        feed.respond(to: "/v1/people/1/note", with: .success([]))
        #expect(feed.host.node(showing: "Save") == nil)
        #expect(feed.host.node(labeled: "Edit note on Person 1: met by the lake") == button)
    }

    @Test("what is written is kept while other cards use the cell, and is in no other card")
    func recycling() throws {
        let feed = FeedHost(FeedResponses.people(1...48))
        for part in ["m", "me", "met by the lake"] { try write(part, on: 1, in: feed) }
        feed.host.send(.focused(.none))
        feed.host.scroll(to: Point(x: 0, y: 9_000))
        feed.settle()
        #expect(feed.cell(1) == nil)
        let others = feed.screen.driver.collectionView.indexPathsForDisplayedItems.map { text($0.item + 1, in: feed) }
        #expect(!others.isEmpty)
        #expect(others.allSatisfy { $0 == "" })
        feed.host.scroll(to: .zero)
        feed.settle()
        #expect(text(1, in: feed) == "met by the lake")
        #expect(text(2, in: feed) == "")
        #expect(feed.host.node(showing: "Save") != nil)
        #expect(feed.host.node(showing: "Note on Person 1") != nil)
        feed.host.send(.keyPressed(.undo, .none))
        feed.settle()
        #expect(text(1, in: feed) == "")
        #expect(feed.host.node(showing: "Save") == nil)
        #expect(feed.openRequests == [])
    }

    @Test("clearing forgets what is pending, and can be undone")
    func clearing() throws {
        let feed = FeedHost(
            FeedResponses.feed([FeedResponses.person(1, note: "saved before"), FeedResponses.person(2)]))
        #expect(text(1, in: feed) == "saved before")
        #expect(feed.host.node(showing: "Clear") == nil)
        try write("something else", on: 1, in: feed)
        feed.press("Clear the note on Person 1")
        #expect(text(1, in: feed) == "saved before")
        #expect(feed.services.people.pendingNote(on: 1) == nil)
        #expect(feed.host.node(showing: "The note was cleared") != nil)
        feed.host.tap("Undo")
        feed.settle()
        #expect(text(1, in: feed) == "something else")
        feed.host.send(.keyPressed(.undo, .none))
        feed.settle()
        #expect(text(1, in: feed) == "saved before")
    }

    @Test("undoing goes back word by word, where the user left the field between")
    func steps() throws {
        let feed = FeedHost(FeedResponses.people(1...3))
        for text in ["one", "one two", "one two three"] {
            try write(text, on: 1, in: feed)
            feed.host.focusedNode = .none
            feed.host.send(.focused(.none))
        }
        for expected in ["one two", "one", ""] {
            feed.host.send(.keyPressed(.undo, .none))
            feed.settle()
            #expect(text(1, in: feed) == expected)
        }
    }

    @Test("a saved note is pending no more; what was written meanwhile is; a failure is said and can be tried again")
    func saving() throws {
        let feed = FeedHost(FeedResponses.people(1...3))
        try write("a \"note\"", on: 1, in: feed)
        feed.press("Save the note on Person 1")
        #expect(feed.openRequests == [#"put /v1/people/1/note {"text":"a \"note\""}"#])
        feed.press("Save the note on Person 1")
        #expect(feed.openRequests.count == 1, "it is being saved")
        feed.respond(to: "/v1/people/1/note", with: .unreachable)
        #expect(feed.host.node(showing: "The note could not be saved. Try again in a moment.") != nil)
        #expect(text(1, in: feed) == "a \"note\"")
        feed.press("Save the note on Person 1")
        try write("a longer note", on: 1, in: feed)
        feed.respond(to: "/v1/people/1/note", with: .success([]))
        #expect(feed.services.people.notes[1]?.text == "a \"note\"")
        #expect(feed.services.people.pendingNote(on: 1) == "a longer note")
        feed.host.press(.enter, on: try #require(feed.noteField(1)))
        feed.respond(to: "/v1/people/1/note", with: .success([]))
        #expect(feed.services.people.pendingNote(on: 1) == nil)
        #expect(text(1, in: feed) == "a longer note")
        #expect(feed.host.node(showing: "Save") == nil)
    }

    @Test("a note whose response is unknown is pending until the person who is loaded again has it")
    func loadedAfterUnknownResponse() throws {
        let feed = FeedHost(FeedResponses.feed([FeedResponses.person(1, note: "before"), FeedResponses.person(2)]))
        try write("after", on: 1, in: feed)
        feed.press("Save the note on Person 1")
        feed.respond(to: "/v1/people/1/note", with: .failure(status: 500))
        let sentence = "The note could not be saved. Try again in a moment."
        #expect(feed.services.people.pendingNote(on: 1) == "after")
        #expect(feed.host.node(showing: sentence) != nil)
        feed.press("Newest people")
        feed.respond(
            to: "/v1/people?from=newest",
            with: FeedResponses.feed([FeedResponses.person(1, note: "after"), FeedResponses.person(2)]))
        #expect(text(1, in: feed) == "after")
        #expect(feed.services.people.pendingNote(on: 1) == nil)
        #expect(feed.host.node(showing: "Save") == nil)
        #expect(feed.host.node(showing: sentence) == nil)
    }

    @Test("a feed that was requested before a note was stored does not bring the note from before back")
    func outdatedLoad() throws {
        let feed = FeedHost(FeedResponses.feed([FeedResponses.person(1, note: "before"), FeedResponses.person(2)]))
        try write("after", on: 1, in: feed)
        feed.press("Save the note on Person 1")
        feed.press("Newest people")
        feed.respond(to: "/v1/people/1/note", with: .success([]))
        feed.respond(
            to: "/v1/people?from=newest",
            with: FeedResponses.feed([FeedResponses.person(1, note: "before"), FeedResponses.person(2)]))
        #expect(text(1, in: feed) == "after")
    }

    @Test("a failure to save a note is not shown once the person who is loaded has the text that is shown")
    func failureAfterLoad() throws {
        let feed = FeedHost(FeedResponses.feed([FeedResponses.person(1, note: "before"), FeedResponses.person(2)]))
        try write("after", on: 1, in: feed)
        feed.press("Save the note on Person 1")
        feed.respond(to: "/v1/people/1/note", with: .unreachable)
        try write("before", on: 1, in: feed)
        let sentence = "The note could not be saved. Try again in a moment."
        #expect(feed.host.node(showing: sentence) != nil)
        feed.press("Newest people")
        feed.respond(
            to: "/v1/people?from=newest",
            with: FeedResponses.feed([FeedResponses.person(1, note: "before"), FeedResponses.person(2)]))
        #expect(feed.host.node(showing: sentence) == nil)
    }

    @Test("after a response that was lost, the note from before can be saved: the server may have the other one")
    func lostResponse() throws {
        let feed = FeedHost(FeedResponses.feed([FeedResponses.person(1, note: "before"), FeedResponses.person(2)]))
        try write("after", on: 1, in: feed)
        feed.press("Save the note on Person 1")
        feed.respond(to: "/v1/people/1/note", with: .unreachable)
        try write("before", on: 1, in: feed)
        #expect(feed.host.node(showing: "Clear") == nil)
        feed.press("Save the note on Person 1")
        #expect(feed.openRequests == [#"put /v1/people/1/note {"text":"before"}"#])
        feed.respond(to: "/v1/people/1/note", with: .success([]))
        #expect(feed.services.people.pendingNote(on: 1) == nil)
        #expect(feed.host.node(showing: "Save") == nil)
    }
}
