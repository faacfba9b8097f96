/// What the user has typed to find an item by its name.
///
/// Letters of ASCII are compared without regard to case, all others byte by byte: case tables for every script would be
/// the largest part of a WebAssembly module.
struct TypeAhead {
    /// What is typed within this time of the letter before belongs to one word, in milliseconds.
    static var pause: Int { 600 }

    private(set) var text: [UInt8] = []
}

extension TypeAhead {
    /// Adds a letter. Returns whether the search begins with the item after the current one: so it does for a first
    /// letter and for the same letter again, which leads through all names that begin with it.
    mutating func type(_ letter: String) -> Bool {
        let bytes = letter.utf8.map { Self.folded($0) }
        if text == bytes { return true }
        let isFirst = text.isEmpty
        text += bytes
        return isFirst
    }

    /// Begins a new word.
    mutating func reset() {
        text = []
    }

    /// Whether a name begins with what was typed.
    func matches(_ name: String) -> Bool {
        var next = 0
        for byte in name.utf8 {
            guard next < text.count else { return true }
            guard Self.folded(byte) == text[next] else { return false }
            next += 1
        }
        return next == text.count
    }

    private static func folded(_ byte: UInt8) -> UInt8 { (65...90).contains(byte) ? byte + 32 : byte }
}
