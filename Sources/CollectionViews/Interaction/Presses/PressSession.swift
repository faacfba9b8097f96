import CollectionGeometry

/// One press on a cell from its beginning to its end, its item, and its outcome. It decides and performs no effect.
///
/// Every interaction receives the press until one of them claims it; from then on only that one does.
struct PressSession {
    /// The outcome of a press.
    enum Outcome {
        /// Undecided: it may become a tap, or be claimed.
        case undecided
        /// It has dismissed something of an interaction: unless it is claimed, it has no other effect.
        case spent(any CollectionViewInteraction)
        /// A gesture of an interaction.
        case claimed(any CollectionViewInteraction)
        /// A long press, which was reported to the delegate.
        case longPress
    }

    /// The distance that a pointer may move and still count as held still, in points: a finger is less steady than a
    /// mouse.
    static func slop(of pointer: HostPress.Pointer) -> Double { pointer == .mouse ? 4 : 10 }

    /// The innermost node that was pressed.
    let target: NodeID
    /// The item.
    let item: ElementHandle
    /// The first report.
    let start: HostPress
    /// The newest report.
    private(set) var last: HostPress
    /// The outcome of the press.
    private(set) var outcome = Outcome.undecided
    /// Whether the pointer has moved farther than ``slop(of:)``.
    private(set) var hasStrayed = false

    /// Begins with the first report of a press.
    init(_ press: HostPress, on target: NodeID, item: ElementHandle) {
        self.target = target
        self.item = item
        start = press
        last = press
    }
}

extension PressSession {
    /// The path of the item; `nil` if it was removed.
    var indexPath: IndexPath? { item.indexPath }

    /// The interaction that has claimed the press.
    var claimant: (any CollectionViewInteraction)? {
        if case .claimed(let claimant) = outcome { claimant } else { nil }
    }

    /// Whether the press can still be claimed.
    var isOpen: Bool {
        switch outcome {
        case .undecided, .spent: true
        case .claimed, .longPress: false
        }
    }

    /// The distance of the pointer from its start, in points of the window.
    var translation: Point {
        last.windowLocation.offsetBy(dx: -start.windowLocation.x, dy: -start.windowLocation.y)
    }

    /// Follows the next report of the press.
    mutating func follow(_ press: HostPress) {
        last = press
        let slop = Self.slop(of: press.pointer)
        let distance = translation
        if distance.x * distance.x + distance.y * distance.y > slop * slop { hasStrayed = true }
    }

    /// Sets the outcome of the press. Does nothing once it cannot be claimed.
    mutating func become(_ outcome: Outcome) {
        if isOpen { self.outcome = outcome }
    }
}
