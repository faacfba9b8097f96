import CollectionGeometry
import CollectionLayout

/// The accessibility of a collection view: its pattern, the numbers of its items, and the announcements of updates.
final class AccessibilityController {
    /// The pattern of the view.
    private(set) var pattern = CollectionView.AccessibilityPattern.list
    /// The number of items of the set, loaded or not; `nil` for that of the data.
    private(set) var itemCount: Int?
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

    /// Sets the number of items of the set. Returns whether it changed.
    func setItemCount(_ next: Int?) -> Bool {
        guard next != itemCount else { return false }
        itemCount = next
        return true
    }

    /// Forgets the numbers of items, as when the data changes.
    func dataChanged() { numbering.forget() }

    /// The numbers of items, counted now if they are unknown. See ``ItemNumbering/update(_:isRow:)``.
    func numbers(of counts: (any LayoutCounts)?, isRow: (_ section: Int) -> Bool) -> ItemNumbering {
        if !numbering.isKnown, let counts { numbering.update(counts, isRow: isRow) }
        return itemCount.map { numbering.counting(atLeast: $0) } ?? numbering
    }
}
