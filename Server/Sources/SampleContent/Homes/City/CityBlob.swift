import Foundation

/// A park, a wood or a lake: a round shape with dents.
struct CityBlob: Sendable {
    /// What it is called.
    let name: String
    /// The middle.
    let center: CityPoint
    /// The mean radius, in metres.
    let radius: Double
    /// What tells its shape from that of others.
    let phase: Double

    init(_ name: String, _ x: Double, _ y: Double, radius: Double, phase: Double) {
        self.name = name
        center = CityPoint(x, y)
        self.radius = radius
        self.phase = phase
    }
}

extension CityBlob {
    /// A radius beyond which nothing of it is.
    var reach: Double { radius * 1.36 }

    /// How far it is to the edge, in metres, about; negative inside.
    func distance(to point: CityPoint) -> Double {
        let offset = point - center
        let length = offset.length
        return length > reach + 1_000 ? length - reach : length - edge(atan2(offset.y, offset.x))
    }

    /// The edge as a ring of so many corners.
    func ring(_ count: Int) -> [CityPoint] {
        (0..<count).map { step in
            let angle = 2 * .pi * Double(step) / Double(count)
            return center + CityPoint(cos(angle), sin(angle)) * edge(angle)
        }
    }

    private func edge(_ angle: Double) -> Double {
        radius * (1 + 0.2 * sin(2 * angle + phase) + 0.1 * sin(3 * angle + 2 * phase) + 0.05 * sin(5 * angle - phase))
    }
}
