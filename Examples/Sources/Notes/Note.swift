import CollectionViewKit

/// A note: a text whose first line is its title.
struct Note: Equatable {
    /// What tells the note from others, from 1.
    let id: Int
    /// The text, of any number of lines.
    var text = ""
    /// When the note was changed last, in seconds since 1970.
    var changed: Int64
    /// Whether the note stands before the others.
    var isPinned = false
    /// Whether the note is in the archive.
    var isArchived = false
}

extension Note: LocalStoreElement {
    init(_ json: JSONValue) throws(JSONDecodingError) {
        id = try json.decode("id")
        text = try json.decode("text")
        changed = try json.decode("changed")
        isPinned = try json.decodeIfPresent("isPinned") ?? false
        isArchived = try json.decodeIfPresent("isArchived") ?? false
    }

    func write(to writer: inout JSONWriter) {
        writer.member("id", id)
        writer.member("text", text)
        writer.member("changed", changed)
        writer.member("isPinned", isPinned)
        writer.member("isArchived", isArchived)
    }
}

extension Note {
    /// The lines that are not blank, without the spaces at both ends.
    var lines: [String] {
        text.utf8.split { $0 == 0x0A || $0 == 0x0D }.compactMap { line in
            guard let start = line.firstIndex(where: { $0 > 0x20 }) else { return nil }
            let end = line.lastIndex { $0 > 0x20 } ?? start
            return String(decoding: line[start...end], as: UTF8.self)
        }
    }

    /// Whether the note contains a text, in capital or small letters.
    func contains(_ text: String) -> Bool { self.text.lowercased().contains(text.lowercased()) }
}
