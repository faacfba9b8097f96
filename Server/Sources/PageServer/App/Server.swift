import Hummingbird
public import Logging

/// The server as a whole.
public enum Server {
    /// Runs the server until the process is told to stop, and then finishes what it has begun.
    ///
    /// - Parameters:
    ///   - configuration: How the server is set up.
    ///   - database: The database.
    ///   - warmsPictures: Whether likely pictures are drawn while nobody waits.
    ///   - onRunning: Called with the port once the server listens.
    /// - Throws: An error if the database cannot be read or the address cannot be listened on.
    public static func run(
        _ configuration: ServerConfiguration, database: AppDatabase, logger: Logger, warmsPictures: Bool = false,
        onRunning: @escaping @Sendable (Int) -> Void = { _ in }
    ) async throws {
        let application = try await buildApplication(
            configuration, database: database, logger: logger, warmsPictures: warmsPictures, onRunning: onRunning
        )
        try await application.runService()
    }
}
