import CollectionGeometry

/// The item at the start of the window of a row that scrolls by itself: a position that stays valid when the row changes.
///
/// An offset means another place as soon as items are inserted or deleted before it, or as the window gets another width. An anchor
/// names an item instead.
public struct OrthogonalAnchor: Equatable, Sendable {
    /// The index of the item in its section: the first one of the group at the start of the window, or in its middle where
    /// groups rest there.
    public var item: Int
    /// How far its group is from where it rests, in points in the reading direction; negative where the edge of the window
    /// cuts it.
    public var distance: Double

    /// Creates an anchor at the index of an item, at a distance in points.
    public init(item: Int, distance: Double) {
        self.item = item
        self.distance = distance
    }
}

extension OrthogonalRow {
    /// What is at the start of the window at an offset; `nil` for a row without items.
    ///
    /// - Complexity: O(log n).
    func anchor(at offset: Double) -> OrthogonalAnchor? {
        guard body.groupCount > 0 else { return nil }
        if behavior == .groupPagingCentered {
            let group = group(nearestTo: offset)
            return OrthogonalAnchor(
                item: body.firstItem(ofGroup: group), distance: centeredOffset(group) - offset)
        }
        var group = body.groupNumber(atOffset: offset + body.groupSpan(0).lower)
        // In the space between two groups the one that follows is the first that is seen.
        let end = body.groupSpan(group).upper - body.groupSpan(0).lower
        if end <= offset + Self.hair, group + 1 < body.groupCount { group += 1 }
        return OrthogonalAnchor(item: body.firstItem(ofGroup: group), distance: leadingOffset(group) - offset)
    }

    /// The offset at which an anchor is where it was, within the limits of the row; `nil` if its item was removed.
    ///
    /// - Parameter isSettled: Whether the row rests, so that the offset has to be one at which it does.
    /// - Complexity: O(log n).
    func offset(of anchor: OrthogonalAnchor, isSettled: Bool) -> Double? {
        guard body.groupCount > 0, body.item(at: anchor.item) != nil else { return nil }
        let group = self.group(ofItem: anchor.item)
        let rest = behavior == .groupPagingCentered ? centeredOffset(group) : leadingOffset(group)
        let offset = rest - anchor.distance
        let range = offsetRange
        let proposed = min(max(offset.isFinite ? offset : 0, range.lowerBound), range.upperBound)
        return isSettled ? restingOffset(for: proposed) : proposed
    }

    /// The group that an item is in.
    private func group(ofItem item: Int) -> Int {
        max((0..<body.groupCount).partitioningIndex { body.firstItem(ofGroup: $0) > item } - 1, 0)
    }

    /// Offsets that differ by less are the same, in points.
    private static var hair: Double { 0.001 }
}
