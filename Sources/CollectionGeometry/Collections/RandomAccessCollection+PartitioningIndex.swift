// Inlinable because calling the condition through a witness makes a diff with many moves more than ten times slower
// (benchmark "IndexChangeset<Int> 100,000: full shuffle").

extension RandomAccessCollection {
    /// The first index whose element satisfies a condition that, from there on, all elements satisfy; the end index if
    /// none does: a binary search.
    ///
    /// ```swift
    /// [1, 3, 5, 7].partitioningIndex { $0 >= 4 }  // 2
    /// ```
    ///
    /// A condition on indexes, or on something that is not in a collection, is sought in a range:
    /// `(0..<count).partitioningIndex { start(of: $0) > offset }`.
    ///
    /// - Parameter belongsInSecondPart: The condition. Where it holds for an element, it must hold for all after it.
    /// - Complexity: O(log *n*).
    @inlinable
    package func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Index {
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
