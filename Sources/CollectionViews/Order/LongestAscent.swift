import CollectionDiffing

/// Which of some different numbers are part of a longest ascending subsequence; negative ones never are.
///
/// See Schensted, "Longest increasing and decreasing subsequences", 1961.
///
/// - Complexity: O(*n* log *n*).
func longestAscent(of numbers: [Int]) -> [Bool] {
    /// The index at which the best subsequence of each length ends, and the index before each.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (index, number) in numbers.enumerated() where number >= 0 {
        let length = ends.partitioningIndex { numbers[$0] > number }
        if length > 0 { previous[index] = ends[length - 1] }
        if length == ends.count { ends.append(index) } else { ends[length] = index }
    }
    var isPart = [Bool](repeating: false, count: numbers.count)
    var index = ends.last ?? -1
    while index >= 0 {
        isPart[index] = true
        index = previous[index]
    }
    return isPart
}
