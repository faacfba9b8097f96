/// Finds the word that was probably meant.
enum NearestWord {
    /// The candidate with the fewest edits (insertions, deletions, replacements; Levenshtein 1965), if there are at
    /// most a third as many as the word has letters. Small and capital letters count as equal.
    ///
    /// - Complexity: O(n · m · k) for k candidates of m letters; words over 64 bytes have no neighbour.
    static func find(_ word: String, among candidates: [String]) -> String? {
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
        var row = Array(0...right.count)
        for (i, leftByte) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, rightByte) in right.enumerated() {
                let replaced = diagonal + (leftByte == rightByte ? 0 : 1)
                diagonal = row[j + 1]
                row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
            }
        }
        return row[right.count]
    }
}
