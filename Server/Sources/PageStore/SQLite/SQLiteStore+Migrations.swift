import GRDB

/// The row that the migration `core-2` writes. No other code uses the type, so that a change elsewhere cannot change the migration.
private struct ContentVersionRow: Encodable, PersistableRecord {
    static let databaseTableName = "contentVersion"

    let id: Int64
    let version: Int64
    let probes: Int64
}

extension SQLiteStore {
    /// The migrations of the store itself, and behind them those of features. They are append-only: a released one is
    /// never changed.
    static func migrator(_ migrations: [StoreMigration]) -> DatabaseMigrator {
        var migrator = DatabaseMigrator()
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
        migrator.registerMigration("core-2") { database in
            // One row: how often what pages are composed of has changed, and how often the store was probed.
            try database.create(table: "contentVersion") { table in
                table.primaryKey("id", .integer).check { $0 == 1 }
                table.column("version", .integer).notNull()
                table.column("probes", .integer).notNull()
            }
            try ContentVersionRow(id: 1, version: 1, probes: 0).insert(database)
        }
        for migration in StoreMigration.shared + migrations {
            migrator.registerMigration(migration.name) { try migration.body(SQLiteTransaction($0)) }
        }
        return migrator
    }
}
