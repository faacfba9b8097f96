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
        tails.removeAll(keepingCapacity: true)
        for index in range {
            let value = candidates[index]
            guard value >= 0 else {
                predecessors[index] = -1
                continue
            }
            guard let last = tails.last else {
                predecessors[index] = -1
                tails.append(Int32(truncatingIfNeeded: index))
                continue
            }
            if candidates[Int(last)] < value {
                predecessors[index] = last
                if tails.count == tails.capacity { growthCount += 1 }
                tails.append(Int32(truncatingIfNeeded: index))
            } else {
                let length = lengthOfLongest(endingBelow: value)
                predecessors[index] = length > 0 ? tails[length - 1] : -1
                tails[length] = Int32(truncatingIfNeeded: index)
            }
        }
        var member = tails.last ?? -1
        while member >= 0 {
            let previous = predecessors[Int(member)]
            predecessors[Int(member)] = DiffingScratch.keptMark
            member = previous
        }
    }

    /// Whether a candidate belongs to the subsequence found for its range.
    package func isKept(_ index: Int) -> Bool {
        predecessors[index] == DiffingScratch.keptMark
    }

    /// Makes room for a number of candidates.
    package mutating func prepareCandidates(count: Int) {
        if DiffingScratch.clear(&candidates, count: count) { growthCount += 1 }
        if DiffingScratch.clear(&predecessors, count: count) { growthCount += 1 }
    }

    private static var keptMark: Int32 { .min }

    /// The length of the longest increasing subsequence so far that ends with a smaller value.
    private func lengthOfLongest(endingBelow value: Int32) -> Int {
        var low = 0
        var high = tails.count
        while low < high {
            let middle = (low + high) / 2
            if candidates[Int(tails[middle])] < value { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
