/// The city of the sample content: a river with bends, a ring road, roads that radiate from the middle, and quarters whose
/// grids of streets are turned against each other. It is the same on every machine and for every seed.
struct City: Sendable {
    /// What it is called.
    static let name = "Harrowmere"
    /// The city. It is laid out when it is first used.
    static let shared = City()

    /// The streets, in an order that never changes.
    let streets: [CityStreet]

    private init() {
        var generator = SplitMix64(seed: 0xC17)
        var streets: [CityStreet] = []
        var names = CityPlace.all.map { _ in CityStreetNames.shuffled(&generator) }
        for (number, quarter) in CityQuarter.all.enumerated() {
            for lines in Self.streets(of: quarter, &generator) {
                let place = CityPlace.all[quarter.place]
                streets.append(
                    CityStreet(
                        name: names[quarter.place].removeLast(), place: quarter.place, quarter: number,
                        year: generator.number(in: place.built), pieces: lines
                    ))
            }
        }
        self.streets = streets
    }
}

extension City {
    /// The river Harrow.
    static let river = CityRibbon(
        direction: -0.32, offset: -420, bends: [(620, 1_750, 0.5), (170, 610, 1.3)], halfWidth: 85)

    /// The railway.
    static let railway = CityRibbon(direction: 0.62, offset: 1_180, bends: [(260, 2_900, 2.1)], halfWidth: 8)

    /// The lake.
    static let lake = CityBlob("Mirror Lake", 2_600, -3_650, radius: 520, phase: 0.8)

    /// The parks and woods, the large ones first.
    static let parks: [CityBlob] = [
        CityBlob("Queen's Meadow", -1_150, 1_250, radius: 400, phase: 0.4),
        CityBlob("Lake Wood", 3_950, -3_700, radius: 430, phase: 2.1),
        CityBlob("Kestrel Heath", 2_300, 3_350, radius: 560, phase: 1.2),
        CityBlob("Mill Park", -2_900, -2_300, radius: 380, phase: 3),
        CityBlob("Palace Gardens", 1_250, 820, radius: 230, phase: 2.6),
        CityBlob("Orchard Park", -3_750, 1_100, radius: 360, phase: 5),
        CityBlob("Castle Green", 120, 560, radius: 120, phase: 1),
        CityBlob("Foundry Park", 950, -1_750, radius: 220, phase: 4.2),
        CityBlob("Eastgate Fields", 3_600, 250, radius: 300, phase: 0.9),
        CityBlob("Northfield Common", -350, 3_500, radius: 300, phase: 3.7),
        CityBlob("Brickpit Park", -450, -3_600, radius: 310, phase: 5.5),
        CityBlob("Fiddler's Wood", -3_300, 3_500, radius: 480, phase: 1.9),
        CityBlob("Saint Ann's Gardens", -1_300, -1_050, radius: 150, phase: 2.9),
        CityBlob("The Rookery", 1_850, -450, radius: 140, phase: 0.2),
        CityBlob("Great Hanger", 6_800, 2_600, radius: 900, phase: 2.2),
        CityBlob("Long Forest", -6_900, -900, radius: 1_050, phase: 4.4),
        CityBlob("Abbot's Wood", -2_300, -6_600, radius: 800, phase: 0.6),
        CityBlob("Deer Park", 1_800, 6_700, radius: 850, phase: 3.3),
    ]

    /// The middle of each district.
    static let centers: [CityPoint] = CityPlace.all.indices.map { place in
        let centers = CityQuarter.all.filter { $0.place == place }.map(\.center)
        return centers.reduce(CityPoint(0, 0), +) * (1 / Double(centers.count))
    }

    /// The districts that border on each district.
    static let neighbours: [[Int]] = CityPlace.all.indices.map { place in
        let own = CityQuarter.all.filter { $0.place == place }
        return CityPlace.all.indices.filter { other in
            other != place
                && CityQuarter.all.contains { quarter in
                    quarter.place == other && own.contains { $0.borders(on: quarter) }
                }
        }
    }
}
