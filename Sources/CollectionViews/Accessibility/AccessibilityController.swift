import CollectionGeometry
import CollectionLayout

/// What a collection view is to assistive technology: its pattern, the numbers of its items, and what it says of updates.
final class AccessibilityController {
    /// What the view is.
    private(set) var pattern = CollectionView.AccessibilityPattern.list
    /// Makes a sentence about an update; `nil` for silence.
    var updateAnnouncement: ((CollectionView.UpdateSummary) -> String?)?

    private var numbering = ItemNumbering()
}

extension AccessibilityController {
    /// Has the view be something else. Returns whether it was.
    func setPattern(_ next: CollectionView.AccessibilityPattern) -> Bool {
        guard next != pattern else { return false }
        pattern = next
        return true
    }

    /// Forgets the numbers of items, as when the data change.
    func dataChanged() { numbering.forget() }

    /// The numbers of items, counted now if they are not known. See ``ItemNumbering/update(_:isRow:)``.
    func numbers(of counts: (any LayoutCounts)?, isRow: (_ section: Int) -> Bool) -> ItemNumbering {
        if !numbering.isKnown, let counts { numbering.update(counts, isRow: isRow) }
        return numbering
    }
}
