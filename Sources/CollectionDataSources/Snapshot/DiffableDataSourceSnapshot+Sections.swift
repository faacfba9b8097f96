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
        try insert(newSections, at: slots.storage.order.index(ofSection: try slot(ofSection: section)))
    }

    /// Inserts sections without items after another one.
    ///
    /// - Throws: ``SnapshotError/unknownSections(_:)`` or ``SnapshotError/duplicateSections(_:)``.
    /// - Complexity: O(*k* + log *s*) for *k* new sections.
    public mutating func insertSections(_ newSections: [SectionID], afterSection section: SectionID) throws(Failure) {
        try insert(newSections, at: slots.storage.order.index(ofSection: try slot(ofSection: section)) + 1)
    }

    /// Removes sections with their items. Those the snapshot does not hold are ignored.
    ///
    /// - Complexity: O(log *s*) for each section and O(log *n*) for each of its items, and O(*s* + *n*) at most.
    public mutating func deleteSections(_ oldSections: [SectionID]) {
        slots.removeSections(sections.slots(of: oldSections))
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
        do throws(SnapshotProblem) {
            try slots.moveSection(slot, relativeTo: anchor, offset: offset)
        } catch {
            throw Failure(error, sections: [section])
        }
        _checkInvariants()
    }

    private mutating func insert(_ newSections: [SectionID], at position: Int) throws(Failure) {
        let entered = IdentifierTable<SectionID>.typed(slots.ownSections()).enter(newSections)
        do throws(SnapshotProblem) {
            try slots.insertSections(entered, at: position)
        } catch {
            throw Failure(error, sections: newSections)
        }
        _checkInvariants()
    }
}
