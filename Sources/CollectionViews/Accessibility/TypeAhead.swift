/// The letters that the user types to find an item by its name.
///
/// ASCII letters are compared case-insensitively, all others byte by byte: the case tables of every script would be the
/// largest part of a WebAssembly module.
struct TypeAhead {
    /// The maximum time between two letters of one word, in milliseconds.
    static var pause: Int { 600 }

    private(set) var text: [UInt8] = []
}

extension TypeAhead {
    /// Adds a letter. Returns whether the search starts after the current item: it does for a first letter, and for the
    /// same letter again, which cycles through all names that begin with it.
    mutating func type(_ letter: String) -> Bool {
        let bytes = Array(letter.utf8).map { Self.folded($0) }
        if text == bytes { return true }
        let isFirst = text.isEmpty
        text += bytes
        return isFirst
    }

    /// Starts a new word.
    mutating func reset() {
        text = []
    }

    /// Whether a name begins with the typed letters.
    func matches(_ name: String) -> Bool {
        var name = name
        return name.withUTF8 { bytes in
            guard bytes.count >= text.count else { return false }
            for index in text.indices where Self.folded(bytes[index]) != text[index] { return false }
            return true
        }
    }

    private static func folded(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }
}
