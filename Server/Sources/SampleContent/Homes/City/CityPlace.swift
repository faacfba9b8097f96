/// A district.
struct CityPlace: Sendable {
    /// What addresses call it.
    let id: String
    /// What people call it.
    let name: String
    /// What its homes cost against others as far from the middle.
    let price: Double
    /// How many flats, houses, studios and lofts there are of a hundred homes.
    let kinds: [Int]
    /// The years in which most of it was built.
    let built: ClosedRange<Int>
    /// The distances between its streets, in metres.
    let block: (width: Double, length: Double)
    /// How many homes stand on a metre of street, against others.
    let density: Double
    /// The width of a house with its garden, in metres.
    let plot: Double
}

extension CityPlace {
    /// The districts: the middle, four within the ring road and eight outside it, both
    /// anticlockwise from the east.
    static let all: [CityPlace] = [
        CityPlace(
            id: "old-market", name: "Old Market", price: 1.12, kinds: [68, 4, 22, 6], built: 1790...1930,
            block: (70, 120), density: 3.4, plot: 14),
        CityPlace(
            id: "chapel-hill", name: "Chapel Hill", price: 1.16, kinds: [74, 10, 12, 4], built: 1875...1935,
            block: (85, 150), density: 2.5, plot: 16),
        CityPlace(
            id: "garden-row", name: "Garden Row", price: 1.05, kinds: [66, 20, 11, 3], built: 1890...1960,
            block: (90, 170), density: 2.1, plot: 17),
        CityPlace(
            id: "southbank", name: "Southbank", price: 1.08, kinds: [70, 4, 16, 10], built: 1930...2015,
            block: (95, 150), density: 2.7, plot: 18),
        CityPlace(
            id: "tannery", name: "Tannery", price: 0.98, kinds: [58, 4, 16, 22], built: 1860...1925,
            block: (100, 160), density: 2.6, plot: 18),
        CityPlace(
            id: "kestrel-heath", name: "Kestrel Heath", price: 0.97, kinds: [42, 50, 6, 2], built: 1925...1985,
            block: (95, 200), density: 0.85, plot: 19),
        CityPlace(
            id: "northfield", name: "Northfield", price: 0.93, kinds: [38, 55, 6, 1], built: 1960...2012,
            block: (90, 190), density: 0.85, plot: 20),
        CityPlace(
            id: "westering", name: "Westering", price: 1.22, kinds: [28, 66, 4, 2], built: 1895...1975,
            block: (110, 220), density: 0.6, plot: 26),
        CityPlace(
            id: "weirside", name: "Weirside", price: 1.02, kinds: [60, 28, 8, 4], built: 1950...2018,
            block: (100, 170), density: 1.1, plot: 19),
        CityPlace(
            id: "millbrook", name: "Millbrook", price: 0.9, kinds: [46, 44, 8, 2], built: 1930...1995,
            block: (95, 180), density: 0.95, plot: 20),
        CityPlace(
            id: "brickyard", name: "Brickyard", price: 0.8, kinds: [62, 16, 10, 12], built: 1905...1978,
            block: (105, 190), density: 1.3, plot: 19),
        CityPlace(
            id: "lakeside", name: "Lakeside", price: 1.2, kinds: [40, 50, 6, 4], built: 1975...2022,
            block: (100, 190), density: 0.8, plot: 22),
        CityPlace(
            id: "eastgate", name: "Eastgate", price: 0.82, kinds: [78, 8, 12, 2], built: 1955...1990,
            block: (120, 210), density: 1.7, plot: 24),
    ]

    /// The position of a district in ``all``, or `nil` if there is none of this name.
    static func index(of id: String) -> Int? { all.firstIndex { $0.id == id } }
}
