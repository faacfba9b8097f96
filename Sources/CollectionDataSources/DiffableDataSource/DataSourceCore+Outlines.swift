/// What is about to happen to an item of an outline because the user requested it.
struct OutlineChange {
    /// The tree as it will be.
    fileprivate(set) var outline: SlotOutline
    /// The slot of the item, and the table it is in.
    fileprivate let item: Int
    fileprivate let items: SlotTable
    /// The slot of the section, and the table it is in.
    fileprivate let section: Int
    fileprivate let sections: SlotTable
}

extension OutlineChange {
    /// The slot of the item in the tree, or -1.
    fileprivate var place: Int { outline.storage.items.slot(matching: item, of: items) }

    /// The descendants of the item as an outline of their own; `nil` if the tree does not hold the item.
    var children: SlotOutline? {
        let place = place
        return place < 0 ? nil : outline.subtree(of: place, includingRoot: false)
    }
}

extension DataSourceCore {
    /// Begins a change of the outline that holds an item, given by its slot in the newest snapshot.
    func outlineChange(of item: Int) -> OutlineChange {
        let state = newestState
        let shown = state.snapshot.storage
        let section = shown.order.items.sequence(of: item)
        return OutlineChange(
            outline: state.outline(of: section),
            item: item,
            items: shown.items,
            section: section,
            sections: shown.sections
        )
    }

    /// Replaces the children of the item unless items among them are present elsewhere.
    ///
    /// - Returns: The items that are present elsewhere, or `nil`.
    func replaceChildren(in change: inout OutlineChange, by children: SlotOutline) -> SlotTable? {
        let place = change.place
        if place < 0 { return nil }
        var candidate = change.outline
        if let problem = candidate.insert(children, .inPlaceOfChildren(of: place)) {
            return children.storage.items.table(of: problem.positions)
        }
        var state = newestState
        do throws(SnapshotProblem) {
            try state.setOutline(candidate, of: change.section, in: change.sections)
        } catch {
            return candidate.storage.items.table(of: error.positions)
        }
        change.outline = candidate
        return nil
    }

    /// Requests that the outline is shown with the item expanded or collapsed. Returns whether that is possible.
    func show(_ change: OutlineChange, isExpanded: Bool, isAnimated: Bool) -> Bool {
        var outline = change.outline
        if outline.change(.expand(isExpanded), [Int32(truncatingIfNeeded: change.place)]) != nil { return false }
        do throws(SnapshotProblem) {
            try apply(outline, to: change.section, in: change.sections, isAnimated: isAnimated)
        } catch {
            return false
        }
        return true
    }
}
