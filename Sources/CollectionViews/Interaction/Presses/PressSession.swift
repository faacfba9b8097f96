import CollectionGeometry

/// One press on a cell from its beginning to its end, the item it is on, and the recogniser it belongs to. It decides and
/// performs no effect.
///
/// Every recogniser is shown the press until one of them claims it; from then on it belongs to that one alone.
struct PressSession {
    /// Who may have a press for itself.
    enum Claimant: UInt8, Equatable, Sendable, CaseIterable {
        /// The cell is pushed aside to uncover its actions.
        case swipe
        /// Items are selected one after the other as the pointer passes over them.
        case dragSelection
        /// A menu was opened by holding still.
        case contextMenu
        /// Somebody holds the item, and did something about it.
        case longPress
        /// The item is lifted, to be put down elsewhere.
        case reordering
    }

    /// How far a pointer may stray and still hold still, in points: fingers are less steady than mice.
    static func slop(of pointer: HostPress.Pointer) -> Double { pointer == .mouse ? 4 : 10 }

    /// The innermost node that was pressed.
    let target: NodeID
    /// The report of the beginning.
    let start: HostPress
    /// The newest report.
    private(set) var last: HostPress
    /// The item, by the path it has now.
    private(set) var indexPath: IndexPath
    /// Who has the press; `nil` while it can be claimed.
    private(set) var claimant: Claimant?
    /// Whether the pointer has strayed farther than one that holds still.
    private(set) var hasStrayed = false
    /// Whether the press has closed something already: unless it becomes a gesture, it does nothing else.
    var isSpent = false

    /// Begins with the report of a press that began.
    init(_ press: HostPress, on target: NodeID, at indexPath: IndexPath) {
        self.target = target
        start = press
        last = press
        self.indexPath = indexPath
    }
}

extension PressSession {
    /// How far the pointer has come since the beginning, in points on the screen.
    var translation: Point {
        last.windowLocation.offsetBy(dx: -start.windowLocation.x, dy: -start.windowLocation.y)
    }

    /// Takes another report of the press.
    mutating func follow(_ press: HostPress) {
        last = press
        let slop = Self.slop(of: press.pointer)
        let way = translation
        if way.x * way.x + way.y * way.y > slop * slop { hasStrayed = true }
    }

    /// Gives the press to a recogniser. Returns whether it has it: the first that asks does.
    mutating func claim(_ claimant: Claimant) -> Bool {
        guard self.claimant == nil else { return self.claimant == claimant }
        self.claimant = claimant
        return true
    }

    /// Follows the item over an update. Returns whether it is still there.
    mutating func carryOver(_ newPath: (IndexPath) -> IndexPath?) -> Bool {
        guard let path = newPath(indexPath) else { return false }
        indexPath = path
        return true
    }
}
