public import CollectionGeometry

/// An action of a pointer on a surface: at most one report per frame while it moves.
///
/// Two fingers are one pointer at their centre. When a finger is added or lifted, the gesture ends and another begins,
/// so that nothing jumps.
public struct HostPointer: Equatable, Sendable {
    /// The phase of the pointer.
    public var phase: Phase
    /// The location, in points from the top left corner of the surface.
    public var location: Point
    /// The distance of two fingers, in points; 0 for one. For ``Phase/wheeled`` the distance that the wheel was turned,
    /// in points, negative away from the user.
    public var span: Double

    /// Creates a report.
    ///
    /// - Parameters:
    ///   - phase: The phase of the pointer.
    ///   - location: The location, in points from the top left corner of the surface.
    ///   - span: The distance of two fingers or of a wheel, in points.
    public init(_ phase: Phase, at location: Point, span: Double = 0) {
        self.phase = phase
        self.location = location
        self.span = span
    }
}
