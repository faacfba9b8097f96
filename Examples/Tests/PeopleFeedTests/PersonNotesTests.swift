import CollectionViews
import Testing

@testable import PeopleFeed

/// The state of saving notes.
struct PersonNotesTests {
    /// The notes on one person, of whom the server has a text.
    private func notes(_ text: String) -> PersonNotes {
        let notes = PersonNotes()
        notes.take(1, text, since: 0)
        return notes
    }

    @Test("a text is sent, and is the note once the server has stored it")
    func saving() {
        let notes = notes("before")
        let isSent = notes.beginSaving("after", on: 1)
        #expect(isSent)
        #expect(notes[1]?.isSaving == true)
        #expect(notes[1]?.text == "before")
        notes.endSaving(on: 1, .stored)
        #expect(notes[1]?.isSaving == false)
        #expect(notes[1]?.text == "after")
        #expect(notes[1]?.hasFailed == false)
    }

    @Test("a second text is not sent while one is being saved")
    func oneAtATime() {
        let notes = notes("before")
        _ = notes.beginSaving("after", on: 1)
        let isSent = notes.beginSaving("later", on: 1)
        #expect(!isSent)
        notes.endSaving(on: 1, .stored)
        #expect(notes[1]?.text == "after")
    }

    @Test("a text that the server has is not sent")
    func knownText() {
        let notes = notes("before")
        let isSent = notes.beginSaving("before", on: 1)
        #expect(!isSent)
        #expect(notes[1]?.isSaving == false)
    }

    @Test("a refused text leaves the note and has failed until it is saved again")
    func failure() {
        let notes = notes("before")
        _ = notes.beginSaving("after", on: 1)
        notes.endSaving(on: 1, .refused)
        #expect(notes[1]?.text == "before")
        #expect(notes[1]?.hasFailed == true)
        _ = notes.beginSaving("after", on: 1)
        #expect(notes[1]?.hasFailed == false)
    }

    @Test("after a response that was lost, the text from before is sent: the server may have the other one")
    func lostResponse() {
        let notes = notes("before")
        _ = notes.beginSaving("after", on: 1)
        notes.endSaving(on: 1, .unknown)
        #expect(notes[1]?.hasFailed == true)
        let isSent = notes.beginSaving("before", on: 1)
        #expect(isSent)
    }

    @Test("a failure is dismissed where the server has the text")
    func dismissedFailure() {
        let notes = notes("before")
        _ = notes.beginSaving("after", on: 1)
        notes.endSaving(on: 1, .unknown)
        notes.take(1, "after", since: notes.responseCount)
        notes.dismissFailure(on: 1)
        #expect(notes[1]?.hasFailed == false)
    }

    @Test("a text that is not sent any more leaves the note and has not failed")
    func cancellation() {
        let notes = notes("before")
        _ = notes.beginSaving("after", on: 1)
        notes.cancelSaving(on: 1)
        #expect(notes[1]?.text == "before")
        #expect(notes[1]?.isSaving == false)
        #expect(notes[1]?.hasFailed == false)
    }

    @Test("what the server says while a text is being saved does not replace it")
    func takingMeanwhile() {
        let notes = notes("before")
        _ = notes.beginSaving("after", on: 1)
        notes.take(1, "elsewhere", since: notes.responseCount)
        notes.endSaving(on: 1, .stored)
        #expect(notes[1]?.text == "after")
        notes.take(1, "elsewhere", since: notes.responseCount)
        #expect(notes[1]?.text == "elsewhere")
    }

    @Test("what the server said before a text was saved does not replace it")
    func takingOlder() {
        let notes = notes("before")
        let moment = notes.responseCount
        _ = notes.beginSaving("after", on: 1)
        notes.endSaving(on: 1, .stored)
        notes.take(1, "before", since: moment)
        #expect(notes[1]?.text == "after")
    }

    @Test("what the server said before a response was lost does not state which text it has", arguments: [true, false])
    func takingOlderThanLostResponse(isCancelled: Bool) {
        let notes = notes("before")
        let moment = notes.responseCount
        _ = notes.beginSaving("after", on: 1)
        if isCancelled { notes.cancelSaving(on: 1) } else { notes.endSaving(on: 1, .unknown) }
        notes.take(1, "before", since: moment)
        #expect(notes[1]?.isConfirmed == false)
    }

    @Test("what the server says of one person is taken although another note was saved meanwhile")
    func takingBesideAnother() {
        let notes = notes("before")
        notes.take(2, "", since: 0)
        let moment = notes.responseCount
        _ = notes.beginSaving("after", on: 2)
        notes.endSaving(on: 2, .stored)
        notes.take(1, "elsewhere", since: moment)
        #expect(notes[1]?.text == "elsewhere")
    }

    @Test("each change has another revision")
    func revisions() {
        let notes = notes("before")
        var seen = [notes.revision]
        _ = notes.beginSaving("after", on: 1)
        seen.append(notes.revision)
        notes.endSaving(on: 1, .stored)
        seen.append(notes.revision)
        notes.take(1, "after", since: notes.responseCount)
        seen.append(notes.revision)
        #expect(Set(seen).count == 4)
    }
}
