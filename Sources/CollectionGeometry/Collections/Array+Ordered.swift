// The standard library's sort is compiled anew for each type of elements and each order, at 2 KB in a program for a browser.
// What is not sorted in a hot path shares one sort, of indices.

extension Array {
    /// The elements in order, equal ones as they were.
    ///
    /// - Parameter precedes: Whether an element precedes another one.
    /// - Complexity: O(*n*) when they are in order already, else O(*n* log *n*).
    package func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
        guard count > 1 else { return self }
        let order = withUnsafeBufferPointer { all in
            stableOrder(of: all.count) { precedes(all[$0], all[$1]) }
        }
        guard let order else { return self }
        var result: [Element] = []
        result.reserveCapacity(count)
        for index in order { result.append(self[index]) }
        return result
    }
}

extension Array where Element: Comparable {
    /// The elements in ascending order.
    ///
    /// - Complexity: O(*n*) when they are in order already, else O(*n* log *n*).
    package func ordered() -> [Element] { ordered { $0 < $1 } }
}

/// The indices of some elements in the order of the elements, those of equal ones ascending; `nil` when the elements are in
/// order already. It is a merge sort from the bottom up.
func stableOrder(of count: Int, _ precedes: (Int, Int) -> Bool) -> [Int]? {
    var isOrdered = true
    for index in 1..<count where precedes(index, index - 1) {
        isOrdered = false
        break
    }
    if isOrdered { return nil }
    var runs = Array(0..<count)
    var merged = runs
    var width = 1
    while width < count {
        var start = 0
        while start < count {
            let middle = Swift.min(start + width, count)
            let end = Swift.min(start + 2 * width, count)
            var left = start
            var right = middle
            for target in start..<end {
                let takesRight = left == middle || right < end && precedes(runs[right], runs[left])
                merged[target] = takesRight ? runs[right] : runs[left]
                if takesRight { right += 1 } else { left += 1 }
            }
            start = end
        }
        swap(&runs, &merged)
        width *= 2
    }
    return runs
}
