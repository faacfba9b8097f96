/// What the user has written down of people and the server keeps. It knows neither history nor server.
final class PersonNotes {
    /// What is written down of one person.
    struct Note {
        var text: String
        var isSaving = false
        /// Whether what was written could not be saved.
        var hasFailed = false
        /// Raised with every change that a card shows.
        fileprivate(set) var revision = 0
    }

    private var notes: [Int: Note] = [:]
    /// Raised with every change.
    private(set) var revision = 0
}

extension PersonNotes {
    /// The note on a person; `nil` of one who is not known.
    subscript(id: Int) -> Note? { notes[id] }

    /// Takes in what the server knows, unless the user is saving something else. A person who was known has another revision
    /// then: what else the server says of them may have changed.
    func take(_ id: Int, _ text: String) {
        if notes[id] == nil {
            notes[id] = Note(text: text)
        } else {
            update(id) { if !$0.isSaving { $0.text = text } }
        }
    }

    /// Changes what a card shows.
    func update(_ id: Int, _ change: (inout Note) -> Void) {
        guard var note = notes[id] else { return }
        change(&note)
        note.revision += 1
        notes[id] = note
        revision += 1
    }
}
