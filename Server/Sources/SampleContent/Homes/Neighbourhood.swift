import Foundation
import PageServer
import PageStore

/// The homes around a place, by their distance on the sphere.
///
/// They are looked for in windows that grow, by the index of positions. A window reaches at least `radius` from the place in every
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
    /// - Complexity: O(*m* log *m*) in the number *m* of homes between the latitudes of a window that is little larger
    ///   than needed.
    func nearest(
        _ count: Int, after place: CursorPosition? = nil, in store: any StoreTransaction
    ) throws -> [CursorPosition] {
        let center = EarthDistance.between(latitude, longitude, CityPoint.latitude, CityPoint.longitude)
        guard center <= Self.limit else { return [] }
        var radius = max(250, Double(place?.key ?? 0) / 1_000 * 1.1)
        while true {
            let known = try positions(within: radius, in: store)
                .filter { position in place.map { ($0.key, $0.id) < (position.key, position.id) } ?? true }
            if known.count >= count || radius > 2 * Self.limit {
                return Array(known.sorted { ($0.key, $0.id) < ($1.key, $1.id) }.prefix(count))
            }
            radius *= 2
        }
    }

    /// All homes that are no further away than a radius.
    private func positions(within radius: Double, in store: any StoreTransaction) throws -> [CursorPosition] {
        let window = window(radius)
        let rectangle = HomePins.Rectangle(
            west: window.west, south: window.south, east: window.east, north: window.north)
        let rows = try store.rows("SELECT id, latitude, longitude FROM home WHERE \(rectangle.condition)")
        return try rows.compactMap { row -> CursorPosition? in
            let north = Double(try row.integer("latitude", as: Int.self))
            let east = Double(try row.integer("longitude", as: Int.self))
            let distance = EarthDistance.between(latitude, longitude, north / 100_000, east / 100_000)
            guard distance <= radius else { return nil }
            return CursorPosition(key: Int64((distance * 1_000).rounded()), id: try row.integer("id"))
        }
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
