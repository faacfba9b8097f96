/// What is on the ground of the city, as responses name it.
public enum GroundKindContract: RawRepresentable, CaseIterable, Sendable {
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

    /// The kind of a word; `nil` for one that is not known.
    public init?(rawValue: String) {
        let known = Self.allCases.first { $0.rawValue.utf8.elementsEqual(rawValue.utf8) }
        guard let known else { return nil }
        self = known
    }

    /// The word in responses.
    public var rawValue: String {
        switch self {
        case .land: "land"
        case .park: "park"
        case .water: "water"
        case .stream: "stream"
        case .building: "building"
        case .path: "path"
        case .street: "street"
        case .road: "road"
        case .railway: "railway"
        case .boundary: "boundary"
        }
    }
}
