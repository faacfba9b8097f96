/// Decides for which part of a row the host must know the resting places.
///
/// A browser snaps to elements. A row of some thousand groups has no elements where its groups are not visible, so each
/// resting place near the window gets a marker. At rest the markers reach as far as a short swipe; while the user
/// swipes, more are added ahead, so that a fling finds a place to end at. None is removed before the row rests: a
/// browser that loses the element it snapped to selects another one.
///
/// The state machine decides and performs no effect. Offsets are those of the row, in points in the reading direction.
struct SnapCoverage: Equatable {
    /// The distance that markers cover on either side of a resting row, in lengths of its window.
    static var resting: Double { 1.5 }
    /// The minimum distance of the window from the end of the markers, in lengths of the window.
    static var reserve: Double { 1 }
    /// The distance that markers cover ahead of a moving row, in lengths of its window.
    static var ahead: Double { 4 }
    /// The maximum distance of an animated scroll, in lengths of the window.
    static var animated: Double { 8 }

    /// The change to be made.
    struct Change: Equatable {
        /// The part of the row that needs markers.
        let range: ClosedRange<Double>
        /// Whether markers outside of it are removed.
        let prunes: Bool
    }

    /// The part of the row that has markers; `nil` if it is not known.
    private(set) var covered: ClosedRange<Double>?
}

extension SnapCoverage {
    /// Marks the resting places as changed.
    mutating func invalidate() {
        covered = nil
    }

    /// The row rests at an offset, or has it while something else changes.
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

    /// The row is about to be scrolled to an offset.
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
