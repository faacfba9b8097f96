import CollectionGeometry

/// One press on a cell from its beginning to its end, the item it is on, and what it became. It decides and performs no
/// effect.
///
/// Every interaction is shown the press until one of them claims it; from then on it belongs to that one alone.
struct PressSession {
    /// What a press became.
    enum Outcome {
        /// Nothing yet: it may be a tap, or be claimed.
        case undecided
        /// It has closed something of an interaction: unless it is claimed, it does nothing else.
        case spent(any CollectionViewInteraction)
        /// A gesture of an interaction.
        case claimed(any CollectionViewInteraction)
        /// A long press, which the owner was told of.
        case longPress
    }

    /// How far a pointer may stray and still hold still, in points: fingers are less steady than mice.
    static func slop(of pointer: HostPress.Pointer) -> Double { pointer == .mouse ? 4 : 10 }

    /// The innermost node that was pressed.
    let target: NodeID
    /// The item.
    let item: ElementHandle
    /// The report of the beginning.
    let start: HostPress
    /// The newest report.
    private(set) var last: HostPress
    /// What the press became.
    private(set) var outcome = Outcome.undecided
    /// Whether the pointer has strayed farther than one that holds still.
    private(set) var hasStrayed = false

    /// Begins with the report of a press that began.
    init(_ press: HostPress, on target: NodeID, item: ElementHandle) {
        self.target = target
        self.item = item
        start = press
        last = press
    }
}

extension PressSession {
    /// The path of the item; `nil` if it is gone.
    var indexPath: IndexPath? { item.indexPath }

    /// The interaction that has the press for itself.
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

    /// How far the pointer has come since the beginning, in points on the screen.
    var translation: Point {
        last.windowLocation.offsetBy(dx: -start.windowLocation.x, dy: -start.windowLocation.y)
    }

    /// Takes another report of the press.
    mutating func follow(_ press: HostPress) {
        last = press
        let slop = Self.slop(of: press.pointer)
        let distance = translation
        if distance.x * distance.x + distance.y * distance.y > slop * slop { hasStrayed = true }
    }

    /// Settles what the press is. Does nothing once it cannot be claimed any more.
    mutating func become(_ outcome: Outcome) {
        if isOpen { self.outcome = outcome }
    }
}
