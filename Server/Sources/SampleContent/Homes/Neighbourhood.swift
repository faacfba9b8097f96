import Foundation
import GRDB
import PageServer

/// The homes around a place, by their distance on the sphere.
///
/// They are looked for in windows of the R*Tree that grow. A window reaches at least `radius` from the place in every
/// direction, so that what lies outside it is further away than `radius`: to the north and south because a degree of
/// latitude is equally long everywhere, to the west and east because a point whose longitude differs by *d* is at least
/// asin(sin *d* · cos *latitude*) away from the place, the distance of the meridian. Homes within `radius` are thus known
/// completely, and only they are taken from a window.
struct Neighbourhood: Equatable, Sendable {
    /// Homes further away from the middle of the city than this are none that a user would call near, in metres.
    static let limit = 50_000.0

    /// The latitude of the place, in degrees.
    let latitude: Double
    /// The longitude of the place, in degrees.
    let longitude: Double
}

extension Neighbourhood {
    /// What tells this place from others, for cursors.
    var key: String { "\(latitude),\(longitude)" }

    /// The nearest homes behind a place in the list. The key of a position is the distance in millimetres; homes that
    /// are equally far away follow each other by their numbers.
    ///
    /// - Complexity: O(*m* log *m*) in the number *m* of homes in a window that is little larger than needed.
    func nearest(
        _ count: Int, after place: CursorPosition? = nil, in database: Database
    ) throws -> [CursorPosition] {
        let center = EarthDistance.between(latitude, longitude, CityPoint.latitude, CityPoint.longitude)
        guard center <= Self.limit else { return [] }
        var radius = max(250, Double(place?.key ?? 0) / 1_000 * 1.1)
        while true {
            let known = try positions(within: radius, in: database)
                .filter { position in place.map { ($0.key, $0.id) < (position.key, position.id) } ?? true }
            if known.count >= count || radius > 2 * Self.limit {
                return Array(known.sorted { ($0.key, $0.id) < ($1.key, $1.id) }.prefix(count))
            }
            radius *= 2
        }
    }

    /// All homes that are no further away than a radius.
    private func positions(within radius: Double, in database: Database) throws -> [CursorPosition] {
        let window = window(radius)
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT id, south, west FROM homePosition
                WHERE west >= ? AND east <= ? AND south >= ? AND north <= ?
                """,
            arguments: [window.west, window.east, window.south, window.north])
        var positions: [CursorPosition] = []
        while let row = try rows.next() {
            let (north, east): (Int, Int) = (row[1], row[2])
            let distance = EarthDistance.between(
                latitude, longitude, Double(north) / 100_000, Double(east) / 100_000)
            if distance <= radius {
                positions.append(CursorPosition(key: Int64((distance * 1_000).rounded()), id: row[0]))
            }
        }
        return positions
    }

    /// A window that nothing within a radius lies outside of, in hundred-thousandths of a degree.
    func window(_ radius: Double) -> (west: Int, south: Int, east: Int, north: Int) {
        let angle = radius / EarthDistance.radius
        let sine = sin(angle) / max(cos(latitude * .pi / 180), 1e-9)
        let (north, east) = (angle * 180 / .pi, sine < 1 ? asin(sine) * 180 / .pi : 360)
        func low(_ degrees: Double) -> Int { Int((degrees * 100_000).rounded(.down)) }
        func high(_ degrees: Double) -> Int { Int((degrees * 100_000).rounded(.up)) }
        return (low(longitude - east), low(latitude - north), high(longitude + east), high(latitude + north))
    }
}
