import GRDB

extension HomeSearch {
    /// The last search of the reader.
    static func last(in database: Database) throws -> HomeSearch {
        guard let row = try Row.fetchOne(database, sql: "SELECT * FROM homeSearch") else { return .sample }
        return HomeSearch(
            place: row["place"], kind: row["kind"], minimumPrice: row["minimumPrice"],
            maximumPrice: row["maximumPrice"], minimumRooms: row["minimumRooms"], minimumArea: row["minimumArea"])
    }

    /// Makes this the last search.
    func store(in database: Database) throws {
        try database.execute(
            sql: """
                INSERT OR REPLACE INTO homeSearch
                (id, place, kind, minimumPrice, maximumPrice, minimumRooms, minimumArea) VALUES (1, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [place, kind, minimumPrice, maximumPrice, minimumRooms, minimumArea])
    }
}
