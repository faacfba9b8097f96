import CollectionDataSources
import CollectionGeometry
import CollectionLayout

/// The scroll position of a collection view by item identifiers, which stays valid when the data changes.
///
/// ```swift
/// let place = dataSource.scrollRestoration(of: collectionView)
/// // … another visit, perhaps with newer data …
/// dataSource.restore(place, in: collectionView)
/// ```
public struct ScrollRestoration<SectionID: Hashable & Sendable, ItemID: Hashable & Sendable>: Equatable, Sendable {
    /// The first visible item; `nil` at the start of the content.
    public var item: ItemID?
    /// The distance of its top edge below the top of the view, in points.
    public var distance: Double
    /// The positions of the rows that scroll by themselves.
    public var rows: [Row]

    /// The position of the row of a section.
    public struct Row: Equatable, Sendable {
        /// The section.
        public var section: SectionID
        /// The offset in the reading direction, in points, which is used if the item was removed.
        public var offset: Double
        /// The item at the start of the row's window, or in its middle where groups are centred; `nil` if that is not
        /// known.
        public var item: ItemID?
        /// The distance of the item's group from its resting place, in points.
        public var distance: Double

        /// Creates the position of a row; the units are those of the properties.
        public init(section: SectionID, offset: Double, item: ItemID? = nil, distance: Double = 0) {
            self.section = section
            self.offset = offset
            self.item = item
            self.distance = distance
        }
    }
}

extension CollectionViewDiffableDataSource {
    /// The scroll position of a collection view with this data.
    ///
    /// - Complexity: O(*s*) in the number of sections.
    public func scrollRestoration(of collectionView: CollectionView) -> ScrollRestoration<SectionID, ItemID> {
        let seen = collectionView.firstSeenAnchor()
        var place = ScrollRestoration<SectionID, ItemID>(
            item: seen?.element.indexPath.flatMap { itemIdentifier(for: $0) },
            distance: seen?.distance ?? 0,
            rows: []
        )
        for index in 0..<numberOfSections {
            let offset = collectionView.layout.orthogonalContentOffset(forSection: index).x
            guard offset != 0, let section = sectionIdentifier(for: index) else { continue }
            let anchor = collectionView.layout.orthogonalAnchor(forSection: index)
            let item = anchor.flatMap { itemIdentifier(for: IndexPath(item: $0.item, section: index)) }
            place.rows.append(
                .init(section: section, offset: offset, item: item, distance: anchor?.distance ?? 0))
        }
        return place
    }

    /// Scrolls a collection view with this data to a position, without animation. Rows and items that were removed are
    /// ignored.
    ///
    /// The first item keeps its distance from the top of the view until the user scrolls, whatever is measured, loaded or
    /// inserted above it, or ``CollectionView/setContentOffset(_:animated:)`` or
    /// ``CollectionView/scrollToItem(at:at:animated:)`` is called.
    ///
    /// - Returns: Whether the first item still exists; if not, the content is not scrolled.
    /// - Complexity: O(*r*) in the number of rows that were scrolled, plus a layout pass.
    @discardableResult
    public func restore(
        _ place: ScrollRestoration<SectionID, ItemID>,
        in collectionView: CollectionView
    ) -> Bool {
        collectionView.layoutIfNeeded()
        for row in place.rows {
            guard let index = index(for: row.section) else { continue }
            if let path = row.item.flatMap({ indexPath(for: $0) }), path.section == index {
                collectionView.restoreRow(ofSection: index, to: .init(item: path.item, distance: row.distance))
            } else {
                collectionView.restoreRow(ofSection: index, to: row.offset)
            }
        }
        guard let item = place.item else {
            collectionView.setContentOffset(Point(x: 0, y: -collectionView.contentInset.top), animated: false)
            return true
        }
        guard let indexPath = indexPath(for: item) else { return false }
        collectionView.restore(indexPath, distance: place.distance)
        return true
    }
}

extension CollectionView {
    /// Scrolls a row as soon as the layout knows it.
    func restoreRow(ofSection section: Int, to anchor: OrthogonalAnchor) {
        let path = IndexPath(item: anchor.item, section: section)
        let element = elements.handle(forItemAt: path, isAhead: connection.updates.isAhead)
        rows?.keep(element, distance: anchor.distance)
        setNeedsLayout()
    }

    func restoreRow(ofSection section: Int, to offset: Double) {
        let rest = layout.restingOffset(near: offset, inSection: section)
        layout.setOrthogonalContentOffset(Point(x: rest, y: 0), forSection: section, isSettled: true)
        setNeedsDisplay()
    }
}
