import CollectionViewKit

/// The notes, each of which is a value in the storage of the device.
///
/// Pages of the app that are open beside each other see each other's changes, and write notes of their own one by one.
final class NoteStore: WeaklyReferenceable {
    /// The notes, the one changed last first.
    private(set) var notes: [Note] = []
    /// The note that was deleted last, until it is restored or another one is shown.
    private(set) var deletedNote: Note?
    let lifetime = Lifetime()
    private var storage: HostStorage?
    private var lastID = 0
}

extension NoteStore {
    /// Reads the notes. A value that is no note of this version of the app is left as it is.
    func open(_ storage: HostStorage) {
        guard self.storage == nil else { return }
        self.storage = storage
        for key in storage.keys { take(storage.string(for: key), for: key) }
        sort()
        storage.observe(self) { store, key, value in
            store.take(value, for: key)
            store.sort()
        }
    }

    /// The note with an id; `nil` if there is none.
    func note(_ id: Int) -> Note? { notes.first { $0.id == id } }

    /// Creates an empty note.
    func addNote(at time: Double) -> Note {
        lastID += 1
        let note = Note(id: lastID, changed: Int64(time))
        keep(note)
        sort()
        return note
    }

    /// Stores a note in place of the one with its id.
    ///
    /// - Throws: What the storage throws. The change holds until the page is closed then.
    func save(_ note: Note) throws(HostStorageError) {
        keep(note)
        sort()
        try storage?.set(note.json, for: key(note.id))
    }

    /// Deletes a note, which ``restore()`` brings back.
    func delete(_ note: Note) {
        deletedNote = note
        discard(note.id)
    }

    /// Removes a note that has no text.
    func discard(_ id: Int) {
        notes.removeAll { $0.id == id }
        storage?.remove(key(id))
    }

    /// Stores the note that was deleted last again.
    func restore() throws(HostStorageError) {
        guard let note = deletedNote else { return }
        deletedNote = nil
        try save(note)
    }

    private func key(_ id: Int) -> String { "note-\(id)" }

    private func take(_ value: String?, for key: String) {
        guard key.utf8.starts(with: "note-".utf8) else { return }
        guard let value else {
            return notes.removeAll { self.key($0.id).utf8.elementsEqual(key.utf8) }
        }
        do throws(JSONDecodingError) {
            keep(try JSONDocument.decode(from: Array(value.utf8), limits: JSONLimits(byteCount: 1 << 20)))
        } catch {
            // What cannot be read is not shown.
        }
    }

    private func keep(_ note: Note) {
        lastID = max(lastID, note.id)
        if let index = notes.firstIndex(where: { $0.id == note.id }) {
            notes[index] = note
        } else {
            notes.append(note)
        }
    }

    private func sort() { notes.sort { ($0.changed, $0.id) > ($1.changed, $1.id) } }
}
