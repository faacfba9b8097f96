import Foundation

/// A river or a railway: a line with bends that crosses the whole map.
struct CityRibbon: Sendable {
    /// The direction, in radians anticlockwise from the east.
    let direction: Double
    /// How far it lies to the left of the middle, in metres.
    let offset: Double
    /// The bends: how far they reach to the side, and how long they are, in metres.
    let bends: [(reach: Double, length: Double, phase: Double)]
    /// Half of the width, in metres.
    let halfWidth: Double
}

extension CityRibbon {
    /// How far it is to the edge, in metres, about; negative inside.
    func distance(to point: CityPoint) -> Double {
        let (along, aside) = (
            point.x * cos(direction) + point.y * sin(direction), point.y * cos(direction) - point.x * sin(direction)
        )
        let slope = (position(along + 5) - position(along - 5)) / 10
        return abs(aside - position(along)) / (1 + slope * slope).squareRoot() - halfWidth
    }

    /// A point of the line, moved to its left.
    func point(at along: Double, aside: Double = 0) -> CityPoint {
        let slope = (position(along + 5) - position(along - 5)) / 10
        let length = (1 + slope * slope).squareRoot()
        let (u, v) = (along - aside * slope / length, position(along) + aside / length)
        return CityPoint(u * cos(direction) - v * sin(direction), u * sin(direction) + v * cos(direction))
    }

    private func position(_ along: Double) -> Double {
        bends.reduce(offset) { $0 + $1.reach * sin(along / $1.length + $1.phase) }
    }
}
