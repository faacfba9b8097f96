/// An element that stays itself, by id, but whose content differs: its position in the old data and in the new.
///
/// The element may have moved as well. Both positions are given, because a batch needs the old one to find what is on
/// screen and the new one to configure it.
///
/// ```swift
/// for update in changes.updates { view.cell(at: update.old)?.show(newRows[update.new]) }
/// ```
public struct Update<Position: Hashable & Sendable>: Hashable, Sendable {
    /// The position of the outdated content, before all changes.
    public var old: Position
    /// The position of the current content, after all changes.
    public var new: Position

    /// Creates an update of the element at these two positions.
    @inlinable
    public init(old: Position, new: Position) {
        self.old = old
        self.new = new
    }
}

extension Update {
    /// The update that brings the old content back.
    public var inverse: Update { Update(old: new, new: old) }
}
