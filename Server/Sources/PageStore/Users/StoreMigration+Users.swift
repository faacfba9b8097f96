extension StoreMigration {
    /// The steps of the store's own schema that are the same in all databases. They run behind those of the database
    /// and before those of features.
    static let shared = [
        StoreMigration("users-1") { transaction in
            try transaction.execute(
                """
                CREATE TABLE \(name: "session") (id TEXT PRIMARY KEY, \(name: "lastWrite") BIGINT NOT NULL)
                """
            )
            try transaction.execute(
                """
                CREATE INDEX \(name: "sessionByLastWrite") ON \(name: "session") (\(name: "lastWrite"))
                """
            )
            try transaction.execute(
                """
                CREATE TABLE \(name: "keptResponse") (id TEXT PRIMARY KEY, request TEXT NOT NULL, body TEXT NOT NULL,
                    \(name: "time") BIGINT NOT NULL)
                """
            )
            try transaction.execute(
                """
                CREATE INDEX \(name: "keptResponseByTime") ON \(name: "keptResponse") (\(name: "time"))
                """
            )
            try transaction.execute(
                """
                CREATE TABLE \(name: "accessToken") (hash TEXT PRIMARY KEY, name TEXT NOT NULL UNIQUE, role TEXT NOT NULL)
                """
            )
        },
        StoreMigration("pages-1") { transaction in
            // How many items are visible side by side on a wide screen.
            try transaction.execute(
                "ALTER TABLE \(name: "pageSection") ADD COLUMN \(name: "wideVisible") BIGINT")
        },
    ]
}
