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
        // By indices: slices of views of texts are large types, compiled anew for each.
        var begin = start
        while begin < utf8.endIndex {
            if utf8[begin] == first, let end = end(of: other, from: begin) { return begin..<end }
            begin = utf8.index(after: begin)
        }
        return nil
    }

    /// Where another text ends that begins at an index; `nil` if it does not.
    private func end(of other: some StringProtocol, from begin: Index) -> Index? {
        var end = begin
        var place = other.utf8.startIndex
        while place < other.utf8.endIndex {
            guard end < utf8.endIndex, utf8[end] == other.utf8[place] else { return nil }
            end = utf8.index(after: end)
            place = other.utf8.index(after: place)
        }
        return end
    }
}

#endif
