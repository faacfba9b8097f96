import Foundation

extension City {
    /// The step in which lines are walked along, in metres.
    private static let step = 20.0
    /// Pieces of streets that are shorter are not built.
    private static let shortest = 70.0

    /// The lines of a quarter's grid, as the pieces that nothing stands in the way of.
    static func streets(of quarter: CityQuarter, _ generator: inout SplitMix64) -> [[CityStreet.Piece]] {
        let place = CityPlace.all[quarter.place]
        let center = quarter.center
        let direction = atan2(center.y, center.x) + generator.number(in: -0.5...0.5)
        let grid = Grid(origin: center, direction: direction, around: quarter.edge)
        let obstacles = Obstacles(near: center, reach: quarter.edge.map { $0.distance(to: center) }.max() ?? 0)
        var streets: [[CityStreet.Piece]] = []
        for isAcross in [false, true] {
            let gap = isAcross ? place.block.length : place.block.width
            let (aside, along) = isAcross ? (grid.u, grid.v) : (grid.v, grid.u)
            var position = aside.lowerBound + gap * 0.6
            while position < aside.upperBound {
                let fixed = position
                let pieces = pieces(along, crossing: isAcross ? place.block.width : place.block.length, &generator) {
                    let point = isAcross ? grid.point(fixed, $0) : grid.point($0, fixed)
                    return obstacles.leaveFree(point) && quarter.contains(point) ? point : nil
                }
                if !pieces.isEmpty { streets.append(pieces) }
                position += gap * generator.number(in: 0.8...1.25)
            }
        }
        return streets
    }

    /// Walks along a line and returns the pieces on which it is free. Here and there a block is left without its street.
    private static func pieces(
        _ range: ClosedRange<Double>, crossing: Double, _ generator: inout SplitMix64,
        free: (Double) -> CityPoint?
    ) -> [CityStreet.Piece] {
        var pieces: [CityStreet.Piece] = []
        var start: Double?
        var at = range.lowerBound
        var skipped = at
        func end(_ last: Double) {
            if let first = start, last - first >= shortest, let from = free(first), let to = free(last) {
                pieces.append(
                    CityStreet.Piece(
                        start: from, end: to, offset: first - range.lowerBound,
                        price: price(at: from.toward(to, 0.5))))
            }
            start = nil
        }
        while at <= range.upperBound {
            if generator.chance(0.1 * step / crossing) { skipped = at + crossing }
            let isFree = at >= skipped && free(at) != nil
            if isFree, start == nil { start = at > skipped ? edge(from: at, to: at - step, free) : at }
            if !isFree, start != nil { end(at > skipped ? edge(from: at - step, to: at, free) : at - step) }
            at += step
        }
        end(at - step)
        return pieces
    }

    /// Halves the step in which a line ceases to be free, to half a metre or so.
    private static func edge(from inside: Double, to outside: Double, _ free: (Double) -> CityPoint?) -> Double {
        var (inside, outside) = (inside, outside)
        for _ in 0..<5 {
            let middle = (inside + outside) / 2
            if free(middle) == nil { outside = middle } else { inside = middle }
        }
        return inside
    }

    /// What a square metre costs at a point: much in the middle and at the water, less at the railway.
    private static func price(at point: CityPoint) -> Double {
        var price = 1_750 + 2_950 * exp(-point.length / 2_500)
        if min(river.distance(to: point), lake.distance(to: point)) < 220 { price *= 1.12 }
        if parks.contains(where: { $0.distance(to: point) < 160 }) { price *= 1.06 }
        if railway.distance(to: point) < 90 { price *= 0.88 }
        return price
    }

    /// A frame that is turned against the map.
    private struct Grid {
        let origin: CityPoint
        let direction: Double
        var u = 0.0...0.0
        var v = 0.0...0.0

        init(origin: CityPoint, direction: Double, around points: [CityPoint]) {
            self.origin = origin
            self.direction = direction
            let (c, s) = (cos(direction), sin(direction))
            let us = points.map { ($0.x - origin.x) * c + ($0.y - origin.y) * s }
            let vs = points.map { ($0.y - origin.y) * c - ($0.x - origin.x) * s }
            u = (us.min() ?? 0)...(us.max() ?? 0)
            v = (vs.min() ?? 0)...(vs.max() ?? 0)
        }

        func point(_ u: Double, _ v: Double) -> CityPoint {
            let (c, s) = (cos(direction), sin(direction))
            return CityPoint(origin.x + u * c - v * s, origin.y + u * s + v * c)
        }
    }

    /// What streets do not lead through, as far as it is near.
    private struct Obstacles {
        private let parks: [CityBlob]

        init(near center: CityPoint, reach: Double) {
            parks = City.parks.filter { $0.center.distance(to: center) < reach + $0.reach }
        }

        func leaveFree(_ point: CityPoint) -> Bool {
            City.river.distance(to: point) > 25 && City.railway.distance(to: point) > 14
                && City.lake.distance(to: point) > 40 && !parks.contains { $0.distance(to: point) < 0 }
        }
    }
}
