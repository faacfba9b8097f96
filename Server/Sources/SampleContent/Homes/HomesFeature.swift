import GRDB
import Hummingbird
import PageServer
import PageStore

/// Homes for sale in a city: the last search and what is new in it, what is like it, what is near, and all results.
struct HomesFeature: ServerFeature {
    /// What the responses are called.
    static let mediaType = "application/vnd.collectionviewkit.homes+json; v=1"

    /// How many homes the sample content has.
    var homeCount = 100_000

    var contents: [any SectionContent] { [] }

    var pictureProviders: [any PictureProvider] { [HomePictureProvider()] }

    func addRoutes(to router: Router<AppRequestContext>, _ dependencies: ServerDependencies) {
        let answer = HomesAnswer(dependencies: dependencies)
        CityController(answer: answer).addRoutes(to: router)
        SearchController(answer: answer).addRoutes(to: router)
        LatestController(answer: answer).addRoutes(to: router)
        RecommendationController(answer: answer).addRoutes(to: router)
        NearbyController(answer: answer).addRoutes(to: router)
        PinController(answer: answer).addRoutes(to: router)
        ResultController(answer: answer).addRoutes(to: router)
        HomeController(answer: answer).addRoutes(to: router)
    }

    var migrations: [StoreMigration] {
        [
            StoreMigration("homes-1") { transaction in
                let database = try transaction.sqlite
                try Self.createHomes(in: database)
                try Self.createReader(in: database)
            },
            StoreMigration("homes-2") { try Self.createUsers(in: $0.sqlite) },
        ]
    }

    private static func createHomes(in database: Database) throws {
        try database.create(table: "homeStreet") { table in
            table.primaryKey("id", .integer)
            table.column("name", .text).notNull()
        }
        try database.create(table: "home") { table in
            table.primaryKey("id", .integer)
            table.column("place", .integer).notNull()
            table.column("kind", .integer).notNull()
            table.column("price", .integer).notNull()
            table.column("rooms", .integer).notNull()
            table.column("area", .integer).notNull()
            table.column("built", .integer).notNull()
            table.column("added", .integer).notNull()
            table.column("latitude", .integer).notNull()
            table.column("longitude", .integer).notNull()
            table.column("street", .integer).notNull()
            table.column("number", .integer).notNull()
        }
        // Both end with the row's number, which decides between homes of one day.
        try database.create(indexOn: "home", columns: ["added"])
        try database.create(indexOn: "home", columns: ["place", "added"])
        // An R*Tree (Beckmann, Kriegel, Schneider and Seeger, 1990) of whole hundred-thousandths of a degree, which it
        // keeps exactly; of fractions it would only keep 24 bits.
        try database.execute(
            sql: "CREATE VIRTUAL TABLE homePosition USING rtree_i32(id, west, east, south, north)")
    }

    /// What belongs to users. The tables of the first version are what users without a session are shown.
    private static func createUsers(in database: Database) throws {
        try database.create(table: "homeMark") { table in
            table.column("userId", .text).notNull().references("session", onDelete: .cascade)
            table.column("homeId", .integer).notNull()
            table.column("isSeen", .boolean).notNull()
            table.primaryKey(["userId", "homeId"])
        }
        try database.create(table: "userHomeSearch") { table in
            table.primaryKey("userId", .text).references("session", onDelete: .cascade)
            table.column("place", .integer)
            table.column("kind", .integer)
            table.column("minimumPrice", .integer)
            table.column("maximumPrice", .integer)
            table.column("minimumRooms", .double)
            table.column("minimumArea", .integer)
        }
    }

    private static func createReader(in database: Database) throws {
        try database.create(table: "homeSeen") { table in
            table.primaryKey("homeId", .integer)
        }
        // One row: what the user looked for last.
        try database.create(table: "homeSearch") { table in
            table.primaryKey("id", .integer).check { $0 == 1 }
            table.column("place", .integer)
            table.column("kind", .integer)
            table.column("minimumPrice", .integer)
            table.column("maximumPrice", .integer)
            table.column("minimumRooms", .double)
            table.column("minimumArea", .integer)
        }
    }
}
