/// How many elements two lists share at their beginning and at their end. The two never overlap.
@usableFromInline
package struct CommonEnds: Sendable {
    /// The number of equal elements at the beginning.
    @usableFromInline package var prefix: Int
    /// The number of equal elements at the end, not counting those of the prefix.
    @usableFromInline package var suffix: Int

    /// Creates ends of the given lengths.
    @inlinable
    package init(prefix: Int, suffix: Int) {
        self.prefix = prefix
        self.suffix = suffix
    }

    /// Compares two lists of the given sizes from both ends.
    ///
    /// - Complexity: O(`prefix` + `suffix`).
    @inlinable
    package init(_ oldCount: Int, _ newCount: Int, areEqual: (_ old: Int, _ new: Int) -> Bool) {
        let shorter = Swift.min(oldCount, newCount)
        var prefix = 0
        while prefix < shorter, areEqual(prefix, prefix) { prefix &+= 1 }
        var suffix = 0
        while suffix < shorter &- prefix, areEqual(oldCount &- 1 &- suffix, newCount &- 1 &- suffix) { suffix &+= 1 }
        self.init(prefix: prefix, suffix: suffix)
    }
}

extension CommonEnds {
    /// Nothing in common.
    package static var none: CommonEnds { CommonEnds(prefix: 0, suffix: 0) }

    /// What lies between the ends.
    @inlinable
    package func middle<Element>(of list: UnsafeBufferPointer<Element>) -> UnsafeBufferPointer<Element> {
        UnsafeBufferPointer(rebasing: list[prefix..<(list.count &- suffix)])
    }
}
