import Synchronization

/// A store in PostgreSQL, through libpq. Any number of servers share one: none of them keeps anything of its own, and a
/// change that one makes is announced to the others (`LISTEN` and `NOTIFY`).
///
/// ```swift
/// let store = try await PostgreSQLStore.open("postgres://page@localhost/shop")
/// ```
///
/// Reads see one moment (`REPEATABLE READ`). A write that meets another one is tried again, and so is any transaction with a
/// statement that was prepared before another server changed its table. So a body may run more than once.
///
/// A connection that is lost is opened anew; what was under way on it fails, and has not been stored unless its commit was
/// the last thing sent. A task that is cancelled begins no further statement, and its transaction is undone unless its commit
/// was sent before. The connection that it had is closed if its statement was cancelled, and another one is opened.
public struct PostgreSQLStore: PageStore {
    /// How the database is reached.
    public struct Configuration: Sendable {
        /// The maximum number of connections of a server, besides the one that listens.
        public var connectionCount: Int
        /// How long a transaction waits for a connection, in seconds.
        public var waitSeconds: Double
        /// How long a statement may take, in seconds.
        public var statementSeconds: Double
        /// How long a statement waits for a lock that another transaction holds, in seconds, before the store counts as
        /// busy. Migrations wait as long as a statement may take.
        ///
        /// It is longer than PostgreSQL's `deadlock_timeout`, by default a second, so that transactions that wait for one
        /// another are found and tried again rather than refused.
        public var lockSeconds: Double
        /// How long a connection waits for the network.
        public var network: NetworkLimits

        /// Creates a configuration.
        ///
        /// - Parameters:
        ///   - connectionCount: The maximum number of connections of a server.
        ///   - waitSeconds: How long a transaction waits for a connection, in seconds.
        ///   - statementSeconds: How long a statement may take, in seconds.
        ///   - lockSeconds: How long a statement waits for a lock, in seconds.
        ///   - network: How long a connection waits for the network.
        public init(
            connectionCount: Int = 8, waitSeconds: Double = 1, statementSeconds: Double = 10, lockSeconds: Double = 1.5,
            network: NetworkLimits = NetworkLimits()
        ) {
            self.connectionCount = connectionCount
            self.waitSeconds = waitSeconds
            self.statementSeconds = statementSeconds
            self.lockSeconds = lockSeconds
            self.network = network
        }
    }

    /// How often a write is tried that meets another one.
    private static let attempts = 5
    /// The number of the lock that a server holds during each transaction that brings the schema up to date.
    private static let migrationLock = 4_919
    /// The number of the lock that writes share, and that a write of everything has alone.
    private static let writeLock = 4_920

    private let pool: PostgreSQLPool
    private let version: KnownVersion
    private let listener: PostgreSQLListener
}

extension PostgreSQLStore {
    /// Opens the store at an address and creates its tables if it has none.
    ///
    /// - Parameters:
    ///   - address: An address such as `postgres://user@host/database`, or keywords as libpq takes them.
    ///   - configuration: How the database is reached.
    /// - Throws: ``StoreError`` if it cannot be reached.
    public static func open(
        _ address: String, _ configuration: Configuration = Configuration()
    ) async throws -> PostgreSQLStore {
        let pool = PostgreSQLPool(address, configuration)
        try await pool.run { _ in }
        let version = KnownVersion()
        let listener = PostgreSQLListener(address, network: configuration.network) {
            version.raise(to: $0)
        } onReconnect: {
            version.forget()
        }
        return PostgreSQLStore(pool: pool, version: version, listener: listener)
    }

    /// The newest version that this server has made, read or been notified of.
    public var lastKnownContentVersion: Int64? { version.value }

    /// The connections of the pool. The one that listens is not counted.
    public var connectionLoad: StoreConnectionLoad? { pool.load }

    /// Brings the schema up to date. Servers that start together wait for one another.
    public func migrate(_ migrations: [StoreMigration]) async throws {
        try await pool.run { connection in
            try Self.translatingErrors {
                try Self.migrate(Self.migrations + StoreMigration.shared + migrations, on: connection)
            }
        }
    }

    /// Reads in one transaction: everything read belongs to the same moment.
    public func read<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Value {
        try await pool.run { connection in
            try Self.translatingErrors {
                try Self.preparingAnew(on: connection) {
                    try Self.transaction(on: connection, "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", body)
                }
            }
        }
    }

