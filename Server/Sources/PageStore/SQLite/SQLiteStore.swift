import Foundation
import GRDB

/// A store in one file of SQLite, in WAL mode: readers never wait for the writer, and every write is one transaction.
///
/// Nothing else in the process holds a connection that writes. Other processes may open the same file, such as
/// `page put` beside a running server.
public struct SQLiteStore: PageStore {
    /// How the file is opened.
    public struct Configuration: Sendable {
        /// What a write that has returned survives.
        public enum Durability: String, CaseIterable, Sendable {
            /// A loss of power too: each transaction waits until the disk has it.
            case full
            /// The end of the process, but a loss of power may take the last transactions. Writes cost a fraction.
            case normal
        }

        /// What a write that has returned survives.
        public var durability: Durability
        /// How long a statement waits for another process that writes, in seconds.
        public var busySeconds: Double
        /// The number of connections that read at a time.
        public var readerCount: Int
        /// The room that has to be free on the disk for the store to count as usable, in bytes. SQLite reuses the room of
        /// its log, so that a small write may succeed on a full disk when the next one does not.
        public var minimumFreeBytes = FreeSpace.minimumBytes
        /// The size of the largest file that ``SQLiteStore/checkIntegrity()`` reads, in bytes; 0 to read none. Each 100 MB take
        /// some tenths of a second, more on a slow disk.
        public var maximumCheckedBytes = 268_435_456

        /// Creates a configuration.
        ///
        /// - Parameters:
        ///   - durability: What a write that has returned survives.
        ///   - busySeconds: How long a statement waits for another process that writes, in seconds.
        ///   - readerCount: The number of connections that read at a time.
        public init(durability: Durability = .full, busySeconds: Double = 1, readerCount: Int = 4) {
            self.durability = durability
            self.busySeconds = busySeconds
            self.readerCount = readerCount
        }
    }

    private let writer: any DatabaseWriter
    /// The file and its number on disk when it was opened; `nil` in memory.
    private let file: (path: String, number: UInt64)?
    private let minimumFreeBytes: Int
    private let maximumCheckedBytes: Int
    private let version = KnownVersion()

    private init(
        _ writer: any DatabaseWriter, path: String?, minimumFreeBytes: Int = 0, maximumCheckedBytes: Int = 0
    ) throws {
        self.writer = writer
        self.minimumFreeBytes = minimumFreeBytes
        self.maximumCheckedBytes = maximumCheckedBytes
        file = path.flatMap { path in Self.fileNumber(path).map { (path, $0) } }
    }
}

extension SQLiteStore {
    /// Opens the store at a path, and creates it if there is none.
    ///
    /// - Parameters:
    ///   - path: The path of the file. Directories on the way are created.
    ///   - configuration: How the file is opened.
    /// - Throws: ``StoreError`` if the file cannot be opened or is no database, or if the path is an address.
    public static func open(path: String, _ configuration: Configuration = Configuration()) throws -> SQLiteStore {
        guard !path.contains("://") else { throw StoreError.notAPath }
        return try translatingErrors(path) {
            let directory = URL(filePath: path).deletingLastPathComponent()
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            let pool = try DatabasePool(path: path, configuration: databaseConfiguration(configuration))
            // Not while the connection is prepared: GRDB sets NORMAL afterwards, when it turns the WAL mode on.
            let level = configuration.durability == .full ? "FULL" : "NORMAL"
            try pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA synchronous = \(level)") }
            return try SQLiteStore(
                pool, path: path, minimumFreeBytes: configuration.minimumFreeBytes,
                maximumCheckedBytes: configuration.maximumCheckedBytes)
        }
    }

    /// Opens the store at a path where there has to be one.
    ///
    /// - Throws: ``StoreError`` if there is none, or if the file is a database of something else. Nothing is written to
    ///   such a file.
    public static func openExisting(
        path: String, _ configuration: Configuration = Configuration()
    ) throws -> SQLiteStore {
        try check(path: path)
        return try open(path: path, configuration)
    }

    /// Opens the store at a path to read from it, and changes nothing, not even its schema.
    ///
    /// - Throws: ``StoreError`` if there is none, or if the file is a database of something else.
    public static func openReadOnly(path: String) throws -> SQLiteStore {
        try check(path: path)
        return try translatingErrors(path) { try SQLiteStore(readOnlyQueue(path: path), path: path) }
    }

    /// A store in memory, for tests.
    ///
    /// - Throws: ``StoreError``.
    public static func inMemory() throws -> SQLiteStore {
        try SQLiteStore(DatabaseQueue(configuration: databaseConfiguration(Configuration())), path: nil)
    }

    /// Makes another store what this one is. It blocks the thread until the whole file is copied.
    ///
    /// - Throws: ``StoreError``.
    public func copy(to other: SQLiteStore) throws {
        try Self.translatingErrors(other.file?.path) { try writer.backup(to: other.writer) }
    }

    /// The newest version that this process has made.
    public var lastKnownContentVersion: Int64? { version.value }

    /// Brings the schema up to date, in GRDB's table of migrations.
    public func migrate(_ migrations: [StoreMigration]) async throws {
        let migrator = Self.migrator(migrations)
        let writer = writer
        try Self.translatingErrors(file?.path) { try migrator.migrate(writer) }
    }

