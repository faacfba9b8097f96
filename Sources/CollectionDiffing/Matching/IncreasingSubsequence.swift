import CollectionGeometry

/// Finds a longest increasing subsequence: of the elements that are put in another order, those that can stay where they
/// are, so that the moves of the others are as few as any could be.
///
/// ```swift
/// IncreasingSubsequence.members(of: [3, 0, 1, -1, 2])  // [false, true, true, false, true]
/// ```
///
/// The value is also the memory that a search works in; a diff keeps one and fills ``candidates`` itself.
///
/// The method is patience sorting: M. L. Fredman, "On computing the length of longest increasing subsequences",
/// Discrete Mathematics 11 (1975).
package struct IncreasingSubsequence: Sendable {
    /// The values whose longest increasing subsequence is sought, -1 for those to be left out.
    package var candidates: [Int32] = []
    /// For each candidate its predecessor in the best subsequence that ends with it, or ``keptMark``.
    private var predecessors: [Int32] = []
    /// For each length the candidate with the least value that ends an increasing subsequence of that length.
    private var tails: [Int32] = []
    /// The values of ``tails``: the search reads them one by one, and where they stand among the candidates is all over the
    /// memory.
    private var tailValues: [Int32] = []

    /// Creates a search that owns no memory yet.
    package init() {}
}

extension IncreasingSubsequence {
    /// Which of some numbers that differ from each other belong to a longest increasing subsequence. Negative ones never
    /// do, and may repeat.
    ///
    /// - Complexity: O(*n* log *n*).
    package static func members(of numbers: [Int]) -> [Bool] {
        var subsequence = IncreasingSubsequence()
        subsequence.prepare(count: numbers.count)
        for (index, number) in numbers.enumerated() { subsequence.candidates[index] = Int32(clamping: number) }
        subsequence.find(in: 0..<numbers.count)
        return numbers.indices.map { subsequence.contains($0) }
    }

    /// Makes room for a number of candidates, all to be left out.
    package mutating func prepare(count: Int) {
        DiffingScratch.clear(&candidates, count: count)
        DiffingScratch.clear(&predecessors, count: count)
        DiffingScratch.clear(&tails, count: count)
        DiffingScratch.clear(&tailValues, count: count)
    }

    /// Finds a longest increasing subsequence of ``candidates`` within a range and returns its length; ``contains(_:)`` then finds
    /// members. Negative candidates are skipped, the others must differ from each other.
    ///
    /// - Complexity: O(*n* log *k*) for *n* candidates and a subsequence of length *k*; O(*n*) when they are in order.
    @discardableResult
    package mutating func find(in range: Range<Int>) -> Int {
        // Buffers instead of arrays: with a check at each access this takes a third longer.
        candidates.withUnsafeBufferPointer { candidates in
            predecessors.withUnsafeMutableBufferPointer { predecessors in
                tails.withUnsafeMutableBufferPointer { tails in
                    tailValues.withUnsafeMutableBufferPointer { tailValues in
                        IncreasingSubsequence.find(of: candidates, in: range, predecessors, tails, tailValues)
                    }
                }
            }
        }
    }

    /// Whether a candidate belongs to the subsequence found for its range.
    package func contains(_ index: Int) -> Bool {
        predecessors[index] == IncreasingSubsequence.keptMark
    }

    /// The number of values there is memory for.
    var capacity: Int { candidates.capacity + predecessors.capacity + tails.capacity + tailValues.capacity }

    private static func find(
        of candidates: UnsafeBufferPointer<Int32>,
        in range: Range<Int>,
        _ predecessors: UnsafeMutableBufferPointer<Int32>,
        _ tails: UnsafeMutableBufferPointer<Int32>,
        _ tailValues: UnsafeMutableBufferPointer<Int32>
    ) -> Int {
        var length = 0
        for index in range {
            let value = candidates[index]
            predecessors[index] = -1
            if value < 0 { continue }
            var place = length
            if length > 0, tailValues[length &- 1] > value {
                place = IncreasingSubsequence.place(of: value, among: tailValues, count: length)
            }
            if place > 0 { predecessors[index] = tails[place &- 1] }
            tails[place] = Int32(truncatingIfNeeded: index)
            tailValues[place] = value
            if place == length { length &+= 1 }
        }
        var last = length > 0 ? tails[length &- 1] : -1
        while last >= 0 {
            let previous = predecessors[Int(last)]
            predecessors[Int(last)] = keptMark
            last = previous
        }
        return length
    }

    /// The index of the first of some ascending values that is greater than another one; the last of them must be.
    ///
    /// Every part is as likely as the others, and a branch would be mispredicted half of the time. A step therefore adds up
    /// three comparisons, which do not wait for each other, and has half as many steps follow each other as a binary search.
    @inline(__always)
    private static func place(of value: Int32, among values: UnsafeMutableBufferPointer<Int32>, count: Int) -> Int {
        var place = 0
        var rest = count
        while rest > 3 {
            let quarter = rest / 4
            let lower = values[place &+ quarter &- 1] < value ? 1 : 0
            let middle = values[place &+ 2 &* quarter &- 1] < value ? 1 : 0
            let upper = values[place &+ 3 &* quarter &- 1] < value ? 1 : 0
            place &+= quarter &* (lower &+ middle &+ upper)
            rest &-= 3 &* quarter
        }
        // Up to two of the values that are left can be less.
        let end = place &+ rest &- 1
        while place < end, values[place] < value { place &+= 1 }
        return place
    }

    private static var keptMark: Int32 { .min }
}
