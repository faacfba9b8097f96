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

    /// Whether views were described before: without a pattern, their descriptions have to be removed.
    private(set) var hasDescribed = false

    private var numbering = ItemNumbering()
    /// The number of times that ``numbering`` was forgotten.
    private var forgetCount = 0
}

extension AccessibilityController {
    /// Sets the pattern. Returns whether it changed.
    func setPattern(_ next: CollectionView.AccessibilityPattern) -> Bool {
        guard next != pattern else { return false }
        pattern = next
        // Which items are a set depends on the pattern.
        forgetNumbers()
        return true
    }

    /// Notes that views are described.
    func noteDescribed() { hasDescribed = true }

    /// Sets the number of items of the set. Returns whether it changed.
    func setItemCount(_ next: Int?) -> Bool {
        guard next != itemCount else { return false }
        itemCount = next
        return true
    }

    /// Forgets the numbers of items and headers, as when the data or the sections of the layout change.
    func forgetNumbers() {
        forgetCount &+= 1
        numbering.forget()
    }

    /// The numbers of items and headers, counted now if they are unknown. In a list, a set of items begins with each
    /// section that has a header; in other patterns all items are one set. See
    /// ``ItemNumbering/update(_:isRow:hasHeader:)``.
    ///
    /// - Complexity: O(*s*) in the number of sections if the numbers are unknown or an item count is set, else O(1).
    func numbers(
        of counts: (any LayoutCounts)?, isRow: (_ section: Int) -> Bool, hasHeader: (_ section: Int) -> Bool
    ) -> ItemNumbering {
        var current = numbering
        if !current.isKnown, let counts {
            let forgetCountBefore = forgetCount
            current.update(counts, isRow: isRow, hasHeader: { pattern == .list && hasHeader($0) })
            // A layout or a data source may have invalidated the layout meanwhile. The numbers are outdated then, and
            // are counted again in the next pass.
            if forgetCount == forgetCountBefore { numbering = current }
        }
        return itemCount.map { current.counting(atLeast: $0) } ?? current
    }
}
