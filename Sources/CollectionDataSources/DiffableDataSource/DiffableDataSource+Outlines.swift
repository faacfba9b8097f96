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
    ///   - animatingDifferences: Whether the change is to be seen as a movement.
    ///   - completion: Called when the view has carried the update out, before the next update begins.
    /// - Throws: ``SnapshotError/itemsInOtherSections(_:)``, and then nothing changes.
    /// - Complexity: O(*n*) expected for *n* items.
    public func apply(
        _ sectionSnapshot: SectionSnapshot,
        to section: SectionID,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
    ) throws(SnapshotError<SectionID, ItemID>) {
        var state = newestState
        try state.setOutline(sectionSnapshot, of: section)
        enqueue(state, isAnimated: animatingDifferences, completion)
    }

    /// The outline of a section with all its items, as it was applied last, whether the view shows it already or it still
    /// waits in the queue. Marks are not kept.
    ///
    /// A section to which no outline was applied is a list of roots; a section the data source does not know is empty.
    ///
    /// - Complexity: O(1) expected for an outline, else O(*k*) for *k* items of the section.
    public func snapshot(for section: SectionID) -> SectionSnapshot {
        newestState.outline(of: section)
    }

    /// Expands an item because the reader asked for it: asks and tells ``sectionSnapshotHandlers``, then shows the
    /// children.
    ///
    /// - Parameters:
    ///   - item: An item of an outline.
    ///   - animatingDifferences: Whether the change is to be seen as a movement.
    /// - Returns: Whether the item is expanded now and was not before.
    @discardableResult
    public func expandItem(_ item: ItemID, animatingDifferences: Bool = true) -> Bool {
        guard !itemsInQuestion.contains(item), isExpanded(item) == false else { return false }
        itemsInQuestion.append(item)
        let answer = askToExpand(item)
        itemsInQuestion.removeLast()
        // The handlers may have changed what is shown, so the outline is read only now.
        guard answer.isAllowed, isExpanded(item) == false, let section = section(showing: item) else { return false }
        var outline = snapshot(for: section)
        if let children = answer.children { replaceChildren(of: item, by: children, in: &outline, section) }
        return setExpanded(true, item, in: outline, section, animatingDifferences)
    }

    /// Collapses an item because the reader asked for it: asks and tells ``sectionSnapshotHandlers``, then hides the
    /// descendants.
    ///
    /// - Parameters:
    ///   - item: An item of an outline.
    ///   - animatingDifferences: Whether the change is to be seen as a movement.
    /// - Returns: Whether the item is collapsed now and was not before.
    @discardableResult
    public func collapseItem(_ item: ItemID, animatingDifferences: Bool = true) -> Bool {
        guard !itemsInQuestion.contains(item), isExpanded(item) == true else { return false }
        itemsInQuestion.append(item)
        let isAllowed = sectionSnapshotHandlers.shouldCollapseItem?(item) ?? true
        if isAllowed { sectionSnapshotHandlers.willCollapseItem?(item) }
        itemsInQuestion.removeLast()
        guard isAllowed, isExpanded(item) == true, let section = section(showing: item) else { return false }
        return setExpanded(false, item, in: snapshot(for: section), section, animatingDifferences)
    }

    /// Expands an item that is collapsed and collapses one that is expanded, because the reader asked for it.
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
    /// Whether an item is expanded, or `nil` when it is not shown.
    private func isExpanded(_ item: ItemID) -> Bool? {
        let state = newestState
        guard let section = state.snapshot.sectionIdentifier(containingItem: item) else { return nil }
        return state.outline(of: section).isExpanded(item)
    }

    /// The section in whose list an item stands, or `nil` when it is not shown.
    private func section(showing item: ItemID) -> SectionID? {
        newestState.snapshot.sectionIdentifier(containingItem: item)
    }

    /// Asks and tells the handlers about an item that is to be expanded.
    private func askToExpand(_ item: ItemID) -> (isAllowed: Bool, children: SectionSnapshot?) {
        guard sectionSnapshotHandlers.shouldExpandItem?(item) ?? true else { return (false, nil) }
        sectionSnapshotHandlers.willExpandItem?(item)
        guard let makeChildren = sectionSnapshotHandlers.snapshotForExpandingParent,
            let section = section(showing: item),
            let children = try? snapshot(for: section).snapshot(of: item)
        else { return (true, nil) }
        return (true, makeChildren(item, children))
    }

    /// Replaces the children of an item unless items among them are present elsewhere.
    private func replaceChildren(
        of item: ItemID,
        by children: SectionSnapshot,
        in outline: inout SectionSnapshot,
        _ section: SectionID
    ) {
        var candidate = outline
        do throws(SectionSnapshot.Failure) {
            try candidate.replace(childrenOf: item, using: children)
        } catch {
            guard case .duplicateItems(let conflicts) = error else { return }
            diagnosticHandler?(.childrenRejected(of: item, conflicts: conflicts))
            return
        }
        var state = newestState
        do throws(SnapshotError<SectionID, ItemID>) {
            try state.setOutline(candidate, of: section)
            outline = candidate
        } catch {
            guard case .itemsInOtherSections(let conflicts) = error else { return }
            diagnosticHandler?(.childrenRejected(of: item, conflicts: conflicts))
        }
    }

    /// Shows an outline with an item expanded or collapsed.
    private func setExpanded(
        _ isExpanded: Bool,
        _ item: ItemID,
        in outline: SectionSnapshot,
        _ section: SectionID,
        _ isAnimated: Bool
    ) -> Bool {
        var outline = outline
        var state = newestState
        do throws(SectionSnapshot.Failure) {
            if isExpanded { try outline.expand([item]) } else { try outline.collapse([item]) }
        } catch {
            return false
        }
        do throws(SnapshotError<SectionID, ItemID>) {
            try state.setOutline(outline, of: section)
        } catch {
            return false
        }
        enqueue(state, isAnimated: isAnimated, nil)
        return true
    }
}
