import CollectionGeometry
import CollectionLayout

/// The accessibility of a collection view: its pattern, the numbers of its items, and the announcements of updates.
final class AccessibilityController {
    /// The pattern of the view.
    private(set) var pattern = CollectionView.AccessibilityPattern.list
    /// Returns the announcement of an update; `nil` for none.
    var updateAnnouncement: ((CollectionView.UpdateSummary) -> String?)?

    private var numbering = ItemNumbering()
}

extension AccessibilityController {
    /// Sets the pattern. Returns whether it changed.
    func setPattern(_ next: CollectionView.AccessibilityPattern) -> Bool {
        guard next != pattern else { return false }
        pattern = next
        return true
    }

    /// Forgets the numbers of items, as when the data changes.
    func dataChanged() { numbering.forget() }

    /// The numbers of items, counted now if they are unknown. See ``ItemNumbering/update(_:isRow:)``.
    func numbers(of counts: (any LayoutCounts)?, isRow: (_ section: Int) -> Bool) -> ItemNumbering {
        if !numbering.isKnown, let counts { numbering.update(counts, isRow: isRow) }
        return numbering
    }
}
