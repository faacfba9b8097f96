import CollectionGeometry

/// A feature of a map: an area or a line, of a kind that the style sheet draws.
public struct MapFeature: Sendable {
    /// The kinds of features, in drawing order.
    public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
        /// Land that is built over or open; an area.
        case land
        /// A park or a wood; an area.
        case park
        /// A sea, lake or broad river; an area.
        case water
        /// A stream; a line.
        case stream
        /// A building; an area.
        case building
        /// A footpath; a line.
        case path
        /// A street; a line.
        case street
        /// A main road; a line.
        case road
        /// A railway; a line.
        case railway
        /// The edge of a district or country; a line.
        case boundary

        /// Whether the kind is an area, not a line.
        public var isArea: Bool {
            switch self {
            case .land, .park, .water, .building: true
            case .stream, .path, .street, .road, .railway, .boundary: false
            }
        }

        var styleClass: StyleClass {
            switch self {
            case .land: "map-land"
            case .park: "map-park"
            case .water: "map-water"
            case .stream: "map-stream"
            case .building: "map-building"
            case .path: "map-path"
            case .street: "map-street"
            case .road: "map-road"
            case .railway: "map-railway"
            case .boundary: "map-boundary"
            }
        }
    }

    /// The kind of the feature.
    public let kind: Kind
    /// The corners on the unit square, by part: the rings of an area, or the pieces of a line.
    let parts: [[Point]]
    /// The smallest rectangle around all corners, on the unit square.
    let bounds: Rect

    /// Creates a feature.
    ///
    /// - Parameters:
    ///   - kind: The kind of the feature.
    ///   - parts: The rings of an area, of which inner ones are holes, or the pieces of a line. The map closes the
    ///     rings. Parts of fewer than two corners are ignored.
    /// - Complexity: O(*n*) in the number of corners.
    public init(_ kind: Kind, parts: [[Coordinate]]) {
        self.kind = kind
        var projected: [[Point]] = []
        var bounds: (left: Double, top: Double, right: Double, bottom: Double)?
        for part in parts where part.count > 1 {
            var corners: [Point] = []
            corners.reserveCapacity(part.count)
            for coordinate in part {
                let corner = MapProjection.project(coordinate)
                corners.append(corner)
                let old = bounds ?? (corner.x, corner.y, corner.x, corner.y)
                bounds = (
                    min(old.left, corner.x), min(old.top, corner.y), max(old.right, corner.x), max(old.bottom, corner.y)
                )
            }
            projected.append(corners)
        }
        self.parts = projected
        let found = bounds ?? (0, 0, 0, 0)
        self.bounds = Rect(
            x: found.left,
            y: found.top,
            width: found.right - found.left,
            height: found.bottom - found.top
        )
    }
}

/// A place marked on a map.
public struct MapAnnotation: Equatable, Sendable {
    /// The identifier of the place, unique in the map.
    public var id: Int
    /// The location of the place.
    public var coordinate: Coordinate
    /// The name of the place for assistive technology.
    public var title: String
    /// The language of the title as a BCP 47 tag such as "en", where it is not that of the app; `nil` where it is.
    ///
    /// The name of the pin for assistive technology then has two parts, each in its language: the title, and the label, which the
    /// title need not repeat.
    public var titleLanguage: String?
    /// A short text that is drawn on the pin where there is room for it, such as a price; empty for a dot.
    public var label: String
    /// Whether the user has visited the place before. Its pin looks different, and its description says so.
    public var isVisited: Bool

    /// Creates a place.
    ///
    /// - Parameters:
    ///   - id: The identifier of the place, unique in the map.
    ///   - coordinate: The location of the place.
    ///   - title: The name of the place for assistive technology. Without a language of its own it should contain what the
    ///     label says.
    ///   - titleLanguage: The language of the title where it is not that of the app. The label is named beside the title then.
    ///   - label: A short text that is drawn on the pin where there is room for it; empty for a dot.
    ///   - isVisited: Whether the user has visited the place before.
    public init(
        id: Int, coordinate: Coordinate, title: String, titleLanguage: String? = nil, label: String = "",
        isVisited: Bool = false
    ) {
        self.id = id
        self.coordinate = coordinate
        self.title = title
        self.titleLanguage = titleLanguage
        self.label = label
        self.isVisited = isVisited
    }

    /// Whether both are the same place with the same texts, visited or not.
    public static func == (left: MapAnnotation, right: MapAnnotation) -> Bool {
        left.id == right.id && left.coordinate == right.coordinate && left.isVisited == right.isVisited
            && left.title.hasSameBytes(as: right.title) && left.label.hasSameBytes(as: right.label)
            && left.titleLanguage.hasSameBytes(as: right.titleLanguage)
    }
}
