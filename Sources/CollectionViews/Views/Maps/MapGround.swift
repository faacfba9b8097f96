import CollectionGeometry

/// The features of a map: one drawing for each kind, in the order of the kinds.
final class MapGround: View {
    private var features: [[MapFeature]]
    private let drawings: [Drawing]

    init() {
        features = Array(repeating: [], count: MapFeature.Kind.allCases.count)
        drawings = MapFeature.Kind.allCases.map { Drawing(styleClasses: ["map-feature", $0.styleClass]) }
        super.init(.box, styleClasses: ["map-ground"])
        for drawing in drawings { addSubview(drawing) }
    }

    func setFeatures(_ all: [MapFeature]) {
        for index in features.indices { features[index].removeAll() }
        for feature in all { features[Int(feature.kind.rawValue)].append(feature) }
    }

    /// Draws the features within a rectangle of the unit square.
    ///
    /// Corners closer than half a point to the preceding one are omitted: they are not visible.
    ///
    /// - Complexity: O(*n*) in the number of features and the corners of those drawn.
    func draw(_ camera: MapCamera, in visible: Rect) {
        for (index, drawing) in drawings.enumerated() {
            var path = BezierPath()
            for feature in features[index] where feature.bounds.intersects(visible) {
                for part in feature.parts { path.append(outline(of: part, feature.kind.isArea, camera)) }
            }
            drawing.path = path
        }
    }

    private func outline(of corners: [Point], _ isArea: Bool, _ camera: MapCamera) -> BezierPath {
        var points: [Point] = []
        for (index, corner) in corners.enumerated() {
            let location = camera.location(of: corner)
            if let last = points.last, index < corners.count - 1 {
                let (dx, dy) = (location.x - last.x, location.y - last.y)
                if dx * dx + dy * dy < 0.25 { continue }
            }
            points.append(location)
        }
        return BezierPath(lines: points, isClosed: isArea)
    }
}
