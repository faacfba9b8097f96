import CollectionPages
import ScreenContracts
import Testing

struct PeopleRequestTests {
    @Test("decisions are written as requests hold them, and read back")
    func decisions() throws {
        for decision in Decision.allCases {
            let text = WrittenContract.text { DecisionContract(decision).write(to: &$0) }
            #expect(text == #"{"decision":"\#(decision.rawValue)"}"#)
            #expect(try DecisionContract(WrittenContract.json(text)) == DecisionContract(decision))
        }
    }

    @Test("a decision is one that is known", arguments: ["{}", #"{"decision":"love"}"#, #"{"decision":1}"#, "[]"])
    func unknownDecisions(text: String) throws {
        #expect(try DecisionContract(WrittenContract.json(text)) == nil)
    }

    @Test("notes are written as requests hold them, and read back", arguments: ["", "„ünïcödé“ \"\\\" 🙂"])
    func notes(note: String) throws {
        let text = WrittenContract.text { NoteContract(text: note).write(to: &$0) }
        #expect(try NoteContract(WrittenContract.json(text)) == NoteContract(text: note))
        let short = WrittenContract.text { NoteContract(text: "a").write(to: &$0) }
        #expect(short == #"{"text":"a"}"#)
    }

    @Test("a note has a text", arguments: ["{}", #"{"text":7}"#, "[]"])
    func missingNotes(text: String) throws {
        #expect(try NoteContract(WrittenContract.json(text)) == nil)
    }

    @Test("events are written as requests hold them, and read back")
    func events() throws {
        let names = FeedEventContract.Name.allCases
        let batch = FeedEventsContract(events: names.map { FeedEventContract(name: $0, position: 12) })
        let text = WrittenContract.text { batch.write(to: &$0) }
        #expect(
            text == #"{"events":[{"name":"impression","position":12},{"name":"open","position":12},"#
                + #"{"name":"click","position":12}]}"#)
        #expect(try FeedEventsContract(WrittenContract.json(text)) == batch)
        #expect(try FeedEventsContract(WrittenContract.json(#"{"events":[]}"#)) == FeedEventsContract(events: []))
    }

    @Test("events are a list that is not too long")
    func lists() throws {
        let event = FeedEventContract(name: .open, position: 1)
        let limit = FeedEventsContract.maximumEventCount
        func text(_ count: Int) -> String {
            WrittenContract.text { FeedEventsContract(events: Array(repeating: event, count: count)).write(to: &$0) }
        }
        #expect(try FeedEventsContract(WrittenContract.json(text(limit))).events.count == limit)
        for body in ["{}", #"{"events":{}}"#, text(limit + 1)] {
            let value = try WrittenContract.json(body)
            #expect(throws: FeedEventsContract.Defect.list) { try FeedEventsContract(value) }
        }
    }

    @Test(
        "an event has a name that is known, and a place",
        arguments: [#"{"name":"steal","position":1}"#, #"{"name":"open","position":"1"}"#, #"{"position":1}"#, "7"])
    func defectiveEvents(event: String) throws {
        let value = try WrittenContract.json(#"{"events":[{"name":"open","position":1},\#(event)]}"#)
        #expect(throws: FeedEventsContract.Defect.event) { try FeedEventsContract(value) }
    }
}
