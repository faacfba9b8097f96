import CollectionGeometry

/// The row of a section that scrolls by itself: its length and where it rests.
///
/// All offsets are those recorded from UIKit: groups rest at their leading edges within the limits of the row, pages at
/// multiples of the window, and centred groups wherever their middle requires.
final class OrthogonalRow: SectionRow {
    /// Makes such rows. ``LayoutSection/orthogonalScrollingBehavior`` alone refers to it.
    static let maker = IdentityBox<Maker>({ OrthogonalRow(body: $0, behavior: $1, viewport: $2) })

    override var offsetRange: ClosedRange<Double> {
        guard behavior == .groupPagingCentered, body.groupCount > 0 else { return 0...end }
        return min(0, centeredOffset(0))...max(end, centeredOffset(body.groupCount - 1), 0)
    }

    override func restingOffset(for offset: Double) -> Double {
        let offset = offset.isNaN ? 0 : offset
        guard body.groupCount > 0 else { return 0 }
        switch behavior {
        case .none:
            return 0
        case .continuous:
            return min(max(offset, 0), end)
        case .continuousGroupLeadingBoundary, .groupPaging:
            return offset >= end ? end : leadingRest(group(nearestTo: offset))
        case .paging:
            guard offset < end, viewport > 0 else { return end }
            return min(max((offset / viewport + 0.5).integerBelow * viewport, 0), end)
        case .groupPagingCentered:
            return centeredOffset(group(nearestTo: offset))
        }
    }

    override func collectRestingOffsets(in range: ClosedRange<Double>, into offsets: inout [Double]) {
        switch behavior {
        case .none, .continuous:
            return
        case .paging:
            guard viewport > 0 else { return }
            let last = (end / viewport).integerAbove.boundedInt(0, Int(Int32.max))
            let first = (range.lowerBound / viewport).integerAbove.boundedInt(0, last)
            for page in first...last {
                let offset = min(Double(page) * viewport, end)
                if offset > range.upperBound { break }
                if range.contains(offset) { offsets.append(offset) }
            }
        case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
            guard body.groupCount > 0 else { return }
            var last: Double?
            for group in self.group(nearestTo: range.lowerBound)..<body.groupCount {
                let offset = behavior == .groupPagingCentered ? centeredOffset(group) : leadingRest(group)
                if offset > range.upperBound || offset == last { break }
                if range.contains(offset) { offsets.append(offset) }
                last = offset
            }
        }
    }

    override func page(at offset: Double) -> (number: Int, count: Int) {
        switch behavior {
        case .none: return (0, 1)
        case .continuous, .paging:
            guard viewport > 0 else { return (0, 1) }
            let count = (body.length / viewport - 1e-6).integerAbove.boundedInt(1, Int(Int32.max))
            if offset >= end, end > 0 { return (count - 1, count) }
            return ((offset / viewport + 0.5).integerBelow.boundedInt(0, count - 1), count)
        case .continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered:
            return (group(nearestTo: offset), max(body.groupCount, 1))
        }
    }

    override func offset(toShow frame: Rect) -> Double {
        let (lower, upper) = (frame.min(along: body.axis), frame.max(along: body.axis))
        return behavior == .groupPagingCentered ? (lower + upper) / 2 - viewport / 2 : lower
    }

    override func anchor(at offset: Double) -> OrthogonalAnchor? {
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

    override func offset(of anchor: OrthogonalAnchor, isSettled: Bool) -> Double? {
        guard body.groupCount > 0, body.item(at: anchor.item) != nil else { return nil }
        let group = self.group(ofItem: anchor.item)
        let rest = behavior == .groupPagingCentered ? centeredOffset(group) : leadingOffset(group)
        let offset = rest - anchor.distance
        let range = offsetRange
        let proposed = min(max(offset.isFinite ? offset : 0, range.lowerBound), range.upperBound)
        return isSettled ? restingOffset(for: proposed) : proposed
    }
}

extension OrthogonalRow {
    /// The offset at which the end of the row is in the window; 0 if the row fits.
    private var end: Double { max(0, body.length - viewport) }

    /// The offset at which a group is in the middle of the window.
    private func centeredOffset(_ group: Int) -> Double {
        let span = body.groupSpan(group)
        return (span.lower + span.upper) / 2 - viewport / 2
    }

    /// The group whose resting offset is nearest to an offset; the later of two.
    private func group(nearestTo offset: Double) -> Int {
        // Resting offsets grow with the groups, so the nearest is one of the two around the offset.
        let isCentered = behavior == .groupPagingCentered
        let number = body.groupNumber(atOffset: isCentered ? offset + viewport / 2 : offset)
        var nearest = number
        var distance = Double.infinity
        for candidate in max(number - 1, 0)...max(min(number + 1, body.groupCount - 1), max(number - 1, 0)) {
            let rest = isCentered ? centeredOffset(candidate) : leadingOffset(candidate)
            if abs(rest - offset) <= distance {
                distance = abs(rest - offset)
                nearest = candidate
            }
        }
        return nearest
    }

    /// The offset at which the row rests for the start of a group.
    private func leadingRest(_ group: Int) -> Double {
        min(max(leadingOffset(group), 0), end)
    }

    /// The offset at which a group starts at the edge of the window.
    private func leadingOffset(_ group: Int) -> Double {
        // What the row keeps before its first group scrolls with it.
        body.groupSpan(group).lower - body.groupSpan(0).lower
    }

    /// The group that an item is in.
    private func group(ofItem item: Int) -> Int {
        max((0..<body.groupCount).partitioningIndex { body.firstItem(ofGroup: $0) > item } - 1, 0)
    }

    /// Offsets that differ by less are the same, in points.
    private static var hair: Double { 0.001 }
}
