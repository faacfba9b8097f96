import GRDB
import Hummingbird
import PageServer
import PageStore

/// What receipts have earned: a list of transactions, each with its offers, extras, pictures and feedback.
struct EarningsFeature: ServerFeature {
    /// What the responses are called.
    static let mediaType = "application/vnd.collectionviewkit.earnings+json; v=1"

    var contents: [any SectionContent] { [] }

    var pictureProviders: [any PictureProvider] { [ReceiptPictureProvider()] }

    func addRoutes(to router: Router<AppRequestContext>, _ dependencies: ServerDependencies) {
        PurchaseController(dependencies: dependencies).addRoutes(to: router)
        FeedbackController(dependencies: dependencies).addRoutes(to: router)
    }

    var migrations: [StoreMigration] {
        [
            StoreMigration("earnings-1") { transaction in
                let database = try transaction.sqlite
                try database.create(table: "purchase") { table in
                    table.primaryKey("id", .integer)
                    table.column("store", .text).notNull()
                    table.column("branch", .text).notNull()
                    table.column("status", .text).notNull()
                    table.column("day", .integer).notNull()
                    table.column("minute", .integer).notNull().check { (0..<1_440).contains($0) }
                    table.column("totalMinor", .integer).notNull()
                    table.column("artRevision", .integer).notNull()
                }
                try database.create(indexOn: "purchase", columns: ["day", "id"])
                try Self.createParts(in: database)
            },
            StoreMigration("earnings-2") { transaction in
                try transaction.sqlite.create(table: "feedbackMark") { table in
                    table.column("userId", .text).notNull().references("session", onDelete: .cascade)
                    table.column("purchaseId", .integer).notNull().references("purchase", onDelete: .cascade)
                    table.column("rating", .text)
                    table.column("text", .text).notNull()
                    table.primaryKey(["userId", "purchaseId"])
                }
            },
        ]
    }

    private static func createParts(in database: Database) throws {
        try database.create(table: "earning") { table in
            table.primaryKey("id", .integer)
            table.column("purchaseId", .integer).notNull().references("purchase", onDelete: .cascade)
            table.column("kind", .text).notNull()
            table.column("title", .text).notNull()
            table.column("detail", .text).notNull()
            table.column("cashBackMinor", .integer).notNull()
        }
        try database.create(indexOn: "earning", columns: ["purchaseId", "id"])
        try database.create(table: "receiptLine") { table in
            table.primaryKey("id", .integer)
            table.column("purchaseId", .integer).notNull().references("purchase", onDelete: .cascade)
            table.column("title", .text).notNull()
            table.column("quantity", .integer).notNull()
            table.column("priceMinor", .integer).notNull()
        }
        try database.create(indexOn: "receiptLine", columns: ["purchaseId", "id"])
        try database.create(table: "feedback") { table in
            table.primaryKey("purchaseId", .integer).references("purchase", onDelete: .cascade)
            table.column("rating", .text).notNull()
            table.column("text", .text).notNull()
        }
    }
}
