// Inlinable because the closures are called for every element: through them unspecialised, sorting is twice as slow.

extension Array {
    /// The elements in ascending order of their paths, one for each path.
    ///
    /// Elements that are in order already are only looked through. Paths of one section that stand close together are put
    /// where they belong without comparing them: an order that changes moves nearly every item of a section.
    ///
    /// - Complexity: O(*n*) in these cases, else O(*n* log *n*).
    @inlinable
    package func ascending(byPath path: (Element) -> IndexPath) -> [Element] {
        guard var last = first.map(path) else { return [] }
        var low = last.item
        var high = last.item
        var isAscending = true
        var isOneSection = true
        for element in dropFirst() {
            let next = path(element)
            if !(last < next) { isAscending = false }
            if next.section != last.section { isOneSection = false }
            low = Swift.min(low, next.item)
            high = Swift.max(high, next.item)
            last = next
        }
        if isAscending { return self }
        if isOneSection, low >= 0, (high - low) / 8 < count, count < Int(Int32.max) {
            var numbers = [Int32](repeating: -1, count: high - low + 1)
            for number in indices { numbers[path(self[number]).item - low] = Int32(truncatingIfNeeded: number) }
            var sorted: [Element] = []
            sorted.reserveCapacity(count)
            for number in numbers where number >= 0 { sorted.append(self[Int(number)]) }
            return sorted
        }
        var sorted: [Element] = []
        sorted.reserveCapacity(count)
        for number in map(path).ascendingNumbers() {
            let element = self[number]
            if let last = sorted.last, path(last) == path(element) { continue }
            sorted.append(element)
        }
        return sorted
    }
}

extension [IndexPath] {
    /// The positions of the paths in ascending order of the paths.
    ///
    /// - Complexity: O(*n*) when they are in order already, else O(*n* log *n*).
    @usableFromInline
    func ascendingNumbers() -> [Int] {
        var sort = IndexSort(count: count)
        while let (first, second) = sort.nextPair() { sort.take(isExchanged: self[second] < self[first]) }
        return sort.order ?? [Int](indices)
    }
}
