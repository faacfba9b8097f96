import GRDB

extension AppDatabase {
    /// The schema that all features share. Migrations are append-only: a released one is never changed.
    static func registerMigrations(_ migrator: inout DatabaseMigrator) {
        migrator.registerMigration("core-1") { database in
            try database.create(table: "page") { table in
                table.primaryKey("id", .text)
                table.column("kind", .text).notNull()
                table.column("title", .text).notNull()
                table.column("locale", .text).notNull()
                table.column("ttl", .integer).notNull()
                table.column("staleFor", .integer).notNull()
                table.column("revision", .integer).notNull()
            }
            try database.create(table: "pageSection") { table in
                table.primaryKey("id", .text)
                table.column("pageId", .text).notNull().references("page", onDelete: .cascade)
                table.column("position", .integer).notNull()
                table.column("layout", .text).notNull()
                table.column("fallback", .text).notNull()
                table.column("title", .text)
                table.column("subtitle", .text)
                table.column("rows", .integer)
                table.column("load", .text).notNull()
                table.column("content", .text).notNull()
                table.column("arguments", .text).notNull()
                table.column("batch", .integer).notNull()
                table.uniqueKey(["pageId", "position"])
            }
            try database.create(table: "secret") { table in
                table.primaryKey("name", .text)
                table.column("bytes", .blob).notNull()
            }
        }
    }
}
