/// A finger that pulls a scroller down beyond the start of its content. Only scrollers with the role `is-pullable` are
/// reported about: one report a frame at most while the finger moves, and one when it is lifted.
public struct HostPull: Equatable, Sendable {
    /// What the finger does.
    public var phase: Phase
    /// How far it has come since the content was at its start, in points; 0 where it has gone back.
    public var distance: Double

    /// Creates a report.
    public init(_ phase: Phase, distance: Double) {
        self.phase = phase
        self.distance = distance
    }
}
