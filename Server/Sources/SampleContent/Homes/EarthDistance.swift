import Foundation

/// Distances on a sphere as large as the earth.
enum EarthDistance {
    /// The mean radius of the earth, in metres (IUGG).
    static let radius = 6_371_008.8

    /// The distance between two places given in degrees, in metres, by the haversine formula (Sinnott, "Virtues of the
    /// haversine", 1984).
    static func between(_ latitude: Double, _ longitude: Double, _ otherLatitude: Double, _ otherLongitude: Double)
        -> Double
    {
        let (first, second) = (latitude * .pi / 180, otherLatitude * .pi / 180)
        let north = sin((second - first) / 2)
        let east = sin((otherLongitude - longitude) * .pi / 360)
        let square = north * north + cos(first) * cos(second) * east * east
        return 2 * radius * asin(min(1, square.squareRoot()))
    }
}
