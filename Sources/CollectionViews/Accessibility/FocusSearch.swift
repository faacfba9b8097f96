import CollectionGeometry

/// Finds the item to which an arrow key moves the focus: the nearest visible place in its direction.
///
/// Items in line with the current one take precedence; among them the nearest wins, and among equally near ones the one
/// whose centre is nearest to the current one's across the direction.
struct FocusSearch {
    /// The direction of an arrow key, on the screen.
    enum Direction: Equatable {
        case left
        case right
        case up
        case down

        /// The axis of the movement.
        var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }
        /// Whether the movement leads towards larger coordinates.
        var isForwards: Bool { self == .right || self == .down }
    }

    /// An item and its visible frame.
    struct Candidate: Equatable {
        var indexPath: IndexPath
        var frame: Rect
    }

    /// The visible frame of the current item.
    let origin: Rect
    /// The direction of the arrow.
    let direction: Direction
    private var best: (rank: Rank, indexPath: IndexPath)?

    /// The precedence of an item: a smaller rank is better.
    private struct Rank {
        var isAside: Bool
        var distance: Double
        var offset: Double

        static func < (left: Rank, right: Rank) -> Bool {
            if left.isAside != right.isAside { return right.isAside }
            if abs(left.distance - right.distance) > 0.5 { return left.distance < right.distance }
            return left.offset < right.offset
        }
    }

    init(from origin: Rect, _ direction: Direction) {
        self.origin = origin
        self.direction = direction
    }
}

extension FocusSearch {
    /// The best of the considered items.
    var result: IndexPath? { best?.indexPath }

    /// Considers an item.
    mutating func consider(_ candidate: Candidate) {
        let axis = direction.axis
        let cross: Axis = axis == .horizontal ? .vertical : .horizontal
        let frame = candidate.frame
        let gap =
            direction.isForwards
            ? frame.min(along: axis) - origin.max(along: axis) : origin.min(along: axis) - frame.max(along: axis)
        // Items may overlap a little; one that begins beyond the centre of the origin still counts as ahead.
        guard gap > -origin.size[axis] / 2, gap > -frame.size[axis] / 2 else { return }
        let overlap =
            min(frame.max(along: cross), origin.max(along: cross))
            - max(frame.min(along: cross), origin.min(along: cross))
        let middle = (frame.min(along: cross) + frame.max(along: cross)) / 2
        let originMiddle = (origin.min(along: cross) + origin.max(along: cross)) / 2
        let offset = abs(middle - originMiddle)
        let isAside = overlap <= 0
        let rank = Rank(isAside: isAside, distance: isAside ? max(0, gap) + offset : max(0, gap), offset: offset)
        if let best, !(rank < best.rank) { return }
        best = (rank, candidate.indexPath)
    }
}
