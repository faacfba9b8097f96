import CollectionGeometry

/// The spherical Mercator projection onto a square of width 1: `x` increases to the east, `y` to the south.
///
/// The formulas are those of the EPSG registry, code 3857. The sine and the logarithm are implemented here, since
/// Embedded Swift has none; both are exact to about eleven digits, a tenth of a millimetre on the ground.
enum MapProjection {
    /// The latitude of the square's edge, in degrees.
    static var maximumLatitude: Double { 85.051128 }

    /// The point of the square for a coordinate. A value that is not finite counts as 0; the latitude is clamped to the
    /// square.
    static func project(_ coordinate: Coordinate) -> Point {
        let latitude = coordinate.latitude.isFinite ? coordinate.latitude : 0
        let longitude = coordinate.longitude.isFinite ? coordinate.longitude : 0
        let clamped = min(max(latitude, -maximumLatitude), maximumLatitude)
        let sine = sine(clamped * .pi / 180)
        let y = 0.5 - logarithm((1 + sine) / (1 - sine)) / (4 * .pi)
        return Point(x: (longitude + 180) / 360, y: y)
    }

    /// The coordinate of a point of the square.
    ///
    /// The latitude is found by bisection in 50 steps: the projection is monotonic.
    static func unproject(_ point: Point) -> Coordinate {
        var (low, high) = (-maximumLatitude, maximumLatitude)
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if project(Coordinate(latitude: middle, longitude: 0)).y > point.y { low = middle } else { high = middle }
        }
        return Coordinate(latitude: (low + high) / 2, longitude: point.x * 360 - 180)
    }

    /// The sine of an angle between -π/2 and π/2, in radians, by its Taylor series.
    static func sine(_ angle: Double) -> Double {
        let square = angle * angle
        var term = angle
        var sum = angle
        var divisor = 2.0
        while divisor < 24 {
            term *= -square / (divisor * (divisor + 1))
            sum += term
            divisor += 2
        }
        return sum
    }

    /// The natural logarithm of a finite number above 0: that of its exponent, and the series of the inverse hyperbolic
    /// tangent for its significand.
    static func logarithm(_ value: Double) -> Double {
        let ratio = (value.significand - 1) / (value.significand + 1)
        let square = ratio * ratio
        var power = ratio
        var sum = 0.0
        var divisor = 1.0
        while divisor < 40 {
            sum += power / divisor
            power *= square
            divisor += 2
        }
        return Double(value.exponent) * 0.693147180559945309417 + 2 * sum
    }
}
