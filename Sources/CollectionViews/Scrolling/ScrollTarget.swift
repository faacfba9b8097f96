import CollectionGeometry

/// An item to which the view scrolls.
///
/// The frame of an item changes while rows near it are measured. So the target is checked after every pass, until the
/// item is at its place and everything near it is measured. An item at a restored distance keeps its place beyond that, until the
/// user scrolls: what is above it may be loaded or measured at any time. The state machine decides and performs no effect.
struct ScrollTarget {
    /// The place of the item in the view.
    enum Place: Equatable {
        /// At a scroll position.
        case position(CollectionView.ScrollPosition)
        /// With its top edge at a distance below the top of the view, in points.
        case distance(Double)
    }

    /// The next action.
    enum Action: Equatable {
        /// Stop: the item is at its place, or cannot be moved there.
        case finish
        /// Scroll to an offset without animation, in points, and check again.
        case jump(Double)
        /// Scroll to an offset with an animation of the host, in points.
        case animate(Double)
        /// Wait for sizes or for the host.
        case wait
    }

    /// The maximum number of changes of the offset in succession, after which the item is given up.
    static var maximumRounds: Int { 24 }
    /// The distance, in points, by which the offset of a host that rounds to pixels may differ from a commanded one.
    static var roundingTolerance: Double { 1 }

    /// The item.
    let element: ElementHandle
    /// The place of the item in the view.
    let place: Place
    private(set) var isAnimated: Bool
    /// The offset of the last animation; for a restored item that of the last jump, or the one at which the item was in place.
    private var commanded: Double?
    private var rounds = 0

    init(_ element: ElementHandle, place: Place, isAnimated: Bool) {
        self.element = element
        self.place = place
        self.isAnimated = isAnimated
    }
}

extension ScrollTarget {
    /// Whether the item keeps its place until the user scrolls.
    var keepsPlace: Bool {
        if case .distance = place { true } else { false }
    }

    /// Chooses the action after a pass.
    ///
    /// - Parameters:
    ///   - wanted: The offset at which the item is at its place, as far as known, in points.
    ///   - current: The offset of the content, in points.
    ///   - isSettled: Whether everything displayed has been measured.
    mutating func next(wanted: Double, current: Double, isSettled: Bool) -> Action {
        guard rounds < Self.maximumRounds else { return .finish }
        if isAnimated {
            if commanded == wanted { return .wait }
            if commanded == nil, abs(wanted - current) < 0.5 {
                isAnimated = false
                return next(wanted: wanted, current: current, isSettled: isSettled)
            }
            commanded = wanted
            rounds += 1
            return .animate(wanted)
        }
        guard keepsPlace else {
            if abs(wanted - current) < 0.01 { return isSettled ? .finish : .wait }
            rounds += 1
            return .jump(wanted)
        }
        // Another offset within the tolerance is that of a host that rounds.
        let isInPlace = abs(wanted - current) <= (commanded == wanted ? Self.roundingTolerance : 0.01)
        rounds = isInPlace ? 0 : rounds + 1
        commanded = wanted
        return isInPlace ? .wait : .jump(wanted)
    }

    /// Follows a movement of the host. Returns whether the target still applies: a user who scrolls elsewhere cancels
    /// it. A movement of a point or less does not: hosts round the offset of a jump to pixels and report that.
    mutating func scrolled(from old: Double, to new: Double) -> Bool {
        guard let commanded else { return abs(new - old) <= Self.roundingTolerance }
        // The steps of a slow scroll are as short as those of rounding, so they are measured from the place and not one by one.
        let allowed = keepsPlace ? 0 : abs(commanded - old)
        return abs(commanded - new) <= allowed + Self.roundingTolerance
    }

    /// The scroller has stopped. Returns whether the target still applies: if so, only changes of sizes are corrected.
    mutating func ended(at offset: Double) -> Bool {
        guard isAnimated else { return true }
        guard let commanded, abs(commanded - offset) <= Self.roundingTolerance else { return false }
        isAnimated = false
        return true
    }
}
