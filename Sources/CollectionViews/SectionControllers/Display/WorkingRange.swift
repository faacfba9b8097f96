/// The controllers that are near: those of the sections that are seen, of those between, and of some before and after.
struct WorkingRange {
    private var near: [SectionController] = []
    /// The same by identity.
    private var identities: Set<ObjectIdentifier> = []
}

extension WorkingRange {
    /// Takes in which sections are seen, and answers the controllers that have gone and come, each in order.
    ///
    /// - Parameters:
    ///   - seen: The indexes of the sections of which something is seen, in any order.
    ///   - size: The number of sections before and after those that count as near.
    ///   - controllers: All controllers of the list, by section.
    /// - Complexity: O(*n*) in the number of sections that were or are near.
    mutating func update(
        seen: [Int],
        size: Int,
        controllers: [SectionController]
    ) -> (exited: [SectionController], entered: [SectionController]) {
        var next: [SectionController] = []
        if let first = seen.min(), let last = seen.max() {
            let range = max(0, first - max(0, size))..<min(controllers.count, last + max(0, size) + 1)
            for controller in controllers[range] { controller.visit { next.append($0) } }
        }
        let nextIdentities = Set(next.map { ObjectIdentifier($0) })
        let exited = near.filter { !nextIdentities.contains(ObjectIdentifier($0)) }
        let entered = next.filter { !identities.contains(ObjectIdentifier($0)) }
        near = next
        identities = nextIdentities
        return (exited, entered)
    }
}
