/// The response to a request for the position of the device.
public enum HostPositionResponse: Equatable, Sendable {
    /// The position, and its accuracy in metres.
    case found(Coordinate, accuracy: Double)
    /// The user has denied permission, once or permanently.
    case refused
    /// The position is unknown, the device cannot determine it, or the request timed out.
    case unavailable
}
