import CollectionDiffing

/// The rules of a flat diff written down as plainly as possible, in quadratic time and worse.
struct NaiveDiff {
    /// For each old index the new one it is paired with.
    var newOfOld: [Int?]
    /// For each new index the old one it is paired with.
    var oldOfNew: [Int?]

    /// Pairs the common ends, then the k-th remaining occurrence of each id with the k-th.
    init(_ old: [Int], _ new: [Int]) {
        newOfOld = Array(repeating: nil, count: old.count)
        oldOfNew = Array(repeating: nil, count: new.count)
        var prefix = 0
        while prefix < min(old.count, new.count), old[prefix] == new[prefix] {
            pair(prefix, prefix)
            prefix += 1
        }
        var suffix = 0
        while suffix < min(old.count, new.count) - prefix, old[old.count - 1 - suffix] == new[new.count - 1 - suffix] {
            suffix += 1
            pair(old.count - suffix, new.count - suffix)
        }
        for index in new.indices where oldOfNew[index] == nil {
            if let match = old.indices.first(where: { newOfOld[$0] == nil && old[$0] == new[index] }) {
                pair(match, index)
            }
        }
    }

    private mutating func pair(_ old: Int, _ new: Int) {
        newOfOld[old] = new
        oldOfNew[new] = old
    }

    var deletes: [Int] { newOfOld.indices.filter { newOfOld[$0] == nil } }
    var inserts: [Int] { oldOfNew.indices.filter { oldOfNew[$0] == nil } }

    /// The least number of moves: what stays without the longest increasing subsequence.
    var moveCount: Int {
        let sources = oldOfNew.compactMap { $0 }
        return sources.count - (sources.count <= 10 ? bruteForceLongestIncreasing(sources) : longestIncreasing(sources))
    }
}

/// The length of the longest increasing subsequence, by trying every subset.
func bruteForceLongestIncreasing(_ values: [Int]) -> Int {
    var best = 0
    for subset in 0..<(1 << values.count) {
        var last = Int.min
        var length = 0
        for index in values.indices where subset & (1 << index) != 0 {
            length = values[index] > last ? length + 1 : Int.min
            if length < 0 { break }
            last = values[index]
        }
        best = max(best, length)
    }
    return best
}

/// The length of the longest increasing subsequence, by the textbook's quadratic table.
func longestIncreasing(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for index in values.indices {
        var length = 1
        for earlier in 0..<index where values[earlier] < values[index] { length = max(length, lengths[earlier] + 1) }
        lengths.append(length)
    }
    return lengths.max() ?? 0
}
