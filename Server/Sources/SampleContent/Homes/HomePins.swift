import GRDB

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
    /// They are looked up in the R*Tree and tested once. What a card shows besides the row is read for the newest alone: a sort of
    /// whole cards would read it for every home that is found.
    ///
    /// - Parameters:
    ///   - user: Whose seen homes are marked.
    ///   - limit: The most homes that are returned.
    /// - Complexity: O(*n* log *n*) in the number of homes within the rectangle.
    init(
        of search: HomeSearch, within rectangle: Rectangle, for user: String, limit: Int, in database: Database
    ) throws {
        let request: SQLRequest<Row> = """
            WITH found AS MATERIALIZED (
                SELECT home.id AS id, home.added AS added FROM home WHERE \(rectangle.condition) AND \(search.condition)
            ), newest AS MATERIALIZED (
                SELECT id FROM found ORDER BY added DESC, id DESC LIMIT \(limit)
            )
            SELECT \(HomeCard.columns(for: user)), (SELECT count(*) FROM found) AS foundCount
            FROM newest CROSS JOIN home ON home.id = newest.id ORDER BY home.added DESC, home.id DESC
            """
        let rows = try request.fetchAll(database)
        if let row = rows.first { count = row["foundCount"] }
        homes = try rows.map { try HomeCard(row: $0) }
    }
}

extension HomePins.Rectangle {
    /// The condition on the table `home`.
    var condition: SQL {
        """
        home.id IN (SELECT id FROM homePosition WHERE west >= \(west) AND east <= \(east) AND south >= \(south)
            AND north <= \(north))
        """
    }
}
