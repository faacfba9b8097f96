public import CollectionGeometry

/// What pointers do on a surface: one report a frame at most while they move.
///
/// Two fingers are one pointer between them. When a finger comes or goes, the gesture ends and another begins, so that
/// nothing jumps.
public struct HostPointer: Equatable, Sendable {
    /// What the pointer does.
    public var phase: Phase
    /// Where it is, in points from the top left corner of the surface.
    public var location: Point
    /// The distance of two fingers, in points; 0 for one. For ``Phase/wheeled`` the way the wheel was turned, in points,
    /// negative away from the user.
    public var span: Double

    /// Creates a report.
    public init(_ phase: Phase, at location: Point, span: Double = 0) {
        self.phase = phase
        self.location = location
        self.span = span
    }
}