    /// Writes in one transaction: all of it or nothing.
    public func write<Value: Sendable>(
        _ change: StoreChange, _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Value {
        let (value, version): (Value, Int64?) = try await pool.run { connection in
            try Self.translatingErrors {
                try Self.preparingAnew(on: connection) { try Self.write(change, on: connection, body) }
            }
        }
        if let version { self.version.raise(to: version) }
        return value
    }

    /// Proves that the database can be written and read. It does not wait for a write of everything.
    public func probe() async throws {
        try await pool.run { connection in
            try Self.translatingErrors {
                try Self.transaction(on: connection, "BEGIN") { transaction in
                    _ = try transaction.execute("UPDATE \(name: "contentVersion") SET probes = probes + 1")
                }
            }
        }
    }
}

extension PostgreSQLStore {
    /// Runs the migrations that have not run yet, each in a transaction that other servers wait for.
    ///
    /// The lock is that of the transaction: the server releases it however the transaction or the connection ends.
    private static func migrate(_ migrations: [StoreMigration], on connection: PostgreSQLConnection) throws {
        // A statement after the lock reads what another server has committed meanwhile. Only `statement_timeout` limits the wait.
        let begin = """
            BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL lock_timeout = 0; SELECT pg_advisory_xact_lock(\(migrationLock))
            """
        try transaction(on: connection, begin) { transaction in
            _ = try transaction.execute("CREATE TABLE IF NOT EXISTS \(name: "storeMigration") (name text PRIMARY KEY)")
        }
        let names = try connection.run("SELECT name FROM \(name: "storeMigration")").rows.map { try $0.text("name") }
        for migration in migrations where !names.contains(migration.name) {
            try transaction(on: connection, begin) { transaction in
                let query: StoreQuery =
                    "INSERT INTO \(name: "storeMigration") (name) VALUES (\(migration.name)) ON CONFLICT DO NOTHING"
                let inserted = try transaction.execute(query)
                if inserted == 1 { try migration.body(transaction) }
            }
        }
    }

    /// Writes, and tries again when the transaction meets another one.
    private static func write<Value>(
        _ change: StoreChange, on connection: PostgreSQLConnection, _ body: (any StoreTransaction) throws -> Value
    ) throws -> (Value, Int64?) {
        let lock = change == .everything ? "pg_advisory_xact_lock" : "pg_advisory_xact_lock_shared"
        func attempt() throws -> (Value, Int64?) {
            // One message to the server.
            try transaction(on: connection, "BEGIN; SELECT \(lock)(\(writeLock))") { transaction in
                let value = try body(transaction)
                guard change != .activity else { return (value, nil) }
                try transaction.advanceContentVersion()
                let version = try transaction.contentVersion()
                let payload = "\(version)"
                _ = try transaction.rows("SELECT pg_notify('content', \(payload))")
                return (value, version)
            }
        }
        for _ in 1..<attempts {
            do { return try attempt() } catch let error as PostgreSQLError where error.isTransient { continue }
        }
        return try attempt()
    }

    /// Runs a transaction, and once more if one of its statements may have been prepared before its table was changed.
    private static func preparingAnew<Value>(
        on connection: PostgreSQLConnection, _ body: () throws -> Value
    ) throws -> Value {
        do { return try body() } catch let error as PostgreSQLError where error.mayBeOutdatedStatement {
            try connection.forgetStatements()
            return try body()
        }
    }

    private static func transaction<Value>(
        on connection: PostgreSQLConnection, _ begin: String, _ body: (any StoreTransaction) throws -> Value
    ) throws -> Value {
        do {
            try connection.command(begin)
            let value = try body(PostgreSQLTransaction(connection))
            // The server undoes such a transaction at COMMIT too, and responds as if that had succeeded.
            guard !connection.hasFailedTransaction else {
                throw PostgreSQLError(state: "25P02", message: "a statement has failed whose error was not thrown on")
            }
            try connection.command("COMMIT")
            return value
        } catch {
            // It is not sent after a cancellation: the pool closes a connection whose transaction is open.
            try? connection.command("ROLLBACK")
            throw error
        }
    }

    private static func translatingErrors<Value>(_ body: () throws -> Value) throws -> Value {
        do { return try body() } catch let error as PostgreSQLError { throw error.storeError }
    }

    /// The migrations of the store itself. They are append-only: a released one is never changed.
    private static let migrations = [
        StoreMigration("core-1") { transaction in
            try transaction.execute(
                """
                CREATE TABLE page (id text PRIMARY KEY, kind text NOT NULL, title text NOT NULL, locale text NOT NULL,
                    ttl bigint NOT NULL, "staleFor" bigint NOT NULL, revision bigint NOT NULL)
                """
            )
            try transaction.execute(
                """
                CREATE TABLE "pageSection" (id text PRIMARY KEY, "pageId" text NOT NULL REFERENCES page ON DELETE CASCADE,
                    "position" bigint NOT NULL, layout text NOT NULL, fallback text NOT NULL, title text, subtitle text,
                    "rows" bigint, "load" text NOT NULL, content text NOT NULL, arguments text NOT NULL,
                    batch bigint NOT NULL, UNIQUE ("pageId", "position"))
                """
            )
            try transaction.execute("CREATE TABLE secret (name text PRIMARY KEY, bytes bytea NOT NULL)")
            try transaction.execute(
                """
                CREATE TABLE "contentVersion" (id bigint PRIMARY KEY CHECK (id = 1), version bigint NOT NULL,
                    probes bigint NOT NULL)
                """
            )
            try transaction.execute("INSERT INTO \"contentVersion\" (id, version, probes) VALUES (1, 1, 0)")
        }
    ]
}
