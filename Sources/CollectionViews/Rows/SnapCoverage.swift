/// Decides for which part of a row its host has to know where the row rests.
///
/// A browser snaps to elements. A row of some thousand groups has no elements where its groups are not seen, so each
/// resting place near the window gets a marker of its own. At rest the markers reach as far as a short swipe; while the
/// user swipes, more are added ahead, so that a fling finds a place to end at. None is taken away before the row rests:
/// a browser that loses the element it is snapped to goes looking for another one.
///
/// It decides and performs no effect. Offsets are those of the row, in points in the reading direction.
struct SnapCoverage: Equatable {
    /// How far markers reach on either side of a row at rest, in lengths of its window.
    static var resting: Double { 1.5 }
    /// How near the window may come to the end of the markers, in its lengths.
    static var reserve: Double { 1 }
    /// How far they reach ahead of a row that moves.
    static var ahead: Double { 4 }

    /// What is to be done.
    struct Change: Equatable {
        /// The part of the row that is to have markers.
        let range: ClosedRange<Double>
        /// Whether those outside of it are to be taken away.
        let prunes: Bool
    }

    /// The part of the row that has markers; `nil` if that is not known.
    private(set) var covered: ClosedRange<Double>?
}

extension SnapCoverage {
    /// Notes that the row may rest elsewhere than before.
    mutating func invalidate() {
        covered = nil
    }

    /// The row rests at an offset, or stands there while something else changes.
    ///
    /// - Parameter window: The length of the window, in points.
    mutating func rest(at offset: Double, window: Double) -> Change? {
        let reach = Self.resting * window
        if let covered, covered.contains(offset - Self.reserve * window),
            covered.contains(offset + Self.reserve * window),
            covered.upperBound - covered.lowerBound <= 2 * reach + 1
        {
            return nil
        }
        return cover((offset - reach)...(offset + reach), prunes: true)
    }

    /// The user has scrolled the row.
    mutating func move(from old: Double, to offset: Double, window: Double) -> Change? {
        let isForwards = offset >= old
        let edge = offset + (isForwards ? 1 : -1) * (1 + Self.reserve) * window
        if let covered, covered.contains(offset), covered.contains(edge) { return nil }
        let far = offset + (isForwards ? 1 : -1) * Self.ahead * window
        let near = offset - (isForwards ? 1 : -1) * Self.reserve * window
        return extend(by: min(near, far)...max(near, far))
    }

    /// The row is about to be sent to an offset.
    mutating func aim(at offset: Double, window: Double) -> Change? {
        let range = (offset - window / 2)...(offset + window / 2)
        if let covered, covered.contains(range.lowerBound), covered.contains(range.upperBound) { return nil }
        return extend(by: range)
    }

    private mutating func extend(by range: ClosedRange<Double>) -> Change? {
        if let covered, covered.overlaps(range) {
            let union = min(covered.lowerBound, range.lowerBound)...max(covered.upperBound, range.upperBound)
            return cover(union, prunes: false)
        }
        return cover(range, prunes: false)
    }

    private mutating func cover(_ range: ClosedRange<Double>, prunes: Bool) -> Change {
        covered = range
        return Change(range: range, prunes: prunes)
    }
}
