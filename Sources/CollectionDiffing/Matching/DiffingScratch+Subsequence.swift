extension DiffingScratch {
    /// Finds a longest increasing subsequence of ``candidates`` within a range; ``isKept(_:)`` then tells its members.
    ///
    /// What stands in the subsequence can stay where it is; everything else has to move. So the moves of a changeset are
    /// as few as any could be. Negative candidates are skipped, the others must differ from each other.
    ///
    /// The method is patience sorting: M. L. Fredman, "On computing the length of longest increasing subsequences",
    /// Discrete Mathematics 11 (1975).
    ///
    /// - Complexity: O(*n* log *k*) for *n* candidates and a subsequence of length *k*; O(*n*) when they are in order.
    package mutating func keepLongestIncreasing(in range: Range<Int>) {
        // Buffers instead of arrays: with a check at each access this takes a third longer.
        candidates.withUnsafeBufferPointer { candidates in
            predecessors.withUnsafeMutableBufferPointer { predecessors in
                tails.withUnsafeMutableBufferPointer { tails in
                    DiffingScratch.keepLongestIncreasing(of: candidates, in: range, predecessors, tails)
                }
            }
        }
    }

    private static func keepLongestIncreasing(
        of candidates: UnsafeBufferPointer<Int32>,
        in range: Range<Int>,
        _ predecessors: UnsafeMutableBufferPointer<Int32>,
        _ tails: UnsafeMutableBufferPointer<Int32>
    ) {
        var length = 0
        var last: Int32 = -1
        for index in range {
            let value = candidates[index]
            predecessors[index] = -1
            if value < 0 { continue }
            var place = length
            if last >= 0, candidates[Int(last)] > value {
                place = firstTail(above: value, in: tails, count: length, candidates)
            }
            if place > 0 { predecessors[index] = tails[place &- 1] }
            tails[place] = Int32(truncatingIfNeeded: index)
            if place == length { length &+= 1 }
            last = tails[length &- 1]
        }
        while last >= 0 {
            let previous = predecessors[Int(last)]
            predecessors[Int(last)] = keptMark
            last = previous
        }
    }

    /// The least length whose best subsequence ends with a greater value.
    private static func firstTail(
        above value: Int32,
        in tails: UnsafeMutableBufferPointer<Int32>,
        count: Int,
        _ candidates: UnsafeBufferPointer<Int32>
    ) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low &+ high) / 2
            if candidates[Int(tails[middle])] < value { low = middle &+ 1 } else { high = middle }
        }
        return low
    }

    /// Whether a candidate belongs to the subsequence found for its range.
    package func isKept(_ index: Int) -> Bool {
        predecessors[index] == DiffingScratch.keptMark
    }

    /// Makes room for a number of candidates.
    package mutating func prepareCandidates(count: Int) {
        DiffingScratch.clear(&candidates, count: count)
        DiffingScratch.clear(&predecessors, count: count)
        DiffingScratch.clear(&tails, count: count)
    }

    private static var keptMark: Int32 { .min }
}
