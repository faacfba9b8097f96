import CollectionViewKit

// The requests whose responses are loaded by a loader.
extension HostRequest {
    /// The newest homes of the last search.
    static func latestHomes(after cursor: String?) -> HostRequest { homes("latest", after: cursor) }

    /// Homes that are like those of the last search.
    static func recommendedHomes(after cursor: String?) -> HostRequest { homes("recommendations", after: cursor) }

    /// The user's favourites, the last that was taken first.
    static func favouriteHomes(after cursor: String?) -> HostRequest { homes("favourites", after: cursor) }

    /// Homes near a place, the nearest first.
    static func nearbyHomes(_ coordinate: Coordinate, after cursor: String?) -> HostRequest {
        let path =
            "/v1/homes/nearby?latitude=\(text(coordinate.latitude))&longitude=\(text(coordinate.longitude))"
        return HostRequest(path + (cursor.map { "&after=" + $0 } ?? ""))
    }

    /// Homes of the last search within a part of the map.
    static func homes(in bounds: MapBounds) -> HostRequest {
        HostRequest(
            "/v1/homes/pins?west=\(text(bounds.west))&south=\(text(bounds.south))"
                + "&east=\(text(bounds.east))&north=\(text(bounds.north))")
    }

    /// Every match of a search, or the first of them in an order where there are too many.
    static func results(_ search: HomeSearch, by order: HomeOrder = .newest) -> HostRequest {
        let query = search.query(by: order)
        return HostRequest("/v1/homes/results" + (query.isEmpty ? "" : "?" + query))
    }

    /// The cards of some homes, of at most 60.
    static func homeCards(_ ids: [Int]) -> HostRequest {
        HostRequest("/v1/homes/cards?ids=" + ids.map { "\($0)" }.joined(separator: ","))
    }

    /// The numbers of all of the user's favourites, in the order of the list of them.
    static var favouriteIDs: HostRequest { HostRequest("/v1/homes/favourites/ids") }

    private static func homes(_ list: String, after cursor: String?) -> HostRequest {
        HostRequest("/v1/homes/" + list + (cursor.map { "?after=" + $0 } ?? ""))
    }

    /// Degrees with five digits after the point: a metre on the ground.
    private static func text(_ degrees: Double) -> String {
        let scaled = Int64((max(-180, min(180, degrees)) * 100_000).rounded())
        let magnitude = scaled.magnitude
        let rest = "\(magnitude % 100_000)"
        let zeros = String(repeating: "0", count: 5 - rest.utf8.count)
        return "\(scaled < 0 ? "-" : "")\(magnitude / 100_000).\(zeros)\(rest)"
    }
}

/// A part of the map between four lines, in degrees.
struct MapBounds: Equatable {
    var west: Double
    var south: Double
    var east: Double
    var north: Double
}
