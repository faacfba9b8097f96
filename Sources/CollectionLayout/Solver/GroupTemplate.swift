import CollectionGeometry

/// A full group with all its frames, as it is before anything has been measured.
struct GroupTemplate {
    var leaves: ContiguousArray<PlacedLeaf>
    var boxes: ContiguousArray<PlacedBox>
    var length: Double
    var breadth: Double
    /// How far the items and what is attached to them reach along the stacking axis, from the start of the group.
    var reach: Reach
    /// How far they reach across.
    var crossReach: Reach
    /// The reach of each ``blockSize`` leaves, so that few of a large group's leaves are looked at.
    var blocks: ContiguousArray<Reach>

    static let blockSize = 32

    /// The number of items of a full group.
    var capacity: Int { leaves.count }
}

/// A range of coordinates that may be empty or inside out, and grows.
struct Reach: Equatable {
    var lower = Double.infinity
    var upper = -Double.infinity

    /// Grows the range to take in the extent of a frame.
    mutating func include(_ frame: Rect, _ axis: Axis) {
        lower = min(lower, frame.min(along: axis))
        upper = max(upper, frame.max(along: axis))
    }

    /// Grows the range to take in another.
    mutating func include(_ other: Reach) {
        lower = min(lower, other.lower)
        upper = max(upper, other.upper)
    }

    /// The range, or nothing if it is empty.
    var orZero: Reach { lower.isFinite && upper.isFinite ? self : Reach(lower: 0, upper: 0) }
}
