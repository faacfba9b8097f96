/// What a data source shows at one moment.
struct DataSourceState<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Sendable {
    /// The sections and the visible items.
    private(set) var snapshot = DiffableDataSourceSnapshot<SectionID, ItemID>()
    /// The trees of those sections to which one was applied.
    private var outlines: [SectionID: DiffableDataSourceSectionSnapshot<ItemID>] = [:]
    /// The section of each hidden item, so that no outline has to be searched for it.
    private var hiddenSections: [ItemID: SectionID] = [:]
}

extension DataSourceState {
    /// The tree of a section; a section without one is a list of roots, an unknown section is empty.
    func outline(of section: SectionID) -> DiffableDataSourceSectionSnapshot<ItemID> {
        if let outline = outlines[section] { return outline }
        var outline = DiffableDataSourceSectionSnapshot<ItemID>()
        if let items = try? snapshot.itemIdentifiers(inSection: section) { try? outline.append(Array(items)) }
        return outline
    }

    /// The tree that was applied to a section; `nil` if none was.
    ///
    /// - Complexity: O(1) expected.
    func appliedOutline(of section: SectionID) -> DiffableDataSourceSectionSnapshot<ItemID>? { outlines[section] }

    /// Replaces sections and visible items; trees follow.
    mutating func setSnapshot(_ newSnapshot: DiffableDataSourceSnapshot<SectionID, ItemID>) {
        snapshot = newSnapshot
        snapshot.diagnostics = []
        let shown = snapshot
        for (section, outline) in outlines {
            guard let visible = try? shown.itemIdentifiers(inSection: section) else {
                replaceOutline(of: section, with: nil)
                continue
            }
            if visible == outline.visibleItems {
                // A hidden item that is shown elsewhere now leaves its place in the tree.
                let strays = outline.hiddenItems.filter { shown.contains($0) }
                guard !strays.isEmpty else { continue }
                var rest = outline
                rest.delete(strays)
                replaceOutline(of: section, with: rest)
            } else {
                let reconciled = outline.reconciled(withVisible: Array(visible)) { shown.contains($0) }
                replaceOutline(of: section, with: reconciled)
            }
        }
    }

    /// Replaces the tree of a section, which is appended when it is unknown.
    mutating func setOutline(
        _ outline: DiffableDataSourceSectionSnapshot<ItemID>,
        of section: SectionID
    ) throws(SnapshotError<SectionID, ItemID>) {
        let conflicts = outline.items.filter { isPresent($0, outside: section) }
        if !conflicts.isEmpty { throw .itemsInOtherSections(conflicts) }
        if !snapshot.containsSection(section) { try snapshot.appendSections([section]) }
        try snapshot.replaceItems(inSection: section, with: outline)
        replaceOutline(of: section, with: outline)
        outlines[section]?.order.marks.removeAll()
    }

    /// Keeps another tree for a section, or none.
    ///
    /// - Complexity: O(*k*) expected for *k* items of both trees.
    private mutating func replaceOutline(
        of section: SectionID,
        with outline: DiffableDataSourceSectionSnapshot<ItemID>?
    ) {
        for item in outlines[section]?.hiddenItems ?? [] where hiddenSections[item] == section {
            hiddenSections[item] = nil
        }
        outlines[section] = outline
        for item in outline?.hiddenItems ?? [] { hiddenSections[item] = section }
    }

    /// Removes all marks, as after they have been carried out.
    mutating func removeAllMarks() {
        snapshot.removeAllMarks()
    }

    /// Whether an item stands in another section, visible or hidden.
    ///
    /// - Complexity: O(1) expected.
    private func isPresent(_ item: ItemID, outside section: SectionID) -> Bool {
        if let holder = snapshot.sectionIdentifier(containingItem: item) { return holder != section }
        guard let holder = hiddenSections[item] else { return false }
        return holder != section
    }
}

extension DiffableDataSourceSnapshot {
    /// Replaces the items of a section by the visible ones of an outline and takes over its marks.
    mutating func replaceItems(
        inSection section: SectionID,
        with outline: DiffableDataSourceSectionSnapshot<ItemID>
    ) throws(Failure) {
        let target = try slot(ofSection: section)
        var before: [Int32] = []
        order.items.appendSlots(of: target, to: &before)
        order.detachAllItems(inSection: target)

        var after: [Int32] = []
        for source in outline.order.sequence.walk(0) where outline.order.isVisible(source) {
            let slot = items.enter(outline.table.ids[source], hash: outline.table.hashes[source])
            after.append(Int32(truncatingIfNeeded: slot))
        }
        order.items.makeRoom(forSlots: items.slotCount)
        order.insertItems(after, at: 0, inSection: target)
        for source in outline.order.marks.slots(with: [.reload, .reconfigure]) where outline.order.isVisible(source) {
            let slot = items.slot(of: outline.table.ids[source], hash: outline.table.hashes[source])
            if slot >= 0 { order.itemMarks.set(outline.order.marks[source], on: slot) }
        }
        // From the last slot down, as when items are deleted.
        for slot in before.sorted(by: >) where !order.items.contains(Int(slot)) { forgetItem(Int(slot)) }
        _checkInvariants()
    }
}
