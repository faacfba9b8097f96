/// Slots that stand next to each other in a leaf, and so in their sequence.
@usableFromInline
struct SlotRun: Hashable, Sendable {
    /// The leaf, or -1 when there are no more.
    @usableFromInline var leaf: Int
    /// The first place, counted over all leaves.
    @usableFromInline var start: Int
    /// The number of slots.
    @usableFromInline var count: Int

    /// No slots, and none after them.
    static var none: SlotRun { SlotRun(leaf: -1, start: 0, count: 0) }

    /// The place behind the last.
    @inlinable var end: Int { start &+ count }
}
