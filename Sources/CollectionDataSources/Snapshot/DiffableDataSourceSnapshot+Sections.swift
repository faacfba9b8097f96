extension DiffableDataSourceSnapshot {
    /// Appends sections without items.
    ///
    /// - Throws: ``SnapshotError/duplicateSections(_:)`` with those given twice or present already.
    /// - Complexity: O(*k* + log *s*) for *k* new sections.
    public mutating func appendSections(_ newSections: [SectionID]) throws(Failure) {
        try change(.insert(at: numberOfSections), sections: newSections)
    }

    /// Inserts sections without items before another one.
    ///
    /// - Throws: ``SnapshotError/unknownSections(_:)`` or ``SnapshotError/duplicateSections(_:)``.
    /// - Complexity: O(*k* + log *s*) for *k* new sections.
    public mutating func insertSections(_ newSections: [SectionID], beforeSection section: SectionID) throws(Failure) {
        let position = slots.storage.order.index(ofSection: try slot(ofSection: section))
        try change(.insert(at: position), sections: newSections)
    }

    /// Inserts sections without items after another one.
    ///
    /// - Throws: ``SnapshotError/unknownSections(_:)`` or ``SnapshotError/duplicateSections(_:)``.
    /// - Complexity: O(*k* + log *s*) for *k* new sections.
    public mutating func insertSections(_ newSections: [SectionID], afterSection section: SectionID) throws(Failure) {
        let position = slots.storage.order.index(ofSection: try slot(ofSection: section)) + 1
        try change(.insert(at: position), sections: newSections)
    }

    /// Removes sections with their items. Those the snapshot does not hold are ignored.
    ///
    /// - Complexity: O(log *s*) for each section and O(log *n*) for each of its items, and O(*s* + *n*) at most.
    public mutating func deleteSections(_ oldSections: [SectionID]) {
        // To delete sections is always possible.
        try? change(.delete, sections: oldSections)
    }

    /// Moves a section, with its items, before another one.
    ///
    /// - Throws: ``SnapshotError/unknownSections(_:)`` or ``SnapshotError/sectionRelativeToItself(_:)``.
    /// - Complexity: O(log *s*) for *s* sections.
    public mutating func moveSection(_ section: SectionID, beforeSection target: SectionID) throws(Failure) {
        try change(.move(isBefore: true), sections: [section, target])
    }

    /// Moves a section, with its items, after another one.
    ///
    /// - Throws: ``SnapshotError/unknownSections(_:)`` or ``SnapshotError/sectionRelativeToItself(_:)``.
    /// - Complexity: O(log *s*) for *s* sections.
    public mutating func moveSection(_ section: SectionID, afterSection target: SectionID) throws(Failure) {
        try change(.move(isBefore: false), sections: [section, target])
    }

    // One function for all changes, and never inlined: it is what a program pays for each type of identifiers.
    /// Changes sections. Those that are to be inserted are entered first.
    @inline(never)
    mutating func change(_ change: SectionChange, sections given: [SectionID]) throws(Failure) {
        let found: [Int32]
        if case .insert = change {
            found = IdentifierTable<SectionID>.typed(slots.ownSections()).enter(given)
        } else {
            found = sections.slots(of: given)
        }
        if let problem = slots.change(change, found) { throw Failure(problem, sections: given) }
        _checkInvariants()
    }
}
