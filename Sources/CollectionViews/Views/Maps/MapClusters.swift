import CollectionGeometry

/// Annotations that are drawn as one pin because their pins would overlap.
struct MapCluster: Equatable {
    /// The indexes of the annotations, ascending.
    var members: [Int]
    /// The centroid of the annotations on the unit square.
    var center: Point
}

/// Clusters points that are closer than a distance: each joins the nearest existing cluster, or starts one.
///
/// The clusters depend on the scale alone, so that moving a map does not change its pins.
///
/// - Parameters:
///   - places: The points, on the unit square.
///   - distance: The minimum distance between two pins, in widths of the unit square.
/// - Complexity: O(*n*) for scattered points; O(*n* · *c*) with *c* clusters in the neighbourhood of each.
func clusters(of places: [Point], closerThan distance: Double) -> [MapCluster] {
    guard distance > 0 else {
        return places.indices.map { MapCluster(members: [$0], center: places[$0]) }
    }
    var clusters: [MapCluster] = []
    var origins: [Point] = []
    var cells = [MapCell: [Int]]()
    for (index, place) in places.enumerated() {
        let cell = MapCell(containing: place, width: distance)
        var best: (cluster: Int, distance: Double)?
        for neighbour in cell.neighbourhood {
            for candidate in cells[neighbour] ?? [] {
                let (dx, dy) = (origins[candidate].x - place.x, origins[candidate].y - place.y)
                let squared = dx * dx + dy * dy
                if squared < best?.distance ?? distance * distance { best = (candidate, squared) }
            }
        }
        if let best {
            clusters[best.cluster].members.append(index)
        } else {
            cells[cell, default: []].append(clusters.count)
            clusters.append(MapCluster(members: [index], center: place))
            origins.append(place)
        }
    }
    for index in clusters.indices where clusters[index].members.count > 1 {
        var sum = Point.zero
        for member in clusters[index].members { sum = sum.offsetBy(dx: places[member].x, dy: places[member].y) }
        let count = Double(clusters[index].members.count)
        clusters[index].center = Point(x: sum.x / count, y: sum.y / count)
    }
    return clusters
}

/// A square of a grid over the unit square.
struct MapCell: Hashable {
    var column: Int32
    var row: Int32

    init(column: Int32, row: Int32) {
        self.column = column
        self.row = row
    }

    init(containing point: Point, width: Double) {
        column = Self.index(point.x / width)
        row = Self.index(point.y / width)
    }

    /// The cell and the eight around it.
    var neighbourhood: [MapCell] {
        var cells: [MapCell] = []
        for x in -1...1 as ClosedRange<Int32> {
            for y in -1...1 as ClosedRange<Int32> { cells.append(MapCell(column: column &+ x, row: row &+ y)) }
        }
        return cells
    }

    private static func index(_ value: Double) -> Int32 {
        Int32(min(max(value.rounded(.down), -1_000_000_000), 1_000_000_000))
    }
}
