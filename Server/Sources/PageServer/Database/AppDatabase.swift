import Foundation
import GRDB

/// The database. Nothing else holds the connection that writes.
///
/// It is one SQLite file in WAL mode: readers never wait for the writer, and every write is one transaction.
public struct AppDatabase: Sendable {
    private let writer: any DatabaseWriter

    /// Opens a database and brings its schema up to date.
    ///
    /// - Throws: An error of SQLite if the file cannot be opened or is no database.
    init(_ writer: any DatabaseWriter, features: [any ServerFeature] = ServerFeatures.all) throws {
        self.writer = writer
        var migrator = DatabaseMigrator()
        Self.registerMigrations(&migrator)
        for feature in features { feature.registerMigrations(&migrator) }
        try migrator.migrate(writer)
    }
}

extension AppDatabase {
    /// Opens the database at a path, and creates it if there is none.
    ///
    /// - Throws: An error of SQLite if the file cannot be opened or is no database.
    public static func open(path: String) throws -> AppDatabase {
        let directory = URL(filePath: path).deletingLastPathComponent()
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        return try AppDatabase(DatabasePool(path: path, configuration: configuration))
    }

    /// Opens the database at a path where there has to be one.
    ///
    /// - Throws: An error of SQLite if there is none, or it cannot be opened.
    public static func openExisting(path: String) throws -> AppDatabase {
        guard FileManager.default.fileExists(atPath: path) else {
            throw DatabaseError(resultCode: .SQLITE_CANTOPEN, message: "there is no database at \(path)")
        }
        return try open(path: path)
    }

    /// A database in memory, for tests.
    ///
    /// - Throws: An error of SQLite.
    public static func inMemory() throws -> AppDatabase {
        try AppDatabase(DatabaseQueue(configuration: configuration))
    }

    /// Makes another database what this one is.
    func copy(to other: AppDatabase) throws { try writer.backup(to: other.writer) }

    /// Reads in one transaction: everything read belongs to the same moment.
    func read<Value: Sendable>(_ block: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await writer.read(block)
    }

    /// Writes in one transaction: all of it or nothing.
    func write<Value: Sendable>(_ block: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await writer.write(block)
    }

    private static var configuration: Configuration {
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        configuration.maximumReaderCount = 4
        configuration.prepareDatabase { database in
            // Functions and virtual tables named by a schema that was tampered with are not trusted.
            try database.execute(sql: "PRAGMA trusted_schema = OFF")
            // The log of changes is cut back to this size after each checkpoint.
            try database.execute(sql: "PRAGMA journal_size_limit = 67108864")
        }
        return configuration
    }
}
