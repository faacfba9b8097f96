import GRDB
import PageStore

extension HomesFeature {
    func seed(_ transaction: any StoreTransaction, seed: UInt64) throws {
        let database = try transaction.sqlite
        for table in ["homeMark", "userHomeSearch", "homeSeen", "homeSearch", "homePosition", "home", "homeStreet"] {
            try database.execute(sql: "DELETE FROM \(table)")
        }
        let streets = try database.makeStatement(sql: "INSERT INTO homeStreet (id, name) VALUES (?, ?)")
        for (index, street) in City.shared.streets.enumerated() {
            try streets.execute(arguments: [index + 1, street.name])
        }
        var sample = SampleHomes(seed: seed)
        try Self.insert(sample.homes(homeCount), in: database)
        let search = HomeSearch.sample
        // The user has seen most homes that are older than a few days.
        try database.execute(
            literal: """
                INSERT INTO homeSeen (homeId) SELECT id FROM home
                WHERE \(search.condition) AND added < \(SampleHomes.lastDay - 3) AND id % 7 > 1
                """)
    }

    private static func insert(_ homes: [HomeRecord], in database: Database) throws {
        let statement = try database.makeStatement(
            sql: """
                INSERT INTO home (id, place, kind, price, rooms, area, built, added, latitude, longitude, street, number)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        for home in homes {
            statement.setUncheckedArguments([
                home.id, home.place, home.kind.rawValue, home.price, home.rooms, home.area, home.built, home.added,
                home.latitude, home.longitude, home.street, home.number,
            ])
            try statement.execute()
        }
        try database.execute(
            sql: """
                INSERT INTO homePosition (id, west, east, south, north)
                SELECT id, longitude, longitude, latitude, latitude FROM home ORDER BY street, number
                """)
    }
}
