/// Finds a longest increasing subsequence: of the elements that are put in another order, those that can stay where they
/// are, so that the moves of the others are as few as any could be.
///
/// ```swift
/// IncreasingSubsequence.members(of: [3, 0, 1, -1, 2])  // [false, true, true, false, true]
/// ```
///
/// The value is also the memory that a search works in; a diff keeps one.
///
/// The method is patience sorting: M. L. Fredman, "On computing the length of longest increasing subsequences",
/// Discrete Mathematics 11 (1975).
package struct IncreasingSubsequence: Sendable {
    /// For each candidate its predecessor in the best subsequence that ends with it, or one of the marks.
    private var predecessors: [Int32] = []
    /// For each length the candidate with the least value that ends an increasing subsequence of that length.
    private var tails: [Int32] = []
    /// The values of ``tails``: the search reads them often, and among the candidates they are scattered over the memory.
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
        subsequence.find(of: numbers.map { Int32(clamping: $0) }, in: 0..<numbers.count)
        return numbers.indices.map { subsequence.contains($0) }
    }

    /// Makes room for a number of candidates.
    package mutating func prepare(count: Int) {
        DiffingScratch.makeRoom(in: &predecessors, count: count)
        DiffingScratch.makeRoom(in: &tails, count: count)
        DiffingScratch.makeRoom(in: &tailValues, count: count)
    }

    /// Finds a longest increasing subsequence of some candidates within a range and returns its length; ``contains(_:)`` then
    /// finds members. Negative candidates are skipped, the others must differ from each other. There must be room for all
    /// candidates up to the end of the range; see ``prepare(count:)``.
    ///
    /// - Complexity: O(*n* log *k*) for *n* candidates and a subsequence of length *k*; O(*n*) when they are in order.
    @discardableResult
    package mutating func find(of candidates: [Int32], in range: Range<Int>) -> Int {
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

    /// Whether a candidate was not skipped and does not belong to the subsequence found for its range.
    package func isDisplaced(_ index: Int) -> Bool {
        predecessors[index] >= 0
    }

    /// The number of values there is memory for.
    var capacity: Int { predecessors.capacity + tails.capacity + tailValues.capacity }

    private static func find(
        of candidates: UnsafeBufferPointer<Int32>,
        in range: Range<Int>,
        _ predecessors: UnsafeMutableBufferPointer<Int32>,
        _ tails: UnsafeMutableBufferPointer<Int32>,
        _ tailValues: UnsafeMutableBufferPointer<Int32>
    ) -> Int {
        var length = 0
        var greatest: Int32 = -1
        for index in range {
            let value = candidates[index]
            if value < 0 {
                predecessors[index] = skippedMark
                continue
            }
            // The least length whose best subsequence ends with a greater value, or one more than all.
            var place = length
            if value > greatest {
                length &+= 1
            } else {
                place = IncreasingSubsequence.place(of: value, among: tailValues, count: length)
            }
            predecessors[index] = place > 0 ? tails[place &- 1] : noneMark
            tails[place] = Int32(truncatingIfNeeded: index)
            tailValues[place] = value
            if place == length &- 1 { greatest = value }
        }
        var last = length > 0 ? tails[length &- 1] : noneMark
        while last != noneMark {
            let previous = predecessors[Int(last)]
            predecessors[Int(last)] = keptMark
            last = previous
        }
        return length
    }

    /// The index of the first of some ascending values that is greater than another one; the last of them must be.
    ///
    /// Every part is as likely as the others, and a branch would be mispredicted half of the time. Each step therefore adds up
    /// three comparisons, none of which depends on another, and there are half as many steps as in a binary search (benchmark
    /// "IndexChangeset<Int> 100,000: full shuffle").
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

    /// The predecessor of a candidate that has none.
    private static var noneMark: Int32 { .max }

    /// Takes the place of the predecessor of a candidate that was skipped.
    private static var skippedMark: Int32 { -1 }

    /// Takes the place of the predecessor of a member of the subsequence.
    private static var keptMark: Int32 { -2 }
}
