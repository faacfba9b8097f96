import CollectionViewKit
import ScreenContracts

extension PeopleStore {
    /// The note on a person, as a field of their card.
    func noteSubject(_ id: Int) -> ChangeSubject { ChangeSubject(Person.identity(id), "note") }

    /// What is written and not saved; `nil` if nothing is.
    func pendingNote(on id: Int) -> String? { edits[noteSubject(id)] }

    /// A number that differs when the card of a person has something else to show.
    func version(of id: Int) -> Int {
        guard let note = notes[id] else { return 0 }
        // The card is configured again for each letter that the history takes back (FNV-1a).
        var hash: UInt32 = 2_166_136_261
        for byte in (pendingNote(on: id) ?? "").utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        let pending = edits[noteSubject(id)] == nil ? 0 : Int(hash >> 1) | 1
        let number = Decision.allCases.firstIndex(of: decision(on: id)) ?? 0
        return (note.revision &* 31 &+ pending) &* Decision.allCases.count &+ number
    }
}
