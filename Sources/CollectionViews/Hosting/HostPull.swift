/// A pull of a scroller beyond the start of its content by a finger. Only scrollers with the style class `is-pullable`
/// are reported: at most one report per frame while the finger moves, and one when it is lifted.
public struct HostPull: Equatable, Sendable {
    /// The phase of the pull.
    public var phase: Phase
    /// The distance pulled beyond the start of the content, in points; 0 where the finger has moved back.
    public var distance: Double

    /// Creates a report; the distance is in points.
    public init(_ phase: Phase, distance: Double) {
        self.phase = phase
        self.distance = distance
    }
}