    /// Reads in one transaction: everything read belongs to the same moment.
    public func read<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Value {
        do {
            return try await writer.read { try body(SQLiteTransaction($0)) }
        } catch let error as DatabaseError {
            throw Self.storeError(error, path: file?.path)
        }
    }

    /// Writes in one transaction: all of it or nothing.
    public func write<Value: Sendable>(
        _ change: StoreChange, _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Value {
        do {
            let (value, version) = try await writer.write { database in
                let transaction = SQLiteTransaction(database)
                let value = try body(transaction)
                guard change != .activity else { return (value, nil as Int64?) }
                try transaction.advanceContentVersion()
                return (value, try transaction.contentVersion())
            }
            if let version { self.version.raise(to: version) }
            return value
        } catch let error as DatabaseError {
            throw Self.storeError(error, path: file?.path)
        }
    }

    /// Proves that the file is still the one that was opened, that it can be written, that its disk has room, and that a row
    /// of each table can be read.
    public func probe() async throws {
        _ = try await write(.activity) { [self] transaction in
            if let file {
                guard Self.fileNumber(file.path) == file.number else {
                    throw StoreError.damaged("the file \(file.path) was deleted or replaced")
                }
                guard FreeSpace.bytes(at: file.path) ?? .max >= UInt64(minimumFreeBytes) else { throw StoreError.full }
            }
            try transaction.execute("UPDATE \(name: "contentVersion") SET probes = probes + 1")
        }
        try await readTables()
    }

    /// Reads the whole file and looks for damage (`PRAGMA quick_check`), if it is not larger than the configuration permits.
    ///
    /// - Throws: ``StoreError/damaged(_:)`` that says what was found first, or another ``StoreError`` if the file cannot be read.
    public func checkIntegrity() async throws {
        guard let file, let size = Self.fileSize(file.path), size <= maximumCheckedBytes else { return }
        let row = try await read { try $0.rows("PRAGMA quick_check(1)").first }
        guard case .text(let finding)? = row?.values.first, finding != "ok" else { return }
        throw StoreError.damaged(finding.split(separator: "\n").joined(separator: " "))
    }
}

extension SQLiteStore {
    /// Checks that a file is a store, without changing it.
    private static func check(path: String) throws {
        guard FileManager.default.fileExists(atPath: path) else { throw StoreError.notFound(path) }
        let isStore = try translatingErrors(path) {
            try readOnlyQueue(path: path).read { database in
                try ["page", "pageSection", "secret"].allSatisfy { try database.tableExists($0) }
            }
        }
        guard isStore else { throw StoreError.notAStore(path) }
    }

    /// Reads a row of each table, those of features included. Damage beyond the way to that row is found by
    /// ``checkIntegrity()``, or when it is read.
    private func readTables() async throws {
        try await read { transaction in
            guard let database = (transaction as? SQLiteTransaction)?.database else { return }
            // Virtual tables have no pages of their own.
            let tables = Table("sqlite_master")
                .filter(SchemaColumns.type == "table" && SchemaColumns.rootPage > 0)
                .select(SchemaColumns.name, as: String.self)
            for name in try tables.fetchAll(database) {
                _ = try Table(name).limit(1).fetchOne(database)
            }
        }
    }

    /// The columns of SQLite's schema table, `sqlite_master`.
    private enum SchemaColumns {
        static let name = Column("name")
        static let type = Column("type")
        static let rootPage = Column("rootpage")
    }

    private static func readOnlyQueue(path: String) throws -> DatabaseQueue {
        var configuration = databaseConfiguration(Configuration())
        configuration.readonly = true
        return try DatabaseQueue(path: path, configuration: configuration)
    }

    private static func fileNumber(_ path: String) -> UInt64? {
        var status = stat()
        return stat(path, &status) == 0 ? UInt64(status.st_ino) : nil
    }

    private static func fileSize(_ path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    private static func translatingErrors<Value>(_ path: String?, _ body: () throws -> Value) throws -> Value {
        do { return try body() } catch let error as DatabaseError { throw storeError(error, path: path) }
    }

    /// An error of SQLite as one of the store; those about a statement stay as they are.
    private static func storeError(_ error: DatabaseError, path: String?) -> any Error {
        switch error.resultCode {
        case .SQLITE_BUSY, .SQLITE_LOCKED: StoreError.busy
        case .SQLITE_FULL: StoreError.full
        case .SQLITE_NOTADB: StoreError.notAStore(path ?? "The file")
        case .SQLITE_CORRUPT: StoreError.damaged(error.message ?? "it is malformed")
        case .SQLITE_READONLY: StoreError.readOnly(error.message ?? "\(error.resultCode)")
        case .SQLITE_CANTOPEN, .SQLITE_IOERR, .SQLITE_PERM, .SQLITE_AUTH:
            StoreError.unavailable(error.message ?? "\(error.resultCode)")
        default: error
        }
    }

    private static func databaseConfiguration(_ options: Configuration) -> GRDB.Configuration {
        var configuration = GRDB.Configuration()
        configuration.busyMode = .timeout(options.busySeconds)
        configuration.maximumReaderCount = options.readerCount
        configuration.prepareDatabase { database in
            // Functions and virtual tables named by a schema that was tampered with are not trusted.
            try database.execute(sql: "PRAGMA trusted_schema = OFF")
            guard !database.configuration.readonly else { return }
            // The log of changes is cut back to this size after each checkpoint.
            try database.execute(sql: "PRAGMA journal_size_limit = 67108864")
        }
        return configuration
    }
}
