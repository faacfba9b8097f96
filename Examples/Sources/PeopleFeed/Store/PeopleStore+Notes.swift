import CollectionViewKit
import ScreenContracts

extension PeopleStore {
    /// The note on a person, as a field of their card.
    func noteSubject(_ id: Int) -> ChangeSubject { ChangeSubject(Person.identity(id), "note") }

    /// Whether the text of a note differs from the one that the server is known to have had last.
    func hasEditedNote(on id: Int) -> Bool { edits[noteSubject(id)] != nil }

    /// The text that can be saved; `nil` if the server has it. After a response that was lost, the server may have another text than
    /// the one that is shown, so that this one can be saved without an edit.
    func pendingNote(on id: Int) -> String? {
        if let edited = edits[noteSubject(id)] { return edited }
        guard let note = notes[id], !note.isConfirmed else { return nil }
        return note.text
    }

    /// Removes the edit of a note whose text the server has, and the failure to save it, as when a person is loaded after the response to
    /// saving the note was lost.
    func removeStoredEdit(on id: Int) {
        guard let note = notes[id], note.isConfirmed, !note.isSaving, edits[noteSubject(id)] ?? note.text == note.text
        else { return }
        edits.removeEdits(of: Person.identity(id))
        if note.hasFailed { notes.dismissFailure(on: id) }
    }

    /// A number that differs when the card of a person has something else to show.
    func version(of id: Int) -> Int {
        guard let note = notes[id] else { return 0 }
        // The card is configured again for each letter that the history takes back (FNV-1a).
        var hash: UInt32 = 2_166_136_261
        for byte in (pendingNote(on: id) ?? "").utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        let pending = hasEditedNote(on: id) ? Int(hash >> 1) | 1 : 0
        let number = Decision.allCases.firstIndex(of: decision(on: id)) ?? 0
        return (note.revision &* 31 &+ pending) &* Decision.allCases.count &+ number
    }
}
