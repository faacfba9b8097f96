import CollectionDataSources
import CollectionGeometry
import CollectionLayout

// The reader's places in rows: what stands at the start of a row stays there when items come or go, and when the window
// gets another width.
extension CollectionView {
    /// What stands at the start of a row, by the index its section has in the newest data.
    struct RowAnchor {
        var section: Int
        var anchor: OrthogonalAnchor
    }

    /// How many items are looked through for one that stays.
    private static var mostCandidates: Int { 64 }

    /// Remembers what stands at the start of each row that has been scrolled.
    ///
    /// - Parameters:
    ///   - sectionCount: The number of sections the layout knows; more do no harm.
    ///   - newSection: Where a section will be; `nil` if it goes.
    ///   - newPath: Where an item will be; `nil` if it goes.
    /// - Complexity: O(*s*) in the number of sections.
    func rememberRows(
        of sectionCount: Int,
        _ newSection: (Int) -> Int?,
        _ newPath: (IndexPath) -> IndexPath?
    ) {
        let known = rowAnchors
        rowAnchors = known.compactMap { row in
            newPath(IndexPath(item: row.anchor.item, section: row.section)).map {
                RowAnchor(section: $0.section, anchor: .init(item: $0.item, distance: row.anchor.distance))
            }
        }
        guard known.isEmpty else { return }
        for section in 0..<sectionCount {
            guard layout.orthogonalContentOffset(forSection: section) != .zero,
                let anchor = layout.orthogonalAnchor(forSection: section),
                // At the very start there is none: what is inserted there is to be seen.
                anchor.item > 0 || anchor.distance < -Self.sameplace
            else { continue }
            if let new = newSection(section), let row = carried(anchor, from: section, to: new, newPath) {
                rowAnchors.append(row)
            }
        }
    }

    /// Scrolls rows so that what stood at their start stands there again. Called when the layout knows the new places.
    func restoreRows() {
        for row in rowAnchors {
            let isSettled = scrollView(forSection: row.section)?.viewport.isResting ?? true
            let offset = layout.orthogonalContentOffset(of: row.anchor, inSection: row.section, isSettled: isSettled)
            guard let offset, offset != layout.orthogonalContentOffset(forSection: row.section) else { continue }
            layout.setOrthogonalContentOffset(offset, forSection: row.section, isSettled: isSettled)
            viewport.invalidate()
        }
        rowAnchors = []
    }

    /// The anchor by the first item from its own on that stays in its section.
    private func carried(
        _ anchor: OrthogonalAnchor,
        from section: Int,
        to newSection: Int,
        _ newPath: (IndexPath) -> IndexPath?
    ) -> RowAnchor? {
        for item in anchor.item..<(anchor.item + Self.mostCandidates) {
            guard layout.layoutAttributesForItem(at: IndexPath(item: item, section: section)) != nil else { return nil }
            guard let path = newPath(IndexPath(item: item, section: section)), path.section == newSection else {
                continue
            }
            return RowAnchor(section: path.section, anchor: .init(item: path.item, distance: anchor.distance))
        }
        return nil
    }

    private static var sameplace: Double { 0.01 }
}
