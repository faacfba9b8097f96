import GRDB

extension HomeSearch {
    /// The last search of a user.
    static func last(of user: String, in database: Database) throws -> HomeSearch {
        let own = try Row.fetchOne(database, sql: "SELECT * FROM userHomeSearch WHERE userId = ?", arguments: [user])
        guard let row = try own ?? Row.fetchOne(database, sql: "SELECT * FROM homeSearch") else { return .sample }
        return HomeSearch(
            place: row["place"], kind: row["kind"], minimumPrice: row["minimumPrice"],
            maximumPrice: row["maximumPrice"], minimumRooms: row["minimumRooms"], minimumArea: row["minimumArea"])
    }

    /// Makes this the last search of a user.
    func store(for user: String, in database: Database) throws {
        try database.execute(
            sql: """
                INSERT OR REPLACE INTO userHomeSearch
                (userId, place, kind, minimumPrice, maximumPrice, minimumRooms, minimumArea) VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [user, place, kind, minimumPrice, maximumPrice, minimumRooms, minimumArea])
    }
}
