/// A point of a drawing, in units of which 800 make the width and 1200 the height.
struct Vector: Equatable, Sendable {
    var x: Double
    var y: Double

    init(_ x: Double, _ y: Double) {
        self.x = x
        self.y = y
    }

    static func + (left: Vector, right: Vector) -> Vector { Vector(left.x + right.x, left.y + right.y) }
    static func - (left: Vector, right: Vector) -> Vector { Vector(left.x - right.x, left.y - right.y) }
    static func * (left: Vector, factor: Double) -> Vector { Vector(left.x * factor, left.y * factor) }

    /// The point on the other side of the vertical axis.
    var mirrored: Vector { Vector(-x, y) }

    /// The point on the way to another one.
    func toward(_ other: Vector, _ share: Double) -> Vector { self + (other - self) * share }
}
