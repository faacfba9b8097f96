/// What is near a point of the city.
struct HomeSurroundings: Sendable {
    /// How what is near ends a title.
    private(set) var tails: [String] = []
    /// What is said of it.
    private(set) var sentences: [String] = []

    init(_ point: CityPoint) {
        if City.river.distance(to: point) < 260 {
            tails += ["by the river", "near the Harrow", "two streets from the river"]
            sentences.append("The path along the Harrow begins a few steps away.")
        }
        if City.lake.distance(to: point) < 450 {
            tails += ["near \(City.lake.name)", "close to the lake"]
            sentences.append("\(City.lake.name) with its bathing beach is within walking distance.")
        }
        for park in City.parks where park.distance(to: point) < 260 {
            tails.append("near \(park.name)")
            sentences.append("\(park.name) is at the end of the street.")
        }
        if City.railway.distance(to: point) < 200 {
            tails.append("close to the station")
            sentences.append("Trains to the coast leave from the station nearby.")
        }
        if point.length < 800 { tails += ["in the heart of the city", "in the old town"] }
        if point.length > 4_200 { tails += ["at the edge of the city", "where the fields begin"] }
        if tails.isEmpty { tails = ["in a quiet street", "on a tree-lined street", "with good connections"] }
    }
}
