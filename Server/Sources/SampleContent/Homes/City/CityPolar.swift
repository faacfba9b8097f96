import Foundation

/// A point as the plan of the city knows it: how far out, and in which direction. Circles of the plan are dented rings
/// on the ground, and its rays are roads that bend.
struct CityPolar: Sendable {
    /// How far out, in metres of a city without dents.
    var radius: Double
    /// The direction, from 0 to 2π, anticlockwise from the east.
    var angle: Double

    init(radius: Double, angle: Double) {
        self.radius = radius
        self.angle = angle
    }
}

extension CityPolar {
    init(_ point: CityPoint) {
        let length = point.length
        let direction = atan2(point.y, point.x)
        radius = length / Self.dent(direction)
        angle = Self.wrapped(direction - Self.bend(length))
    }

    /// The point on the ground. Few rounds suffice, since dents and bends are slight.
    var point: CityPoint {
        var direction = angle
        var length = radius
        for _ in 0..<8 {
            length = radius * Self.dent(direction)
            direction = angle + Self.bend(length)
        }
        return CityPoint(length * cos(direction), length * sin(direction))
    }

    /// An angle from 0 to 2π.
    static func wrapped(_ angle: Double) -> Double {
        let rest = angle.truncatingRemainder(dividingBy: 2 * .pi)
        return rest < 0 ? rest + 2 * .pi : rest
    }

    private static func dent(_ direction: Double) -> Double {
        1 + 0.07 * sin(2 * direction + 1) + 0.05 * sin(3 * direction + 2.2) + 0.02 * sin(5 * direction)
    }

    private static func bend(_ length: Double) -> Double { 0.13 * sin(length / 1_500 + 0.4) }
}
