/// Everything that a server keeps: pages, secrets, and the tables of its features.
///
/// A store is read and written in transactions only. ``SQLiteStore`` keeps one file, ``PostgreSQLStore`` a database that
/// several servers share; both pass the same tests.
///
/// ```swift
/// let ids = try await store.read { try $0.pageIDs() }
/// try await store.write { try $0.store(document) }
/// ```
public protocol PageStore: Sendable {
    /// Brings the schema up to date: runs the migrations that have not run yet, in their order, each in a transaction. Where one
    /// fails, those before it stay. Migrations are not reverted: an older server leaves the tables of a newer one as they are.
    ///
    /// - Parameter migrations: The migrations of the features. Those of the store itself run first.
    /// - Throws: ``StoreError``, or the error of a migration.
    func migrate(_ migrations: [StoreMigration]) async throws

    /// Reads in one transaction: everything read belongs to the same moment. Several reads run at a time.
    ///
    /// The body runs synchronously on a thread of the store, not on that of the caller. It may run more than once (see
    /// ``PostgreSQLStore``), so that it must have no effect besides its result. A statement that writes is refused.
    ///
    /// - Throws: ``StoreError``, or what the body throws.
    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Value

    /// Writes in one transaction: all of it or nothing. When it returns, the change is as durable as the store is
    /// configured to be.
    ///
    /// The body reads what it has written. It runs as that of ``read(_:)`` does, possibly more than once: it must not send or log
    /// anything, or change variables outside. SQLite runs one write at a time, PostgreSQL several.
    ///
    /// - Parameter change: What the transaction changes, by which servers know whether composed pages are still current.
    /// - Throws: ``StoreError``, or what the body throws; then nothing has changed.
    func write<Value: Sendable>(
        _ change: StoreChange, _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Value

    /// The newest version of the content that this process has made or heard of; `nil` if it has to be read. A server uses
    /// it between its reads of ``contentVersion()``.
    var lastKnownContentVersion: Int64? { get }

    /// How many connections to the database are in use, for the figures of a server; `nil` for a store that has no pool of
    /// connections.
    var connectionLoad: StoreConnectionLoad? { get }

    /// Proves that the store can be written and read, by doing both.
    ///
    /// - Throws: ``StoreError`` that says what is wrong.
    func probe() async throws

    /// Looks for damage in all that is stored, which ``probe()`` does not read. A server does it once, when `/readyz` is first
    /// requested, and responds to requests meanwhile.
    ///
    /// - Throws: ``StoreError/damaged(_:)`` that says what was found, or another ``StoreError`` if that could not be found out.
    /// - Complexity: O(*n*) in the size of what is stored.
    func checkIntegrity() async throws
}

extension PageStore {
    /// Does nothing: the damage of databases that are servers is looked for by tools of their own.
    public func checkIntegrity() async throws {}

    /// No pool of connections.
    public var connectionLoad: StoreConnectionLoad? { nil }
}

/// What a transaction changes.
public enum StoreChange: Sendable {
    /// Something that pages and sections are composed of. What has been composed before is composed anew.
    case content
    /// What users did, which no shared page shows: notes, decisions, events.
    case activity
    /// All that is stored, content and what belongs to users, such as by sample content. The transaction begins when the writes
    /// under way have ended, and other writes wait until it has ended; reads do not. It counts as a change of content.
    case everything
}

extension PageStore {
    /// Writes in one transaction that changes what pages are composed of: ``StoreChange/content``. What users do is written as
    /// ``StoreChange/activity``, by ``write(_:_:)``, so that composed pages stay in the cache.
    ///
    /// - Throws: ``StoreError``, or what the body throws; then nothing has changed.
    public func write<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Value {
        try await write(.content, body)
    }

    /// A number that grows with every change of what pages are composed of, whichever server made the change.
    ///
    /// - Throws: ``StoreError``.
    public func contentVersion() async throws -> Int64 {
        try await read { try $0.contentVersion() }
    }
}
