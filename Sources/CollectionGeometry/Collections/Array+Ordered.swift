// The standard library's sort is compiled anew for each type of elements and each order, at 2 KB in a program for a browser.
// What is not sorted in a hot path shares one sort, of indices.

extension Array {
    /// The elements in order, equal ones as they were.
    ///
    /// - Parameter precedes: Whether an element precedes another one.
    /// - Complexity: O(*n*) when they are in order already, else O(*n* log *n*).
    package func ordered(by precedes: (Element, Element) -> Bool) -> [Element] {
        var sort = IndexSort(count: count)
        while let (first, second) = sort.nextPair() {
            sort.take(isExchanged: precedes(self[second], self[first]))
        }
        guard let order = sort.order else { return self }
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
