/// Where the device says it is.
public enum HostPositionAnswer: Equatable, Sendable {
    /// The place, and how far it may be off, in metres.
    case found(Coordinate, accuracy: Double)
    /// The user does not want the app to know, now or for good.
    case refused
    /// The device does not know, has no way to find out, or took too long.
    case unavailable
}
