import CollectionGeometry

/// An item that the view is on its way to.
///
/// Where an item stands changes while rows are measured on the way and around it. So the target is looked at again after
/// every pass, until the item is where it is wanted and nothing near it is unmeasured. It decides and performs no effect.
struct ScrollTarget {
    /// Where the item is wanted.
    enum Place: Equatable {
        /// At one of the usual positions.
        case position(CollectionView.ScrollPosition)
        /// With its top edge so far below the top of the view, in points.
        case distance(Double)
    }

    /// What is to be done next.
    enum Action: Equatable {
        /// Nothing more: the item is where it is wanted, or cannot be brought there.
        case finish
        /// Show the content at an offset at once, and look again.
        case jump(Double)
        /// Let the host scroll to an offset.
        case animate(Double)
        /// Wait for sizes or for the host.
        case wait
    }

    /// The limit of changes of the offset on the way.
    static var maximumRounds: Int { 24 }

    /// The item.
    let element: ElementHandle
    /// Where it is wanted.
    let place: Place
    private(set) var isAnimated: Bool
    private var commanded: Double?
    private var rounds = 0

    init(_ element: ElementHandle, place: Place, isAnimated: Bool) {
        self.element = element
        self.place = place
        self.isAnimated = isAnimated
    }
}

extension ScrollTarget {
    /// A pass has been made.
    ///
    /// - Parameters:
    ///   - wanted: The offset at which the item is where it is wanted, as far as known.
    ///   - current: The offset of the content.
    ///   - isSettled: Whether all that is displayed has been measured.
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
        if abs(wanted - current) < 0.01 { return isSettled ? .finish : .wait }
        rounds += 1
        return .jump(wanted)
    }

    /// The content moves by the host's doing. Returns whether the target still holds: a user who goes elsewhere is let go.
    mutating func scrolled(from old: Double, to new: Double) -> Bool {
        guard let commanded else { return false }
        return abs(commanded - new) <= abs(commanded - old) + 1
    }

    /// Scrolling has come to rest. Returns whether the target still holds: if so, only what sizes change is corrected.
    mutating func ended(at offset: Double) -> Bool {
        guard isAnimated else { return true }
        guard let commanded, abs(commanded - offset) <= 1 else { return false }
        isAnimated = false
        return true
    }
}
