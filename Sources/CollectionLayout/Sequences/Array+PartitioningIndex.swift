extension RandomAccessCollection {
    /// The first index whose element satisfies a condition that, from there on, all elements satisfy; the end index if
    /// none does.
    ///
    /// - Complexity: O(log n).
    func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Index {
        var lower = startIndex
        var count = count
        while count > 0 {
            let half = count / 2
            let middle = index(lower, offsetBy: half)
            if belongsInSecondPart(self[middle]) {
                count = half
            } else {
                lower = index(after: middle)
                count -= half + 1
            }
        }
        return lower
    }
}
