import Foundation

/// A point of the city, in metres east and north of its middle.
struct CityPoint: Equatable, Sendable {
    /// The latitude of the middle, in degrees.
    static let latitude = 52.1
    /// The longitude of the middle, in degrees.
    static let longitude = 13.2
    /// The length of a degree of latitude, in metres, on a sphere of the earth's mean radius.
    static let degree = EarthDistance.radius * .pi / 180

    private static let longitudeDegree = degree * cos(latitude * .pi / 180)

    /// Metres to the east.
    var x: Double
    /// Metres to the north.
    var y: Double

    init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }
}

extension CityPoint {
    /// The latitude, in hundred-thousandths of a degree.
    var latitude: Int { Int(((Self.latitude + y / Self.degree) * 100_000).rounded()) }
    /// The longitude, in hundred-thousandths of a degree.
    var longitude: Int { Int(((Self.longitude + x / Self.longitudeDegree) * 100_000).rounded()) }

    /// The point at a latitude and a longitude, in hundred-thousandths of a degree.
    init(latitude: Int, longitude: Int) {
        x = (Double(longitude) / 100_000 - Self.longitude) * Self.longitudeDegree
        y = (Double(latitude) / 100_000 - Self.latitude) * Self.degree
    }

    /// The distance from the middle.
    var length: Double { (x * x + y * y).squareRoot() }

    /// The distance from another point.
    func distance(to other: CityPoint) -> Double { (self - other).length }

    /// The point on the way to another one.
    func toward(_ other: CityPoint, _ share: Double) -> CityPoint { self + (other - self) * share }

    static func + (left: CityPoint, right: CityPoint) -> CityPoint { CityPoint(left.x + right.x, left.y + right.y) }
    static func - (left: CityPoint, right: CityPoint) -> CityPoint { CityPoint(left.x - right.x, left.y - right.y) }
    static func * (left: CityPoint, factor: Double) -> CityPoint { CityPoint(left.x * factor, left.y * factor) }
}
