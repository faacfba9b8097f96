extension DiffableDataSourceSnapshot {
    /// Asks for new cells for items.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``.
    /// - Complexity: O(1) expected for each item.
    public mutating func reloadItems(_ items: [ItemID]) throws(Failure) {
        for slot in try slots(ofItems: items) { order.itemMarks.set(.reload, on: slot) }
    }

    /// Asks for the cells of items to be configured again. Cheaper than ``reloadItems(_:)``: the cell stays, and with it
    /// its selection, its scroll position and any animation.
    ///
    /// An item that is to be reloaded as well is reloaded.
    ///
    /// - Throws: ``SnapshotError/unknownItems(_:)``.
    /// - Complexity: O(1) expected for each item.
    public mutating func reconfigureItems(_ items: [ItemID]) throws(Failure) {
        for slot in try slots(ofItems: items) where order.itemMarks[slot] != .reload {
            order.itemMarks.set(.reconfigure, on: slot)
        }
    }

    /// Asks for new cells and supplementary views for whole sections.
    ///
    /// - Throws: ``SnapshotError/unknownSections(_:)``.
    /// - Complexity: O(1) expected for each section.
    public mutating func reloadSections(_ sections: [SectionID]) throws(Failure) {
        for slot in try slots(ofSections: sections) {
            order.sectionMarks.set(order.sectionMarks[slot].union(.reload), on: slot)
        }
    }

    /// Asks for the headers, footers and other supplementary views of sections to be configured again.
    ///
    /// - Throws: ``SnapshotError/unknownSections(_:)``.
    /// - Complexity: O(1) expected for each section.
    public mutating func reconfigureSupplementaries(inSections sections: [SectionID]) throws(Failure) {
        for slot in try slots(ofSections: sections) {
            order.sectionMarks.set(order.sectionMarks[slot].union(.supplementaries), on: slot)
        }
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
        order.setSupplementaryRevision(revision, of: try slot(ofSection: section))
    }

    /// The version of its supplementary content a section shows; 0 unless stated.
    ///
    /// - Throws: ``SnapshotError/unknownSections(_:)``.
    /// - Complexity: O(1) expected.
    public func supplementaryRevision(forSection section: SectionID) throws(Failure) -> Int {
        order.supplementaryRevision(of: try slot(ofSection: section))
    }

    /// The items that are to get new cells, in order.
    ///
    /// - Complexity: O(1) when none are marked, else O(*n* + *k* log *n*) for *k* marked items.
    public var reloadedItemIdentifiers: [ItemID] { items(with: .reload) }

    /// The items whose cells are to be configured again, in order.
    ///
    /// - Complexity: O(1) when none are marked, else O(*n* + *k* log *n*) for *k* marked items.
    public var reconfiguredItemIdentifiers: [ItemID] { items(with: .reconfigure) }

    /// The sections that are to be reloaded as a whole, in order.
    ///
    /// - Complexity: O(1) when none are marked, else O(*s* log *s*) for *s* sections.
    public var reloadedSectionIdentifiers: [SectionID] { sections(with: .reload) }

    /// The sections whose supplementary views are to be configured again, in order.
    ///
    /// - Complexity: O(1) when none are marked, else O(*s* log *s*) for *s* sections.
    public var reconfiguredSupplementarySectionIdentifiers: [SectionID] { sections(with: .supplementaries) }
}

extension DiffableDataSourceSnapshot {
    /// Removes all marks, as after the snapshot has been applied.
    mutating func removeAllMarks() {
        order.itemMarks.removeAll()
        order.sectionMarks.removeAll()
    }

    private func slots(ofItems wanted: [ItemID]) throws(Failure) -> [Int] {
        let slots = wanted.map { items.slot(of: $0) }
        let unknown = zip(slots, wanted).filter { $0.0 < 0 }.map { $0.1 }
        if !unknown.isEmpty { throw .unknownItems(unknown) }
        return slots
    }

    private func slots(ofSections wanted: [SectionID]) throws(Failure) -> [Int] {
        let slots = wanted.map { sections.slot(of: $0) }
        let unknown = zip(slots, wanted).filter { $0.0 < 0 }.map { $0.1 }
        if !unknown.isEmpty { throw .unknownSections(unknown) }
        return slots
    }

    private func items(with mark: MarkList.Marks) -> [ItemID] {
        order.itemMarks.slots(with: mark)
            .map { (slot: $0, index: order.index(ofItem: $0)) }
            .sorted { $0.index < $1.index }
            .map { items.ids[$0.slot] }
    }

    private func sections(with mark: MarkList.Marks) -> [SectionID] {
        order.sectionMarks.slots(with: mark)
            .map { (slot: $0, index: order.index(ofSection: $0)) }
            .sorted { $0.index < $1.index }
            .map { sections.ids[$0.slot] }
    }
}
