import PageStore

/// The homes of a search within a rectangle: how many there are, and the newest of them.
struct HomePins: Equatable, Sendable {
    /// A rectangle of whole hundred-thousandths of a degree, with its edges.
    struct Rectangle: Equatable, Sendable {
        var west: Int
        var south: Int
        var east: Int
        var north: Int
    }

    /// How many homes there are.
    var count = 0
    /// The newest of them, newest first.
    var homes: [HomeCard] = []
}

extension HomePins {
    /// Finds the homes of a search within a rectangle.
    ///
    /// They are found and tested once, in the index of positions, which has all columns that this takes. What a card shows is read
    /// for the newest alone: a sort of whole cards would read it for every home that is found.
    ///
    /// - Parameters:
    ///   - user: Whose seen homes are marked.
    ///   - limit: The maximum number of homes that are returned.
    /// - Complexity: O(*n* log *n*) in the number of homes between the latitudes of the rectangle.
    init(
        of search: HomeSearch, within rectangle: Rectangle, for user: String, limit: Int,
        in store: any StoreTransaction
    ) throws {
        // Sorted by the columns of `newest`: an order by those of `home` could be read from its index of days, home by home.
        let query: StoreQuery = """
            WITH found AS MATERIALIZED (
                SELECT home.id AS id, home.added AS added FROM home
                WHERE \(rectangle.condition) AND \(search.residualCondition)
            ), newest AS MATERIALIZED (
                SELECT id, added FROM found ORDER BY added DESC, id DESC LIMIT \(limit)
            )
            SELECT \(HomeCard.columns(for: user)), (SELECT count(*) FROM found) AS foundCount
            FROM newest JOIN home ON home.id = newest.id ORDER BY newest.added DESC, newest.id DESC
            """
        let rows = try store.rows(query)
        if let row = rows.first { count = try row.integer("foundCount") }
        homes = try rows.map { try HomeCard($0) }
    }
}

extension HomePins.Rectangle {
    /// The condition on the table `home`: a range of the index of positions, which tests the longitudes too.
    var condition: StoreQuery {
        "home.latitude BETWEEN \(south) AND \(north) AND home.longitude BETWEEN \(west) AND \(east)"
    }
}
