import CollectionDataSources

/// The places at which the segments of a tree of data sources were hidden.
///
/// A place is what was visible rather than an offset: the items may be at another offset when the segment is shown again.
struct SegmentPlaces<ItemID: Hashable & Sendable> {
    /// A visible item.
    struct Item {
        /// The identity of the item in the tree.
        var id: AggregateItemID<ItemID>
        /// The distance of its top edge below the top of the view, in points.
        var distance: Double
    }

    /// The items of each segment that were visible, the first one first, by the number of the segment's source.
    private var items = [Int: [Item]]()
}

extension SegmentPlaces {
    /// The items of a segment that were visible when it was hidden, the first one first; none for a segment that was not
    /// shown yet or was left at its start.
    ///
    /// - Complexity: O(1) expected.
    func items(of segment: Int) -> [Item] { items[segment] ?? [] }

    /// Remembers the visible items of a segment that is hidden; none for one that is at its start.
    mutating func leave(_ segment: Int, at visible: [Item]) { items[segment] = visible.isEmpty ? nil : visible }
}
