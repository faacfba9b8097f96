import CollectionGeometry

/// The row of a section that scrolls by itself: its length and where it rests.
///
/// All offsets are those recorded from UIKit: groups rest at their leading edges within the limits of the row, pages at
/// multiples of the window, and centred groups wherever their middle requires.
struct OrthogonalRow {
    let body: SectionBody
    let behavior: OrthogonalScrollingBehavior
    /// The extent of the window without the insets of the section.
    let viewport: Double
}

extension OrthogonalRow {
    /// The offset at which the end of the row is in the window; 0 if the row fits.
    var end: Double { max(0, body.length - viewport) }

    /// The offset at which a group is in the middle of the window.
    func centeredOffset(_ group: Int) -> Double {
        let span = body.groupSpan(group)
        return (span.lower + span.upper) / 2 - viewport / 2
    }

    /// The least and the greatest offset.
    var offsetRange: ClosedRange<Double> {
        guard behavior == .groupPagingCentered, body.groupCount > 0 else { return 0...end }
        return min(0, centeredOffset(0))...max(end, centeredOffset(body.groupCount - 1), 0)
    }

    /// Where the row rests when it is sent to an offset.
    ///
    /// - Complexity: O(log n).
    func restingOffset(for offset: Double) -> Double {
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

    /// The group whose resting offset is nearest to an offset; the later of two.
    func group(nearestTo offset: Double) -> Int {
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

    /// The page that an offset is on, and how many there are.
    func page(at offset: Double) -> (number: Int, count: Int) {
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

    /// The offset at which the row rests for the start of a group.
    func leadingRest(_ group: Int) -> Double {
        min(max(leadingOffset(group), 0), end)
    }

    /// The offset at which a group starts at the edge of the window.
    func leadingOffset(_ group: Int) -> Double {
        // What the row keeps before its first group scrolls with it.
        body.groupSpan(group).lower - body.groupSpan(0).lower
    }
}
