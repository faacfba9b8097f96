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
        // Which items are a set depends on the pattern.
        numbering.forget()
        return true
    }

    /// Sets the number of items of the set. Returns whether it changed.
    func setItemCount(_ next: Int?) -> Bool {
        guard next != itemCount else { return false }
        itemCount = next
        return true
    }

    /// Forgets the numbers of items and headers, as when the data or the sections of the layout change.
    func forgetNumbers() { numbering.forget() }

    /// The numbers of items and headers, counted now if they are unknown. In a list, a set of items begins with each
    /// section that has a header; in other patterns all items are one set. See
    /// ``ItemNumbering/update(_:isRow:hasHeader:)``.
    func numbers(
        of counts: (any LayoutCounts)?, isRow: (_ section: Int) -> Bool, hasHeader: (_ section: Int) -> Bool
    ) -> ItemNumbering {
        if !numbering.isKnown, let counts {
            // A layout or a data source may invalidate the layout meanwhile, which forgets the numbers.
            var next = ItemNumbering()
            next.update(counts, isRow: isRow, hasHeader: { pattern == .list && hasHeader($0) })
            numbering = next
        }
        return itemCount.map { numbering.counting(atLeast: $0) } ?? numbering
    }
}
