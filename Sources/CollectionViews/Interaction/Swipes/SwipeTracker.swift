import CollectionGeometry

/// How far the content of a cell is pushed aside. It decides and performs no effect.
///
/// Lengths are points in the reading direction: content pushed towards its trailing edge, which uncovers the actions at the
/// leading edge, has a positive offset.
struct SwipeTracker: Equatable {
    /// The edge at which actions are uncovered.
    enum Edge: UInt8, Equatable, Sendable, CaseIterable {
        /// Where reading begins.
        case leading
        /// Where reading ends.
        case trailing

        /// The sign of an offset that uncovers the edge.
        var sign: Double { self == .leading ? 1 : -1 }
    }

    /// What there is to uncover at an edge.
    struct Side: Equatable {
        /// How wide the actions are; 0 where there are none.
        var length = 0.0
        /// Whether pushing on performs the first one.
        var allowsFull = false
    }

    private enum State: Equatable {
        /// Nothing is uncovered.
        case closed
        /// The content follows the pointer, which took hold of it at an offset.
        case tracking(from: Double)
        /// The actions of an edge are uncovered.
        case open(Edge)
        /// The first action of an edge is being performed, and takes up all.
        case full(Edge)
    }

    /// Where the content goes when it is let go of.
    enum Rest: Equatable {
        /// Back.
        case closed
        /// Aside, so that the actions are uncovered.
        case open(Edge)
        /// Out of sight, and the first action is performed.
        case full(Edge)
    }

    /// From which speed on a flick decides, in points a millisecond.
    static var flick: Double { 0.3 }
    /// The share of the cell from which on letting go performs the first action.
    static var fullShare: Double { 0.6 }

    let leading: Side
    let trailing: Side
    let width: Double
    /// How far the content is pushed aside now.
    private(set) var offset = 0.0
    private var state = State.closed
    private var samples: [(time: Double, offset: Double)] = []

    /// Creates a tracker for a cell of a width.
    init(leading: Side, trailing: Side, width: Double) {
        self.leading = leading
        self.trailing = trailing
        self.width = width
    }

    static func == (left: SwipeTracker, right: SwipeTracker) -> Bool {
        left.leading == right.leading && left.trailing == right.trailing && left.width == right.width
            && left.offset == right.offset && left.state == right.state
    }
}

extension SwipeTracker {
    /// Whether the content follows the pointer.
    var isTracking: Bool { if case .tracking = state { true } else { false } }

    /// The edge whose actions are seen.
    var edge: Edge? { offset == 0 ? nil : offset > 0 ? .leading : .trailing }

    /// Whether letting go now would perform the first action.
    var isFull: Bool {
        if case .full = state { return true }
        guard isTracking, let edge, side(edge).allowsFull else { return false }
        return abs(offset) >= width * Self.fullShare
    }

    /// What there is at an edge.
    func side(_ edge: Edge) -> Side { edge == .leading ? leading : trailing }

    /// Whether a movement is the beginning of a swipe: to the side, and where there is something to uncover or to cover.
    func begins(with translation: Double, across: Double) -> Bool {
        guard abs(translation) > abs(across) * 1.2 else { return false }
        return offset != 0 || side(translation > 0 ? .leading : .trailing).length > 0
    }

    /// The pointer takes hold of the content.
    mutating func grab() {
        state = .tracking(from: offset)
        samples = []
    }

    /// The pointer has moved by a distance since it took hold.
    mutating func move(by translation: Double, at time: Double) {
        guard case .tracking(let start) = state else { return }
        offset = resisted(start + translation)
        samples.append((time, offset))
        while let first = samples.first, time - first.time > 100 { samples.removeFirst() }
    }

    /// The pointer lets go. Returns where the content goes.
    mutating func release(at time: Double) -> Rest {
        guard case .tracking = state else { return .closed }
        guard let edge else {
            close()
            return .closed
        }
        if isFull {
            state = .full(edge)
            offset = edge.sign * width
            return .full(edge)
        }
        let speed = velocity(at: time) * edge.sign
        let isOpening = abs(speed) > Self.flick ? speed > 0 : abs(offset) > side(edge).length / 2
        guard isOpening, side(edge).length > 0 else {
            close()
            return .closed
        }
        open(edge)
        return .open(edge)
    }

    /// Uncovers the actions of an edge.
    mutating func open(_ edge: Edge) {
        state = .open(edge)
        offset = edge.sign * side(edge).length
    }

    /// Covers everything.
    mutating func close() {
        state = .closed
        offset = 0
        samples = []
    }

    /// Where the content is when the pointer wants it somewhere: beyond the actions it follows more and more reluctantly.
    private func resisted(_ wanted: Double) -> Double {
        let edge: Edge = wanted > 0 ? .leading : .trailing
        let side = side(edge)
        let length = abs(wanted)
        if length <= side.length || (side.allowsFull && side.length > 0) { return edge.sign * Swift.min(length, width) }
        let surplus = length - side.length
        return edge.sign * (side.length + width * surplus * 0.4 / (width + surplus * 0.4) * 0.5)
    }

    private func velocity(at time: Double) -> Double {
        guard let first = samples.first, let last = samples.last, last.time > first.time, time - last.time < 60 else {
            return 0
        }
        return (last.offset - first.offset) / (last.time - first.time)
    }
}
