public import CollectionGeometry

/// What pointers do on a surface: one report a frame at most while they move.
///
/// Two fingers are one pointer between them. When a finger comes or goes, the gesture ends and another begins, so that
/// nothing jumps.
public struct HostPointer: Equatable, Sendable {
    /// What a pointer does.
    public enum Phase: UInt8, Equatable, Sendable, CaseIterable {
        /// A mouse or pen is over the surface without pressing.
        case hovered
        /// The pointer was pressed, or the number of fingers changed.
        case began
        /// The pressed pointer moved.
        case moved
        /// The pointer was released.
        case ended
        /// The gesture is somebody else's, such as the scroller around the surface: undo what it did, or leave it.
        case cancelled
        /// A mouse or pen without anything pressed has left the surface.
        case left
        /// A wheel was turned with the control key, or two fingers were moved apart on a touch pad.
        case wheeled
        /// The pointer was pressed twice in a row.
        case pressedTwice
    }

    /// What the pointer does.
    public var phase: Phase
    /// Where it is, in points from the top left corner of the surface.
    public var location: Point
    /// The distance of two fingers, in points; 0 for one. For ``Phase/wheeled`` the way the wheel was turned, in points,
    /// negative away from the reader.
    public var span: Double

    /// Creates a report.
    public init(_ phase: Phase, at location: Point, span: Double = 0) {
        self.phase = phase
        self.location = location
        self.span = span
    }
}
