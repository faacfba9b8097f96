import GRDB
import Hummingbird
import PageServer
import PageStore

/// People to get to know: a feed of them with advertisements between, what the user thinks of each, and what was seen.
struct PeopleFeature: ServerFeature {
    /// What the responses are called.
    static let mediaType = "application/vnd.collectionviewkit.people+json; v=1"

    var contents: [any SectionContent] { [] }

    var pictureProviders: [any PictureProvider] { [PeoplePictureProvider()] }

    func addRoutes(to router: Router<AppRequestContext>, _ dependencies: ServerDependencies) {
        let answer = SampleAnswer(dependencies: dependencies, type: Self.mediaType)
        FeedController(answer: answer, signer: dependencies.signer).addRoutes(to: router)
        PersonController(answer: answer).addRoutes(to: router)
        FeedEventController(answer: answer).addRoutes(to: router)
    }

    var migrations: [StoreMigration] {
        [
            StoreMigration("people-1") { transaction in
                let database = try transaction.sqlite
                try Self.createPeople(in: database)
                try Self.createFeed(in: database)
            },
            StoreMigration("people-2") { transaction in
                try transaction.sqlite.create(table: "personMark") { table in
                    table.column("userId", .text).notNull().references("session", onDelete: .cascade)
                    table.column("personId", .integer).notNull().references("person", onDelete: .cascade)
                    table.column("decision", .text).notNull()
                    table.column("note", .text).notNull()
                    table.primaryKey(["userId", "personId"])
                }
            },
        ]
    }

    private static func createPeople(in database: Database) throws {
        try database.create(table: "person") { table in
            table.primaryKey("id", .integer)
            table.column("name", .text).notNull()
            table.column("age", .integer).notNull()
            table.column("place", .text).notNull()
            table.column("work", .text).notNull()
            table.column("about", .text).notNull()
            table.column("interests", .text).notNull()
            table.column("face", .integer).notNull()
            table.column("scene", .integer).notNull()
            table.column("decision", .text).notNull()
            table.column("note", .text).notNull()
        }
        try database.create(table: "advertisement") { table in
            table.primaryKey("id", .integer)
            table.column("sponsor", .text).notNull()
            table.column("title", .text).notNull()
            table.column("media", .text).notNull()
            table.column("link", .text).notNull()
        }
    }

    private static func createFeed(in database: Database) throws {
        try database.create(table: "feedEntry") { table in
            table.primaryKey("position", .integer)
            table.column("kind", .text).notNull()
            table.column("personId", .integer).unique().references("person", onDelete: .cascade)
            table.column("advertisementId", .integer).references("advertisement", onDelete: .cascade)
        }
        // One row: the newest entry that the user had come to.
        try database.create(table: "feedPlace") { table in
            table.primaryKey("id", .integer).check { $0 == 1 }
            table.column("position", .integer).notNull()
        }
        try database.create(table: "feedEvent") { table in
            table.column("name", .text).notNull()
            table.column("position", .integer).notNull().references("feedEntry", onDelete: .cascade)
            table.column("count", .integer).notNull()
            table.primaryKey(["name", "position"])
        }
    }
}
