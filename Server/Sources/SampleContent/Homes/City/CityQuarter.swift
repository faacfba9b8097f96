import Foundation

/// A part of a district between two rings and two rays, with a grid of streets of its own.
struct CityQuarter: Sendable {
    /// The position of the district in ``CityPlace/all``.
    let place: Int
    /// From which ring to which, in metres of the plan.
    let radii: ClosedRange<Double>
    /// From which ray to which; the end may exceed 2π.
    let angles: ClosedRange<Double>

    /// The rings: the boulevard, the ring road, the outer ring and the edge of the city.
    static let rings: [Double] = [850, 2_250, 3_750, 5_250]
    /// The rays between the districts within the ring road.
    static let innerRays: [Double] = [0.25, 1.75, 3.25, 4.8]
    /// The rays between the districts outside the ring road.
    static let outerRays: [Double] = [0.25, 1, 1.75, 2.6, 3.25, 4.1, 4.8, 5.7]
}

extension CityQuarter {
    /// All quarters, from the middle outwards.
    static let all: [CityQuarter] = {
        var quarters = split(from: 0.6, to: 0.6 + 2 * .pi, 3).map {
            CityQuarter(place: 0, radii: 0...rings[0], angles: $0)
        }
        for (index, start) in innerRays.enumerated() {
            let end = index + 1 < innerRays.count ? innerRays[index + 1] : innerRays[0] + 2 * .pi
            // Anticlockwise from the east: Chapel Hill, Garden Row, Southbank, Tannery.
            for angles in split(from: start, to: end, 2) {
                quarters.append(CityQuarter(place: 1 + index, radii: rings[0]...rings[1], angles: angles))
            }
        }
        for (index, start) in outerRays.enumerated() {
            let end = index + 1 < outerRays.count ? outerRays[index + 1] : outerRays[0] + 2 * .pi
            for (ring, parts) in [(1, 2), (2, 3)] {
                for angles in split(from: start, to: end, parts) {
                    quarters.append(
                        CityQuarter(place: 5 + index, radii: rings[ring]...rings[ring + 1], angles: angles))
                }
            }
        }
        return quarters
    }()

    /// Whether a point lies in it.
    func contains(_ point: CityPoint) -> Bool {
        let polar = CityPolar(point)
        guard radii.contains(polar.radius) else { return false }
        return angles.contains(polar.angle) || angles.contains(polar.angle + 2 * .pi)
    }

    /// The middle.
    var center: CityPoint {
        CityPolar(
            radius: (radii.lowerBound + radii.upperBound) / 2, angle: (angles.lowerBound + angles.upperBound) / 2
        ).point
    }

    /// Points along the edge.
    var edge: [CityPoint] {
        (0...16).flatMap { step in
            let share = Double(step) / 16
            let angle = angles.lowerBound + share * (angles.upperBound - angles.lowerBound)
            let radius = radii.lowerBound + share * (radii.upperBound - radii.lowerBound)
            return [
                CityPolar(radius: radii.lowerBound, angle: angle).point,
                CityPolar(radius: radii.upperBound, angle: angle).point,
                CityPolar(radius: radius, angle: angles.lowerBound).point,
                CityPolar(radius: radius, angle: angles.upperBound).point,
            ]
        }
    }

    private static func split(from start: Double, to end: Double, _ count: Int) -> [ClosedRange<Double>] {
        (0..<count).map { index in
            let step = (end - start) / Double(count)
            return start + step * Double(index)...start + step * Double(index + 1)
        }
    }
}

extension CityQuarter {
    /// Whether another quarter lies on the other side of an edge, not only of a corner.
    func borders(on other: CityQuarter) -> Bool {
        let sharesRing =
            radii.upperBound == other.radii.lowerBound || radii.lowerBound == other.radii.upperBound
        let sharesRay = radii == other.radii
        return [-2 * Double.pi, 0, 2 * .pi].contains { turn in
            let overlap =
                min(angles.upperBound, other.angles.upperBound + turn)
                - max(angles.lowerBound, other.angles.lowerBound + turn)
            return sharesRing && overlap > 0.05 || sharesRay && abs(overlap) < 0.001
        }
    }
}
