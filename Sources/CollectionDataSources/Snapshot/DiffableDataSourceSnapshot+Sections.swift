extension DiffableDataSourceSnapshot {
    /// Appends sections without items.
    ///
    /// - Throws: ``SnapshotError/duplicateSections(_:)`` with those given twice or present already.
    /// - Complexity: O(*k* + log *s*) for *k* new sections.
    public mutating func appendSections(_ newSections: [SectionID]) throws(Failure) {
        try insert(newSections, at: numberOfSections)
    }

    /// Inserts sections without items before another one.
    ///
    /// - Throws: ``SnapshotError/unknownSections(_:)`` or ``SnapshotError/duplicateSections(_:)``.
    /// - Complexity: O(*k* + log *s*) for *k* new sections.
    public mutating func insertSections(_ newSections: [SectionID], beforeSection section: SectionID) throws(Failure) {
        try insert(newSections, at: order.index(ofSection: try slot(ofSection: section)))
    }

    /// Inserts sections without items after another one.
    ///
    /// - Throws: ``SnapshotError/unknownSections(_:)`` or ``SnapshotError/duplicateSections(_:)``.
    /// - Complexity: O(*k* + log *s*) for *k* new sections.
    public mutating func insertSections(_ newSections: [SectionID], afterSection section: SectionID) throws(Failure) {
        try insert(newSections, at: order.index(ofSection: try slot(ofSection: section)) + 1)
    }

    /// Removes sections with their items. Those the snapshot does not hold are ignored.
    ///
    /// - Complexity: O(log *s*) for each section and O(log *n*) for each of its items, and O(*s* + *n*) at most.
    public mutating func deleteSections(_ oldSections: [SectionID]) {
        var contents: [Int32] = []
        for section in oldSections {
            let slot = sections.slot(of: section)
            if slot >= 0 { order.items.appendSlots(of: slot, to: &contents) }
        }
        removeItems(contents.map { Int($0) })
        for section in oldSections {
            let slot = sections.slot(of: section)
            if slot < 0 { continue }
            order.removeSectionSwappingLast(slot)
            sections.removeSwappingLast(slot)
        }
        _checkInvariants()
    }

    /// Takes a section, with its items, to the place before another one.
    ///
    /// - Throws: ``SnapshotError/unknownSections(_:)`` or ``SnapshotError/sectionRelativeToItself(_:)``.
    /// - Complexity: O(log *s*) for *s* sections.
    public mutating func moveSection(_ section: SectionID, beforeSection target: SectionID) throws(Failure) {
        try moveSection(section, relativeTo: target, offset: 0)
    }

    /// Takes a section, with its items, to the place after another one.
    ///
    /// - Throws: ``SnapshotError/unknownSections(_:)`` or ``SnapshotError/sectionRelativeToItself(_:)``.
    /// - Complexity: O(log *s*) for *s* sections.
    public mutating func moveSection(_ section: SectionID, afterSection target: SectionID) throws(Failure) {
        try moveSection(section, relativeTo: target, offset: 1)
    }

    private mutating func moveSection(
        _ section: SectionID,
        relativeTo target: SectionID,
        offset: Int
    ) throws(Failure) {
        let slot = try slot(ofSection: section)
        let anchor = try self.slot(ofSection: target)
        if slot == anchor { throw .sectionRelativeToItself(section) }
        let from = order.index(ofSection: slot)
        let to = order.index(ofSection: anchor) + offset
        order.moveSection(slot, to: from < to ? to - 1 : to)
        _checkInvariants()
    }

    private mutating func insert(_ newSections: [SectionID], at position: Int) throws(Failure) {
        let known = sections.slotCount
        let slots = sections.enter(newSections)
        guard sections.slotCount == known + newSections.count else {
            // Of each repeated or known section the occurrences beyond the one that entered are in the way.
            var rejected: [SectionID] = []
            var next = known
            for (slot, section) in zip(slots, newSections) {
                if Int(slot) == next {
                    next += 1
                } else if !rejected.contains(section) {
                    rejected.append(section)
                }
            }
            sections.removeAll(from: known)
            throw .duplicateSections(rejected)
        }
        order.insertSections(slots, at: position)
        _checkInvariants()
    }
}
