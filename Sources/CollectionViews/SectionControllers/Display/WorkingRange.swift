/// The controllers in the working range: those of the visible sections, of the sections between them, and of some
/// before and after.
struct WorkingRange {
    private var near: [SectionController] = []
    /// The same controllers by identity.
    private var identities = Set<ObjectIdentifier>()
}

extension WorkingRange {
    /// The sections in the working range.
    ///
    /// - Parameters:
    ///   - seen: The indexes of the sections with a visible element, in any order.
    ///   - size: The number of sections before and after those that are in the range.
    ///   - count: The number of sections.
    static func sections(around seen: [Int], size: Int, count: Int) -> Range<Int> {
        guard let first = seen.min(), let last = seen.max() else { return 0..<0 }
        let size = min(max(0, size), count)
        let end = min(count, last + size + 1)
        return min(max(0, first - size), end)..<end
    }

    /// Sets the controllers in the range, and returns those that have left and entered it, each in order.
    ///
    /// - Complexity: O(*n*) in the number of controllers in the old and the new range.
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
