import CollectionGeometry

// Stacked items at the start are listed from the outermost in, those at the end from the innermost out.
extension BoundaryLayout {
    /// How an item stays in sight among others that do.
    struct PinRule {
        /// The room of those between it and the edge of the visible bounds.
        var distance = 0.0
        /// The room of those between it and the end of its travel.
        var inset = 0.0
    }

    /// How far an item stands away from the box for those between it and the box.
    func stackOffset(_ index: Int, _ sizes: [Size?]) -> Double {
        switch items[index].alignment.end(along: axis) {
        case .start: -length(items.indices.suffix(from: index + 1), at: .start, sizes) { _ in true }
        case .end: length(items.indices.prefix(index), at: .end, sizes) { _ in true }
        case .middle: 0
        }
    }

    /// How a stacked item stays in sight: behind those that are pinned before it, and pushed out with those after it.
    func stackedPinRule(_ index: Int, _ sizes: [Size?]) -> PinRule {
        let end = items[index].alignment.end(along: axis)
        let before = length(items.indices.prefix(index), at: end, sizes) { $0.pinToVisibleBounds }
        let after = length(items.indices.suffix(from: index + 1), at: end, sizes) { $0.pinToVisibleBounds }
        return end == .start ? PinRule(distance: before, inset: after) : PinRule(distance: after, inset: before)
    }

    /// How a stacked item that is not pinned waits just out of sight, so that it is near when the user comes back;
    /// `nil` at the end of the content.
    func parkingRule(_ index: Int, _ sizes: [Size?]) -> PinRule? {
        guard items[index].alignment.end(along: axis) == .start else { return nil }
        return PinRule(
            distance: -length(items.indices.suffix(from: index), at: .start, sizes) { !$0.pinToVisibleBounds })
    }

    /// The room of the pinned stacked items at an end.
    func pinnedLength(at end: RectAlignment.End, _ sizes: [Size?]) -> Double {
        length(items.indices, at: end, sizes) { $0.pinToVisibleBounds }
    }

    /// The room of the stacked items at the start that scroll away.
    func scrolledLength(_ sizes: [Size?]) -> Double {
        length(items.indices, at: .start, sizes) { !$0.pinToVisibleBounds }
    }

    private func length(
        _ range: Range<Int>,
        at end: RectAlignment.End,
        _ sizes: [Size?],
        where counts: (LayoutBoundarySupplementaryItem) -> Bool
    ) -> Double {
        var length = 0.0
        for index in range {
            let item = items[index]
            guard item.stacks, item.alignment.end(along: axis) == end, counts(item) else { continue }
            length += size(index, measured: sizes.isEmpty ? nil : sizes[index])[axis]
        }
        return length
    }
}
