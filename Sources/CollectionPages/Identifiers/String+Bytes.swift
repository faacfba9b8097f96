extension String {
    /// Whether two texts are the same bytes. `==` would compare them as Unicode does, which costs tables and time, and
    /// names of the format are ASCII.
    @inline(never)
    func hasSameBytes(as other: String) -> Bool {
        utf8.count == other.utf8.count && startsWithBytes(of: other)
    }

    /// Whether a text starts with the bytes of another one.
    @inline(never)
    func startsWithBytes(of prefix: String) -> Bool {
        var (text, prefix) = (self, prefix)
        return text.withUTF8 { text in
            prefix.withUTF8 { prefix in
                guard text.count >= prefix.count else { return false }
                for offset in prefix.indices where text[offset] != prefix[offset] { return false }
                return true
            }
        }
    }
}

extension [String] {
    /// Whether a text with the same bytes is among these.
    func containsBytes(of text: String) -> Bool {
        for candidate in self where candidate.hasSameBytes(as: text) { return true }
        return false
    }
}
