extension Array {
    /// Removes the elements that satisfy a condition, which is called once for each of them, in order.
    ///
    /// The standard library's `removeAll(where:)` exchanges the elements in place, which is compiled anew for each condition, at
    /// 1 KB in a program for a browser. This copies what stays, and nothing when all of it does.
    ///
    /// - Parameter isRemoved: Whether an element is removed.
    /// - Complexity: O(*n*) in the number of elements.
    package mutating func removeElements(where isRemoved: (Element) -> Bool) {
        var removed: [Int] = []
        for index in indices where isRemoved(self[index]) { removed.append(index) }
        guard !removed.isEmpty else { return }
        var kept: [Element] = []
        var next = 0
        for index in indices {
            if next < removed.count, removed[next] == index {
                next += 1
            } else {
                kept.append(self[index])
            }
        }
        self = kept
    }
}
