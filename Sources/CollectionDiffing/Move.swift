/// An element that changes its place: where it stood in the old data and where it stands in the new.
///
/// Positions are indexes for a list and sections, and index paths for items.
///
/// ```swift
/// IndexChangeset(fromIDs: ["a", "b", "c"], toIDs: ["b", "c", "a"]).moves  // [Move(from: 0, to: 2)]
/// ```
public struct Move<Position: Hashable & Sendable>: Hashable, Sendable {
    /// The position before all changes.
    public var from: Position
    /// The position after all changes.
    public var to: Position

    /// Creates a move from a position before all changes to one after all changes.
    @inlinable
    public init(from: Position, to: Position) {
        self.from = from
        self.to = to
    }
}

extension Move {
    /// The move that takes the element back.
    public var inverse: Move { Move(from: to, to: from) }
}
