import CollectionGeometry

/// What a data source shows at one moment, in terms of slots.
struct DataSourceState: Sendable {
    /// The sections and the visible items.
    private(set) var snapshot: SlotSnapshot
    /// The trees of those sections to which one was applied; `nil` while there were none.
    private var outlines: AppliedOutlines?

    /// A state without sections.
    init(_ snapshot: SlotSnapshot) {
        self.snapshot = snapshot
    }
}

extension DataSourceState {
    /// The tree of a section, by its slot; a section without one is a list of roots, and one that is unknown (-1) is empty.
    func outline(of section: Int) -> SlotOutline {
        if section >= 0, let outline = appliedOutline(of: section) { return outline }
        var outline = SlotOutline(items: snapshot.storage.items.makeEmpty())
        if section < 0 { return outline }
        var slots: [Int32] = []
        snapshot.storage.order.items.appendSlots(of: section, to: &slots)
        let table = outline.ownItems()
        for slot in slots { table.append(Int(slot), of: snapshot.storage.items) }
        // The items of a snapshot are unique, so nothing is in the way.
        _ = outline.change(.insert(.lastRoots), slots.indices.map { Int32(truncatingIfNeeded: $0) })
        return outline
    }

    /// The tree that was applied to a section; `nil` if none was.
    ///
    /// - Complexity: O(1) expected.
    func appliedOutline(of section: Int) -> SlotOutline? {
        outlines?.outline(of: section, in: snapshot.storage.sections)
    }

    /// Whether an item of the snapshot is expanded in the tree of its section.
    func isExpanded(_ item: Int) -> Bool {
        guard let outline = appliedOutline(of: snapshot.storage.order.items.sequence(of: item)) else { return false }
        let slot = outline.storage.items.slot(matching: item, of: snapshot.storage.items)
        return slot >= 0 && outline.storage.order.isExpanded[slot]
    }

    /// The place of the item at a path in the outline of its section, or `nil` when the path is out of bounds or no
    /// outline was applied to the section.
    func outlinePlace(for path: IndexPath) -> OutlinePlace? {
        let item = snapshot.storage.order.item(at: path)
        guard item >= 0, let outline = appliedOutline(of: snapshot.storage.order.section(at: path.section)) else {
            return nil
        }
        let slot = outline.storage.items.slot(matching: item, of: snapshot.storage.items)
        guard slot >= 0 else { return nil }
        let order = outline.storage.order
        return OutlinePlace(
            level: order.level(of: slot),
            hasChildren: order.descendants[slot] > 0,
            isExpanded: order.isExpanded[slot]
        )
    }

    /// Replaces sections and visible items; trees follow.
    mutating func setSnapshot(_ newSnapshot: SlotSnapshot) {
        snapshot = newSnapshot
        snapshot.removeMovedItems()
        guard var outlines else { return }
        // Without a second reference the outlines are changed without a copy.
        self.outlines = nil
        outlines.follow(snapshot)
        self.outlines = outlines
    }

    /// Replaces the tree of a section, which is appended when it is unknown.
    ///
    /// - Parameters:
    ///   - outline: The tree.
    ///   - section: The slot of the section in a table of sections.
    ///   - sections: That table.
    mutating func setOutline(
        _ outline: SlotOutline,
        of section: Int,
        in sections: SlotTable
    ) throws(SnapshotProblem) {
        let conflicts = conflicts(of: outline, outside: section, in: sections)
        if let problem = SnapshotProblem(.itemsInOtherSections, conflicts) { throw problem }
        let slot = snapshot.enterSection(section, of: sections)
        snapshot.replaceItems(inSection: slot, with: outline)
        var unmarked = outline
        unmarked.removeAllMarks()
        var outlines = outlines ?? AppliedOutlines(of: snapshot.storage)
        self.outlines = nil
        outlines.replaceOutline(of: section, in: sections, by: unmarked)
        self.outlines = outlines
    }

    /// Removes all marks, as after they have been carried out.
    mutating func removeAllMarks() {
        snapshot.removeAllMarks()
    }

    /// The items of an outline that stand in another section, visible or hidden.
    ///
    /// - Complexity: O(*k*) expected for *k* items.
    private func conflicts(of outline: SlotOutline, outside section: Int, in sections: SlotTable) -> [Int32] {
        let own = snapshot.storage.sections.slot(matching: section, of: sections)
        return outline.slots {
            let shown = snapshot.storage.items.slot(matching: $0, of: outline.storage.items)
            if shown >= 0 { return snapshot.storage.order.items.sequence(of: shown) != own }
            return outlines?.isHidden($0, of: outline.storage.items, outside: section, in: sections) ?? false
        }
    }
}
