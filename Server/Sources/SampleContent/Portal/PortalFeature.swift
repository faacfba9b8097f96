import GRDB
import Hummingbird
import PageServer
import PageStore

/// The portal in which studios look after their shows: what a show is, its episodes, its reviews and how it does.
struct PortalFeature: ServerFeature {
    /// What the responses are called.
    static let mediaType = "application/vnd.collectionviewkit.portal+json; v=1"

    var contents: [any SectionContent] { [] }

    var pictureProviders: [any PictureProvider] { [ShowPosterProvider()] }

    func addRoutes(to router: Router<AppRequestContext>, _ dependencies: ServerDependencies) {
        ShowController(dependencies: dependencies).addRoutes(to: router)
        EpisodeController(dependencies: dependencies).addRoutes(to: router)
        ReviewController(dependencies: dependencies).addRoutes(to: router)
        TrendController(dependencies: dependencies).addRoutes(to: router)
    }

    var migrations: [StoreMigration] {
        [
            StoreMigration("portal-1") { transaction in
                let database = try transaction.sqlite
                try Self.createShows(in: database)
                try Self.createReviews(in: database)
            },
            StoreMigration("portal-2") { transaction in
                try transaction.sqlite.create(table: "episodeMark") { table in
                    table.column("userId", .text).notNull().references("session", onDelete: .cascade)
                    table.column("episodeId", .integer).notNull().references("episode", onDelete: .cascade)
                    table.column("position", .integer).notNull()
                    table.column("isRemoved", .boolean).notNull()
                    table.primaryKey(["userId", "episodeId"])
                }
            },
        ]
    }

    private static func createShows(in database: Database) throws {
        try database.create(table: "show") { table in
            table.primaryKey("id", .integer)
            table.column("name", .text).notNull()
            table.column("studio", .text).notNull()
            table.column("genre", .text).notNull()
            table.column("language", .text).notNull()
            table.column("season", .integer).notNull()
            table.column("status", .text).notNull()
            table.column("statusNote", .text).notNull()
            table.column("day", .integer).notNull()
            table.column("summary", .text).notNull()
            table.column("artRevision", .integer).notNull()
        }
        try database.create(table: "episode") { table in
            table.primaryKey("id", .integer)
            table.column("showId", .integer).notNull().references("show", onDelete: .cascade)
            table.column("position", .integer).notNull()
            table.column("number", .integer).notNull()
            table.column("title", .text).notNull()
            table.column("seconds", .integer).notNull()
            table.column("day", .integer).notNull()
            table.column("plays", .integer).notNull()
            table.column("isRemoved", .boolean).notNull()
        }
        try database.create(indexOn: "episode", columns: ["showId", "position", "id"])
    }

    private static func createReviews(in database: Database) throws {
        try database.create(table: "review") { table in
            table.primaryKey("id", .integer)
            table.column("showId", .integer).notNull().references("show", onDelete: .cascade)
            table.column("stars", .integer).notNull().check { (1...5).contains($0) }
            table.column("title", .text).notNull()
            table.column("text", .text).notNull()
            table.column("place", .text).notNull()
            table.column("day", .integer).notNull()
        }
        try database.create(indexOn: "review", columns: ["showId", "day", "id"])
        try database.create(table: "showDay") { table in
            table.column("showId", .integer).notNull().references("show", onDelete: .cascade)
            table.column("day", .integer).notNull()
            table.column("plays", .integer).notNull()
            table.column("minutes", .integer).notNull()
            table.primaryKey(["showId", "day"])
        }
    }
}
