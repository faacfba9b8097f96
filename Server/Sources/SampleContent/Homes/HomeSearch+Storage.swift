import PageStore
import ScreenContracts

extension HomeSearch {
    /// The last search of a user. A district that the city does not have any more is no limit.
    static func last(of user: String, in store: any StoreTransaction) throws -> HomeSearch {
        let columns: StoreQuery = "place, kind, minimumPrice, maximumPrice, minimumRooms, minimumArea"
        let own = try store.rows("SELECT \(columns) FROM userHomeSearch WHERE userId = \(user)").first
        guard let row = try own ?? store.rows("SELECT \(columns) FROM homeSearch").first else { return .sample }
        let place = try row.optionalInteger("place", as: Int.self)
        return HomeSearch(
            place: place.flatMap { CityPlace.all.indices.contains($0) ? $0 : nil },
            kind: try row["kind"] == .null ? nil : row.value("kind", as: HomeKindContract.self),
            minimumPrice: try row.optionalInteger("minimumPrice"),
            maximumPrice: try row.optionalInteger("maximumPrice"),
            minimumRooms: try row.optionalDouble("minimumRooms"), minimumArea: try row.optionalInteger("minimumArea"))
    }

    /// Makes this the last search of a user.
    func store(for user: String, in store: any StoreTransaction) throws {
        try store.execute(
            """
            INSERT INTO userHomeSearch (userId, place, kind, minimumPrice, maximumPrice, minimumRooms, minimumArea)
            VALUES (\(user), \(place), \(kind?.rawValue), \(minimumPrice), \(maximumPrice), \(minimumRooms), \(minimumArea))
            ON CONFLICT (userId) DO UPDATE SET place = excluded.place, kind = excluded.kind,
                minimumPrice = excluded.minimumPrice, maximumPrice = excluded.maximumPrice,
                minimumRooms = excluded.minimumRooms, minimumArea = excluded.minimumArea
            """
        )
    }
}
