import CollectionViewKit

/// The notes of the user on people, which the server stores. It sends no requests and has no history.
final class PersonNotes {
    /// What is written down of one person.
    struct Note {
        /// The text that the server has, and the state of storing another one.
        fileprivate var storedText: StoredValue<String>
        /// Whether what was written could not be saved.
        fileprivate(set) var hasFailed = false
        /// Raised with every change that a card shows.
        fileprivate(set) var revision = 0
        /// The ``PersonNotes/responseCount`` after the last response to saving the note; 0 before the first.
        fileprivate var lastResponse = 0

        /// The text that the server has; the last one that it is known to have had where ``isConfirmed`` is `false`.
        var text: String { storedText.stored }
        /// Whether the server is known to have ``text``. It is not after a response that was lost.
        var isConfirmed: Bool { storedText.isConfirmed }
        /// Whether the server is storing another text.
        var isSaving: Bool { storedText.isUnderWay }
    }

    private var notes = [Int: Note]()
    /// Raised with every change.
    private(set) var revision = 0
    /// The number of responses to requests that save notes, with those that are not awaited any more. A load that was requested before one
    /// of them may have the note from before it.
    private(set) var responseCount = 0
}

extension PersonNotes {
    /// The note on a person; `nil` of one who is not known.
    subscript(id: Int) -> Note? { notes[id] }

    /// Takes in the text that the server has, unless another text is being saved or was sent to be saved since the load was requested. A
    /// person who was known gets another revision: other parts of the response may have changed.
    ///
    /// - Parameter moment: The ``responseCount`` when the load was requested.
    func take(_ id: Int, _ text: String, since moment: Int) {
        if notes[id] == nil {
            notes[id] = Note(storedText: StoredValue(stored: text))
        } else {
            update(id) {
                if !$0.isSaving, $0.lastResponse <= moment { $0.storedText = StoredValue(stored: text) }
            }
        }
    }

    /// Begins to save a text. Returns whether it is to be sent: not while another one is being saved, and not if the server has it.
    func beginSaving(_ text: String, on id: Int) -> Bool {
        var isSent = false
        update(id) {
            $0.hasFailed = false
            isSent = $0.storedText.want(text) == .tell(text)
        }
        return isSent
    }

    /// Notes whether the server has stored the text that was sent. What is written meanwhile is not sent by itself.
    func endSaving(on id: Int, _ response: StoreResponse) {
        noteResponse(on: id) {
            let sent = $0.storedText.expected
            $0.hasFailed = $0.storedText.responded(response, wanted: sent) != .nothing
        }
    }

    /// Removes the failure to save a text. Call it when the server has the text that is shown.
    func dismissFailure(on id: Int) {
        update(id) { $0.hasFailed = false }
    }

    /// Notes that the response to the text is not awaited any more, which is no failure. The server may have stored it.
    func cancelSaving(on id: Int) {
        noteResponse(on: id) {
            let sent = $0.storedText.expected
            _ = $0.storedText.responded(.unknown, wanted: sent)
        }
    }

    private func noteResponse(on id: Int, _ change: (inout Note) -> Void) {
        responseCount += 1
        update(id) {
            $0.lastResponse = responseCount
            change(&$0)
        }
    }

    private func update(_ id: Int, _ change: (inout Note) -> Void) {
        guard var note = notes[id] else { return }
        change(&note)
        note.revision += 1
        notes[id] = note
        revision += 1
    }
}
