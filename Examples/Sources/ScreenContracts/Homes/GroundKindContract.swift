/// What is on the ground of the city, as responses name it.
public enum GroundKindContract: String, CaseIterable, Sendable {
    /// Land that is built over or open.
    case land
    /// A park.
    case park
    /// A river or a lake.
    case water
    /// A stream.
    case stream
    /// A building.
    case building
    /// A footpath.
    case path
    /// A street.
    case street
    /// A main road.
    case road
    /// A railway.
    case railway
    /// The edge of the city.
    case boundary
}
