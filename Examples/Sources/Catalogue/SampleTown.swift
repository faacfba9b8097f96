import CollectionViewKit

/// A town that does not exist, by the sea: streets on a grid, a river, a park, a railway.
enum SampleTown {
    static let harbour = Coordinate(latitude: 43.1, longitude: 5.9)

    static var flats: [MapAnnotation] {
        let places = [
            (0.000, 0.004), (0.0012, 0.0046), (-0.006, 0.009), (-0.0055, 0.0093), (-0.0062, 0.0085), (0.012, 0.006),
            (0.009, -0.003), (-0.012, 0.001),
        ]
        let strings = CatalogueStrings.current
        return places.enumerated().map { index, place in
            let title = strings.charts.flat(SampleNumbers.text(index + 1))
            return MapAnnotation(id: index, coordinate: at(place.0, place.1), title: title)
        }
    }

    static var features: [MapFeature] {
        var all = [
            MapFeature(
                .water,
                parts: [
                    [
                        at(-0.2, -0.2), at(0.2, -0.2), at(0.2, -0.007), at(0.02, -0.006), at(0.011, -0.008),
                        at(0.004, -0.005),
                        at(-0.003, -0.0075), at(-0.011, -0.006), at(-0.02, -0.008), at(-0.2, -0.007),
                    ]
                ]),
            MapFeature(
                .park, parts: [[at(-0.011, 0.003), at(-0.005, 0.003), at(-0.0045, 0.0065), at(-0.0105, 0.007)]]),
            MapFeature(
                .stream,
                parts: [
                    [
                        at(0.004, -0.005), at(0.0035, 0.000), at(0.0055, 0.004), at(0.004, 0.009), at(0.006, 0.02),
                        at(0.004, 0.2),
                    ]
                ]),
            MapFeature(.railway, parts: [[at(-0.2, 0.011), at(-0.01, 0.0115), at(0.012, 0.0125), at(0.2, 0.012)]]),
            MapFeature(.road, parts: [[at(-0.2, -0.0035), at(-0.012, -0.0025), at(0.013, -0.003), at(0.2, -0.002)]]),
            MapFeature(.road, parts: [[at(0.001, -0.0028), at(0.0008, 0.0115), at(0.002, 0.2)]]),
            MapFeature(
                .path, parts: [[at(-0.0105, 0.0035), at(-0.008, 0.005), at(-0.0055, 0.0045), at(-0.005, 0.006)]]),
        ]
        for column in -8...8 where column != 0 {
            let east = Double(column) * 0.0022
            all.append(MapFeature(.street, parts: [[at(east, -0.0028), at(east + 0.0004, 0.0105)]]))
        }
        for row in 0...4 {
            let north = -0.0005 + Double(row) * 0.0023
            all.append(MapFeature(.street, parts: [[at(-0.018, north), at(0.018, north + 0.0006)]]))
        }
        return all + blocks
    }

    private static var blocks: [MapFeature] {
        var blocks: [MapFeature] = []
        for column in -8..<8 {
            for row in 0..<4 where !(column < -2 && column > -6 && row > 0 && row < 4) {
                let (east, north) = (Double(column) * 0.0022 + 0.0005, Double(row) * 0.0023 + 0.0001)
                let corners = [at(east, north), at(east + 0.0014, north), at(east + 0.0014, north + 0.0013)]
                blocks.append(MapFeature(.building, parts: [corners + [at(east, north + 0.0013)]]))
            }
        }
        return blocks
    }

    /// A place so many degrees east and north of the harbour.
    private static func at(_ east: Double, _ north: Double) -> Coordinate {
        Coordinate(latitude: harbour.latitude + north, longitude: harbour.longitude + east)
    }
}
