/// The controllers that are near: those of the sections that are seen, of those between, and of some before and after.
struct WorkingRange {
    private var near: [SectionController] = []
    /// The same by identity.
    private var identities: Set<ObjectIdentifier> = []
}

extension WorkingRange {
    /// The sections that are near.
    ///
    /// - Parameters:
    ///   - seen: The indexes of the sections of which something is seen, in any order.
    ///   - size: The number of sections before and after those that count as near.
    ///   - count: The number of sections.
    static func sections(around seen: [Int], size: Int, count: Int) -> Range<Int> {
        guard let first = seen.min(), let last = seen.max() else { return 0..<0 }
        let size = min(max(0, size), count)
        let end = min(count, last + size + 1)
        return min(max(0, first - size), end)..<end
    }

    /// Takes in what is near now, and answers the controllers that have gone and come, each in order.
    ///
    /// - Complexity: O(*n*) in the number of controllers that were or are near.
    mutating func update(
        to next: [SectionController]
    ) -> (exited: [SectionController], entered: [SectionController]) {
        if next.count == near.count, next.indices.allSatisfy({ next[$0] === near[$0] }) { return ([], []) }
        let nextIdentities = Set(next.map { ObjectIdentifier($0) })
        let exited = near.filter { !nextIdentities.contains(ObjectIdentifier($0)) }
        let entered = next.filter { !identities.contains(ObjectIdentifier($0)) }
        near = next
        identities = nextIdentities
        return (exited, entered)
    }
}
