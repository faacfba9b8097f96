/// Finds the string that was probably meant.
public enum NearestWord {
    /// The candidate with the fewest edits, if there are at most a third as many as the string has letters. Edits are
    /// insertions, deletions, replacements and exchanges of neighbours (Damerau 1964, Levenshtein 1965). Small and
    /// capital letters count as equal.
    ///
    /// - Parameters:
    ///   - word: The string that was written.
    ///   - candidates: The known strings.
    /// - Complexity: O(n · m · k) for k candidates of m letters; strings over 64 bytes have no neighbour.
    public static func find(_ word: String, among candidates: [String]) -> String? {
        let letters = LinkPolicy.smallLetters(Array(word.utf8))
        guard letters.count <= 64 else { return nil }
        var best: (word: String, distance: Int)?
        for candidate in candidates {
            let distance = distance(letters, LinkPolicy.smallLetters(Array(candidate.utf8)))
            let limit = max(1, letters.count / 3)
            if distance <= limit, distance < best?.distance ?? .max { best = (candidate, distance) }
        }
        return best?.word
    }

    private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast = Array(repeating: 0, count: right.count + 1)
        var last = Array(0...right.count)
        for (i, leftByte) in left.enumerated() {
            var row = Array(repeating: i + 1, count: right.count + 1)
            for (j, rightByte) in right.enumerated() {
                row[j + 1] = min(last[j] + (leftByte == rightByte ? 0 : 1), last[j + 1] + 1, row[j] + 1)
                if i > 0, j > 0, leftByte == right[j - 1], left[i - 1] == rightByte {
                    row[j + 1] = min(row[j + 1], beforeLast[j - 1] + 1)
                }
            }
            (beforeLast, last) = (last, row)
        }
        return last[right.count]
    }
}
