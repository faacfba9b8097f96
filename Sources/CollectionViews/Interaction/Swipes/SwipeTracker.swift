import CollectionGeometry

/// The offset of a swiped cell's content. It decides and performs no effect.
///
/// Lengths are points in the reading direction: content moved towards its trailing edge, which reveals the actions at
/// the leading edge, has a positive offset.
struct SwipeTracker {
    /// The edge at which actions are revealed.
    enum Edge: UInt8, Equatable, Sendable, CaseIterable {
        /// The start in the reading direction.
        case leading
        /// The end in the reading direction.
        case trailing

        /// The sign of an offset that reveals the edge.
        var sign: Double { self == .leading ? 1 : -1 }
    }

    /// The actions at an edge.
    struct Side {
        /// The width of the actions, in points; 0 without actions.
        var length = 0.0
        /// Whether a full swipe performs the first action.
        var allowsFull = false
    }

    private enum State {
        /// Nothing is revealed.
        case closed
        /// The content follows the pointer, which grabbed it at an offset.
        case tracking(from: Double)
        /// The actions of an edge are revealed.
        case open(Edge)
        /// The first action of an edge is being performed, and fills the cell.
        case full(Edge)
    }

    /// The destination of released content.
    enum Rest: Equatable {
        /// The content returns to its place.
        case closed
        /// The content stays aside, with the actions revealed.
        case open(Edge)
        /// The content moves out of sight, and the first action is performed.
        case full(Edge)
    }

    /// The minimum speed at which the direction of a flick decides, in points per millisecond.
    static var flick: Double { 0.3 }
    /// The fraction of the cell's width from which on a release performs the first action.
    static var fullShare: Double { 0.6 }

    let leading: Side
    let trailing: Side
    let width: Double
    /// The current offset of the content.
    private(set) var offset = 0.0
    private var state = State.closed
    private var samples: [(time: Double, offset: Double)] = []

    /// Creates a tracker for a cell of a width, in points.
    init(leading: Side, trailing: Side, width: Double) {
        self.leading = leading
        self.trailing = trailing
        self.width = width
    }
}

extension SwipeTracker {
    /// Whether the content follows the pointer.
    var isTracking: Bool { if case .tracking = state { true } else { false } }

    /// The edge whose actions are visible.
    var edge: Edge? { offset == 0 ? nil : offset > 0 ? .leading : .trailing }

    /// Whether a release now would perform the first action.
    var isFull: Bool {
        if case .full = state { return true }
        guard isTracking, let edge, side(edge).allowsFull else { return false }
        return abs(offset) >= width * Self.fullShare
    }

    /// The actions at an edge.
    func side(_ edge: Edge) -> Side { edge == .leading ? leading : trailing }

    /// Whether a movement begins a swipe: it is horizontal, and there are actions to reveal or close.
    func begins(with translation: Double, across: Double) -> Bool {
        guard abs(translation) > abs(across) * 1.2 else { return false }
        return offset != 0 || side(translation > 0 ? .leading : .trailing).length > 0
    }

    /// The pointer grabs the content.
    mutating func grab() {
        state = .tracking(from: offset)
        samples = []
    }

    /// The pointer has moved by a distance since it grabbed the content, at a time in milliseconds.
    mutating func move(by translation: Double, at time: Double) {
        guard case .tracking(let start) = state else { return }
        offset = resisted(start + translation)
        samples.append((time, offset))
        while let first = samples.first, time - first.time > 100 { samples.removeFirst() }
    }

    /// The pointer releases the content, at a time in milliseconds. Returns the destination of the content.
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

    /// Reveals the actions of an edge.
    mutating func open(_ edge: Edge) {
        state = .open(edge)
        offset = edge.sign * side(edge).length
    }

    /// Closes the actions.
    mutating func close() {
        state = .closed
        offset = 0
        samples = []
    }

    /// The offset for a wanted one: beyond the actions, resistance grows with the distance.
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
