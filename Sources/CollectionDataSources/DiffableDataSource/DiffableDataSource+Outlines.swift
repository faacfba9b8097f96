extension DiffableDataSource {
    /// The outlines of this data source.
    public typealias SectionSnapshot = DiffableDataSourceSectionSnapshot<ItemID>

    /// Shows the visible items of an outline in a section, in place of what the section held, and keeps the tree.
    ///
    /// A section the data source does not know is appended.
    ///
    /// - Parameters:
    ///   - sectionSnapshot: The outline.
    ///   - section: The section.
    ///   - animatingDifferences: Whether the change is animated.
    ///   - completion: Called once, as that of ``apply(_:animatingDifferences:completion:)``; never if the method throws.
    /// - Throws: ``SnapshotError/itemsInOtherSections(_:)``, and then nothing changes.
    /// - Complexity: O(*n*) expected for *n* items.
    public func apply(
        _ sectionSnapshot: SectionSnapshot,
        to section: SectionID,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) throws(SnapshotError<SectionID, ItemID>) {
        let sections = IdentifierTable<SectionID>()
        _ = sections.enter([section])
        do throws(SnapshotProblem) {
            try core.apply(
                sectionSnapshot.slots, to: 0, in: sections, isAnimated: animatingDifferences, completion: completion)
        } catch {
            throw SnapshotError(error, items: sectionSnapshot.table.allIDs)
        }
    }

    /// The outline of a section with all its items, as it was applied last, whether the view shows it already or it still
    /// waits in the queue. Marks are not kept.
    ///
    /// A section to which no outline was applied is a list of roots; a section the data source does not know is empty.
    ///
    /// - Complexity: O(1) expected for an outline, else O(*k*) for *k* items of the section.
    public func snapshot(for section: SectionID) -> SectionSnapshot {
        let state = core.newestState
        return SectionSnapshot(state.outline(of: Snapshot(state.snapshot).sections.slot(of: section)))
    }

    /// Expands an item on request of the user: calls the ``sectionSnapshotHandlers``, then shows the children.
    ///
    /// - Parameters:
    ///   - item: An item of an outline.
    ///   - animatingDifferences: Whether the change is animated.
    /// - Returns: Whether the item is expanded now and was not before.
    @discardableResult
    public func expandItem(_ item: ItemID, animatingDifferences: Bool = true) -> Bool {
        guard !itemsWithRunningHandlers.contains(item), isExpanded(item) == false else { return false }
        itemsWithRunningHandlers.append(item)
        let expansion = requestExpansion(of: item)
        itemsWithRunningHandlers.removeLast()
        // The handlers may have changed what is shown, so the outline is read only now.
        guard expansion.isAllowed, isExpanded(item) == false else { return false }
        var change = core.outlineChange(of: newestSlot(of: item))
        if let children = expansion.children, let rejected = core.replaceChildren(in: &change, by: children.slots) {
            diagnosticHandler?(.childrenRejected(of: item, conflicts: IdentifierTable.typed(rejected).allIDs))
        }
        return core.show(change, isExpanded: true, isAnimated: animatingDifferences)
    }

    /// Collapses an item on request of the user: calls the ``sectionSnapshotHandlers``, then hides the descendants.
    ///
    /// - Parameters:
    ///   - item: An item of an outline.
    ///   - animatingDifferences: Whether the change is animated.
    /// - Returns: Whether the item is collapsed now and was not before.
    @discardableResult
    public func collapseItem(_ item: ItemID, animatingDifferences: Bool = true) -> Bool {
        guard !itemsWithRunningHandlers.contains(item), isExpanded(item) == true else { return false }
        itemsWithRunningHandlers.append(item)
        let isAllowed = sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true
        if isAllowed { sectionSnapshotHandlers.willCollapseItem?(item) }
        itemsWithRunningHandlers.removeLast()
        guard isAllowed, isExpanded(item) == true else { return false }
        let change = core.outlineChange(of: newestSlot(of: item))
        return core.show(change, isExpanded: false, isAnimated: animatingDifferences)
    }

    /// Expands a collapsed item and collapses an expanded one, on request of the user.
    ///
    /// - Returns: Whether the item changed.
    @discardableResult
    public func toggleItem(_ item: ItemID, animatingDifferences: Bool = true) -> Bool {
        isExpanded(item) == true
            ? collapseItem(item, animatingDifferences: animatingDifferences)
            : expandItem(item, animatingDifferences: animatingDifferences)
    }
}

extension DiffableDataSource {
    /// The slot of an item in the newest snapshot, or -1 when it is not shown.
    private func newestSlot(of item: ItemID) -> Int { Snapshot(core.newestState.snapshot).items.slot(of: item) }

    /// Whether an item is expanded, or `nil` when it is not shown.
    private func isExpanded(_ item: ItemID) -> Bool? {
        let slot = newestSlot(of: item)
        return slot < 0 ? nil : core.newestState.isExpanded(slot)
    }

    /// Calls the handlers for an item that is to be expanded.
    private func requestExpansion(of item: ItemID) -> (isAllowed: Bool, children: SectionSnapshot?) {
        guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return (false, nil) }
        sectionSnapshotHandlers.willExpandItem?(item)
        guard let makeChildren = sectionSnapshotHandlers.snapshotForExpandingParent else { return (true, nil) }
        let slot = newestSlot(of: item)
        guard slot >= 0, let children = core.outlineChange(of: slot).children else { return (true, nil) }
        return (true, makeChildren(item, SectionSnapshot(children)))
    }
}
