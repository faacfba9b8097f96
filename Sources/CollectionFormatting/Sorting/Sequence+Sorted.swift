extension Sequence {
    /// The elements, sorted by a text of each. Elements with equal texts stay in their order.
    ///
    /// ```swift
    /// let people = people.sorted(using: StringComparator()) { $0.name }
    /// ```
    ///
    /// - Parameters:
    ///   - comparator: Compares the texts.
    ///   - text: Returns the text of an element. It is called once for each.
    /// - Complexity: O(*n* log *n*) comparisons of keys, and O(*m*) to make the keys, in the number of elements *n* and the bytes of all
    ///   texts *m*.
    public func sorted(using comparator: StringComparator, by text: (Element) -> String) -> [Element] {
        let elements = Array(self)
        let keys = elements.map { comparator.sortKey(for: text($0)) }
        return StringComparator.SortKey.sortedIndices(of: keys).map { elements[$0] }
    }
}

extension Sequence<String> {
    /// The texts, sorted. Texts that compare equal stay in their order.
    ///
    /// - Complexity: O(*n* log *n*) comparisons of keys, and O(*m*) to make the keys, in the number of texts *n* and the bytes of all of
    ///   them *m*.
    public func sorted(using comparator: StringComparator) -> [String] { sorted(using: comparator) { $0 } }
}
