extension DiffableDataSourceSnapshot {
    /// Requests new cells for items.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``.
    /// - Complexity: O(1) expected for each item.
    public mutating func reloadItems(_ items: [ItemID]) throws(Failure) {
        try change(.mark(.reload), items)
    }

    /// Requests the cells of items to be configured again. Cheaper than ``reloadItems(_:)``: the cell stays, and with it
    /// its selection, its scroll position and any animation.
    ///
    /// An item that is to be reloaded as well is reloaded.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``.
    /// - Complexity: O(1) expected for each item.
    public mutating func reconfigureItems(_ items: [ItemID]) throws(Failure) {
        try change(.mark(.reconfigure), items)
    }

    /// Requests new cells and supplementary views for whole sections.
    ///
    /// - Throws: ``SnapshotError/unknownSections(_:)``.
    /// - Complexity: O(1) expected for each section.
    public mutating func reloadSections(_ sections: [SectionID]) throws(Failure) {
        try change(.mark(.reload), sections: sections)
    }

    /// Requests the headers, footers and other supplementary views of sections to be configured again.
    ///
    /// - Throws: ``SnapshotError/unknownSections(_:)``.
    /// - Complexity: O(1) expected for each section.
    public mutating func reconfigureSupplementaries(inSections sections: [SectionID]) throws(Failure) {
        try change(.mark(.supplementaries), sections: sections)
    }

    /// States which version of its header, footer and other supplementary content a section shows.
    ///
    /// Give a number that changes with the content, such as a counter or a hash. When it differs from the number the
    /// section had in the snapshot before, the supplementary views are configured again: a snapshot built from scratch
    /// need not know what changed.
    ///
    /// - Throws: ``SnapshotError/unknownSections(_:)``.
    /// - Complexity: O(1) expected, O(*s*) the first time for *s* sections.
    public mutating func setSupplementaryRevision(_ revision: Int, forSection section: SectionID) throws(Failure) {
        slots.setSupplementaryRevision(revision, of: try slot(ofSection: section))
    }

    /// The version of its supplementary content a section shows; 0 unless stated.
    ///
    /// - Throws: ``SnapshotError/unknownSections(_:)``.
    /// - Complexity: O(1) expected.
    public func supplementaryRevision(forSection section: SectionID) throws(Failure) -> Int {
        slots.storage.supplementaryRevision(of: try slot(ofSection: section))
    }

    /// The items that are to get new cells, in order.
    ///
    /// - Complexity: O(1) when none are marked, else O(*n* + *k* log *n*) for *k* marked items.
    public var reloadedItemIdentifiers: [ItemID] { items.ids(of: slots.storage.items(with: .reload)) }

    /// The items whose cells are to be configured again, in order.
    ///
    /// - Complexity: O(1) when none are marked, else O(*n* + *k* log *n*) for *k* marked items.
    public var reconfiguredItemIdentifiers: [ItemID] {
        items.ids(of: slots.storage.items(with: .reconfigure))
    }

    /// The sections that are to be reloaded as a whole, in order.
    ///
    /// - Complexity: O(1) when none are marked, else O(*s* log *s*) for *s* sections.
    public var reloadedSectionIdentifiers: [SectionID] {
        sections.ids(of: slots.storage.sections(with: .reload))
    }

    /// The sections whose supplementary views are to be configured again, in order.
    ///
    /// - Complexity: O(1) when none are marked, else O(*s* log *s*) for *s* sections.
    public var reconfiguredSupplementarySectionIdentifiers: [SectionID] {
        sections.ids(of: slots.storage.sections(with: .supplementaries))
    }
}
