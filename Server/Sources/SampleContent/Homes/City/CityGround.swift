import CollectionPages
import Foundation
import PageServer
import ScreenContracts

/// What a map of the city shows, as JSON. Numbers are degrees with five decimal places, about a metre.
enum CityGround {
    /// The response, which never changes.
    static let shared: Representation = {
        var writer = JSONWriter()
        let ground = GroundContract(features: features.map { GroundFeatureContract($0) })
        writer.object { ground.write(to: &$0) }
        return Representation(
            writer.bytes, type: HomesFeature.mediaType, cacheControl: "public, max-age=3600"
        ).compressed()
    }()

    fileprivate struct Feature {
        let kind: GroundKindContract
        let parts: [[CityPoint]]
    }

    /// Streets are gathered by quarters, so that a map passes over those that are out of sight.
    private static var features: [Feature] {
        let extent = 9_000.0
        let land = [
            CityPoint(-extent, -extent), CityPoint(extent, -extent), CityPoint(extent, extent),
            CityPoint(-extent, extent),
        ]
        var features = [Feature(kind: .land, parts: [land])]
        features += City.parks.map { Feature(kind: .park, parts: [$0.ring($0.radius > 700 ? 72 : 40)]) }
        features.append(Feature(kind: .water, parts: [river]))
        features.append(Feature(kind: .water, parts: [City.lake.ring(56)]))
        features.append(Feature(kind: .stream, parts: [stream]))
        features += City.parks.map { Feature(kind: .path, parts: paths(through: $0)) }
        for group in Dictionary(grouping: City.shared.streets, by: \.quarter).sorted(by: { $0.key < $1.key }) {
            let parts = group.value.flatMap(\.pieces).map { [$0.start, $0.end] }
            features.append(Feature(kind: .street, parts: parts))
        }
        features.append(Feature(kind: .street, parts: seams))
        features += CityQuarter.rings.dropLast().map { Feature(kind: .road, parts: [ring($0)]) }
        features += CityQuarter.outerRays.map { Feature(kind: .road, parts: [ray($0, from: CityQuarter.rings[0])]) }
        features.append(Feature(kind: .road, parts: avenues))
        features.append(Feature(kind: .railway, parts: [along(City.railway, aside: 0)]))
        features.append(Feature(kind: .boundary, parts: [ring(CityQuarter.rings[3])]))
        return features
    }

    private static var river: [CityPoint] {
        along(City.river, aside: City.river.halfWidth) + along(City.river, aside: -City.river.halfWidth).reversed()
    }

    private static func along(_ ribbon: CityRibbon, aside: Double) -> [CityPoint] {
        stride(from: -9_000.0, through: 9_000, by: 120).map { ribbon.point(at: $0, aside: aside) }
    }

    /// From the lake to the river.
    private static var stream: [CityPoint] {
        let (start, end) = (City.lake.center + CityPoint(300, 350), City.river.point(at: 4_600))
        return (0...24).map { step in
            let share = Double(step) / 24
            let bend = 110 * sin(share * 11) * (1 - share * 0.5)
            return start.toward(end, share) + CityPoint(-bend, bend * 0.6)
        }
    }

    /// Two ways across a park.
    private static func paths(through park: CityBlob) -> [[CityPoint]] {
        let ring = park.ring(24)
        let first = Int(park.phase * 2)
        return [0, 7].map { turn in
            let (start, end) = (ring[(first + turn) % 24], ring[(first + turn + 11) % 24])
            let middle = park.center.toward(ring[(first + turn + 5) % 24], 0.25)
            return (0...6).map { step in
                let share = Double(step) / 6
                return start.toward(middle, share).toward(middle.toward(end, share), share)
            }
        }
    }

    private static func ring(_ radius: Double) -> [CityPoint] {
        (0...96).map { CityPolar(radius: radius, angle: Double($0) * 2 * .pi / 96).point }
    }

    private static func ray(
        _ angle: Double, from start: Double, to end: Double = 8_400, step: Double = 150
    ) -> [CityPoint] {
        stride(from: start, through: end, by: step).map { CityPolar(radius: $0, angle: angle).point }
    }

    /// The streets between the quarters of a district, on dry land.
    private static var seams: [[CityPoint]] {
        CityQuarter.all.flatMap { quarter -> [[CityPoint]] in
            let angle = quarter.angles.lowerBound
            guard quarter.place > 0, !CityQuarter.outerRays.contains(where: { abs($0 - angle) < 0.001 }) else {
                return []
            }
            return dry(ray(angle, from: quarter.radii.lowerBound, to: quarter.radii.upperBound, step: 50))
        }
    }

    /// The roads across the middle. Where one would follow the river rather than cross it, it ends.
    private static var avenues: [[CityPoint]] {
        CityQuarter.innerRays.flatMap { angle in
            let line =
                ray(angle, from: 0, to: CityQuarter.rings[0]) + [
                    CityPolar(radius: CityQuarter.rings[0], angle: angle).point
                ]
            return line.filter(isWet).count <= 2 ? [line] : dry(line)
        }
    }

    /// The pieces of a line that are not in the water.
    private static func dry(_ line: [CityPoint]) -> [[CityPoint]] {
        line.split(whereSeparator: isWet).map(Array.init).filter { $0.count > 1 }
    }

    private static func isWet(_ point: CityPoint) -> Bool {
        min(City.river.distance(to: point), City.lake.distance(to: point)) < 15
    }
}

extension GroundFeatureContract {
    fileprivate init(_ feature: CityGround.Feature) {
        let parts = feature.parts.map { part -> [Double] in
            part.flatMap { [Double($0.latitude) / 100_000, Double($0.longitude) / 100_000] }
        }
        self.init(kind: feature.kind, parts: parts)
    }
}
