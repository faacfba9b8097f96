// The Swift library has these for native programs, in a module that Embedded Swift lacks. Programs for the browser get them here, so
// that the same code builds for both.
#if hasFeature(Embedded)

extension StringProtocol {
    /// Whether the text contains another one. The empty text is in every one.
    ///
    /// Texts are compared by their bytes in UTF-8, where native programs compare characters by canonical equivalence.
    ///
    /// - Complexity: O(*n* · *m*) in the bytes of both, and O(*n*) for most texts.
    public func contains(_ other: some StringProtocol) -> Bool { firstRange(of: other) != nil }

    /// The first place of another text; `nil` where there is none. The empty text is at the start.
    ///
    /// Texts are compared by their bytes in UTF-8, where native programs compare characters by canonical equivalence.
    ///
    /// - Complexity: O(*n* · *m*) in the bytes of both, and O(*n*) for most texts.
    public func firstRange(of other: some StringProtocol) -> Range<Index>? {
        firstRange(of: other, from: startIndex)
    }

    /// The text with each place of another one replaced, from the start on.
    ///
    /// - Parameters:
    ///   - other: The text that is replaced. Nothing is replaced for an empty one; native programs put the replacement between all
    ///     characters.
    ///   - replacement: What takes its place.
    /// - Complexity: O(*n* · *m*) in the bytes of both, and O(*n*) for most texts.
    public func replacing(_ other: some StringProtocol, with replacement: some StringProtocol) -> String {
        var result = ""
        var start = startIndex
        while !other.utf8.isEmpty, let range = firstRange(of: other, from: start) {
            result += String(self[start..<range.lowerBound])
            result += String(replacement)
            start = range.upperBound
        }
        return result + String(self[start...])
    }

    private func firstRange(of other: some StringProtocol, from start: Index) -> Range<Index>? {
        guard let first = other.utf8.first else { return start..<start }
        var position = start
        while let begin = utf8[position...].firstIndex(of: first) {
            var end = begin
            var remaining = other.utf8[...]
            while let byte = remaining.first, end < utf8.endIndex, utf8[end] == byte {
                remaining.removeFirst()
                end = utf8.index(after: end)
            }
            if remaining.isEmpty { return begin..<end }
            position = utf8.index(after: begin)
        }
        return nil
    }
}

#endif
