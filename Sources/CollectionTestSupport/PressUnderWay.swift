import CollectionGeometry
import CollectionViews

/// The press of a finger or a mouse that is under way, as a page knows it.
struct PressUnderWay {
    /// What was pressed; `.none` while nothing is.
    private(set) var node: NodeID = .none
    /// The last that was reported of the press.
    private(set) var last = HostPress(.cancelled, at: .zero)
    /// Whether the app has claimed the press, so that its end activates nothing.
    private(set) var isClaimed = false
    /// Whether the app wants to hear of the press.
    var isTaken = false
    private var start = Point.zero
}

extension PressUnderWay {
    /// Whether an end now would be a tap or a click.
    var isTap: Bool { !isClaimed && last.button == .primary && last.windowLocation == start }

    mutating func begin(_ press: HostPress, on node: NodeID) {
        self = PressUnderWay(node: node, last: press, start: press.windowLocation)
    }

    /// Goes on to another phase, at a place in the view and in the window. The time stays without a new one.
    mutating func change(to phase: HostPress.Phase, at location: Point, _ windowLocation: Point, _ time: Double?) {
        last.phase = phase
        last.location = location
        last.windowLocation = windowLocation
        last.time = time ?? last.time
    }

    mutating func claim() { isClaimed = node != .none }

    mutating func end() {
        node = .none
        isTaken = false
        isClaimed = false
    }
}
