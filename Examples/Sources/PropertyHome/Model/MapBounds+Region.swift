import CollectionViewKit

extension MapBounds {
    /// The four lines around what a map shows, none of them beyond the ends of the world.
    ///
    /// - Parameters:
    ///   - ratio: The height of the map divided by its width.
    ///   - share: How much of the width counts.
    init(_ region: MapRegion, ratio: Double, share: Double = 1) {
        let across = region.longitudeDelta * share / 2
        // A degree of latitude is as long on Mercator's map as 1 / cos degrees of longitude.
        let down = region.longitudeDelta * ratio / 2 * Self.cosine(region.center.latitude)
        self.init(
            west: Self.clamped(region.center.longitude - across, 180),
            south: Self.clamped(region.center.latitude - down, 90),
            east: Self.clamped(region.center.longitude + across, 180),
            north: Self.clamped(region.center.latitude + down, 90))
    }

    private static func clamped(_ degrees: Double, _ greatest: Double) -> Double {
        max(-greatest, min(greatest, degrees))
    }

    func contains(_ place: Coordinate) -> Bool {
        place.longitude >= west && place.longitude <= east && place.latitude >= south && place.latitude <= north
    }

    /// The cosine of an angle of at most 90 degrees, by its Taylor series.
    fileprivate static func cosine(_ degrees: Double) -> Double {
        let angle = degrees * .pi / 180
        let square = angle * angle
        return 1 - square / 2 * (1 - square / 12 * (1 - square / 30 * (1 - square / 56)))
    }
}

extension MapRegion {
    /// A district, or all of the city, on a map of a shape.
    ///
    /// - Parameter ratio: The height of the map divided by its width.
    init(_ place: Place?, in city: City, ratio: Double) {
        guard let place else {
            self.init(whole: city, ratio: ratio)
            return
        }
        // On a wide map the height is what there is least of.
        self.init(center: place.coordinate, longitudeDelta: 0.03 * max(1, 0.8 / max(0.1, ratio)))
    }

    /// All districts of a city, on a map of a shape.
    ///
    /// - Parameter ratio: The height of the map divided by its width.
    init(whole city: City, ratio: Double) {
        guard let first = city.places.first?.coordinate else {
            self.init(center: city.coordinate, longitudeDelta: 0.12)
            return
        }
        var (west, east) = (first.longitude, first.longitude)
        var (south, north) = (first.latitude, first.latitude)
        for place in city.places {
            west = min(west, place.coordinate.longitude)
            east = max(east, place.coordinate.longitude)
            south = min(south, place.coordinate.latitude)
            north = max(north, place.coordinate.latitude)
        }
        let center = Coordinate(latitude: (south + north) / 2, longitude: (west + east) / 2)
        let down = (north - south) / max(0.1, ratio * MapBounds.cosine(center.latitude))
        self.init(center: center, longitudeDelta: max(0.02, max(east - west, down) * 1.3))
    }
}
