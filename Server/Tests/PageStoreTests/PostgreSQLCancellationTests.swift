import Foundation
import StoreTestSupport
import Synchronization
import Testing

@testable import PageStore

/// Tasks that are cancelled while no statement of theirs runs. That of a statement that runs is in `PostgreSQLTests`.
@Suite(.enabled(if: TestPostgreSQL.server != nil, "Scripts/test starts PostgreSQL"), .timeLimit(.minutes(1)))
struct PostgreSQLCancellationTests {
    private static let page = PageDocument(id: "home", kind: "home", title: "Home", sections: [])

    /// What a body has done.
    private final class Record: Sendable {
        private let list = Mutex<[String]>([])

        var steps: [String] { list.withLock { $0 } }
        func append(_ step: String) { list.withLock { $0.append(step) } }
    }

    @Test("a write that is cancelled while it waits for a connection leaves the queue and is not carried out")
    func waiting() async throws {
        let address = try TestPostgreSQL.makeDatabase()
        let store = try await PostgreSQLStore.open(
            address, PostgreSQLStore.Configuration(connectionCount: 1, waitSeconds: 600, statementSeconds: 600))
        try await store.migrate([])
        let sleeper = Task { try await store.read { try $0.rows("SELECT pg_sleep(600)") } }
        try await waitUntil { try TestPostgreSQL.isSleeping(address) }
        let write = Task { try await store.write { try $0.store(Self.page) } }
        try await waitUntil { store.connectionLoad?.waiting == 1 }
        write.cancel()
        await #expect(throws: CancellationError.self) { try await write.value }
        #expect(store.connectionLoad == StoreConnectionLoad(inUse: 1, waiting: 0, limit: 1))
        #expect(try TestPostgreSQL.isSleeping(address))
        sleeper.cancel()
        _ = await sleeper.result
        #expect(try await store.read { try $0.pageIDs() } == [])
    }

    @Test("a write whose task is cancelled before its body does not run it, and its connection has another use")
    func beforeBody() async throws {
        let store = try await PostgreSQLStore.open(
            TestPostgreSQL.makeDatabase(), PostgreSQLStore.Configuration(connectionCount: 1))
        try await store.migrate([])
        let process = try await store.read { try $0.integer("SELECT pg_backend_pid()") }
        let record = Record()
        let task = Task {
            // Ends when the task is cancelled.
            try? await Task.sleep(for: .seconds(600))
            try await store.write(.activity) { _ in record.append("body") }
        }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(record.steps == [])
        #expect(try await store.read { try $0.integer("SELECT pg_backend_pid()") } == process)
    }

    /// Where a task is cancelled.
    enum Moment: CaseIterable {
        case betweenStatements, beforeCommit
    }

    @Test(
        "a write that is cancelled between two statements, or before its commit, is undone", arguments: Moment.allCases)
    func undone(_ moment: Moment) async throws {
        let store = try await PostgreSQLStore.open(TestPostgreSQL.makeDatabase())
        try await store.migrate([])
        let (begun, beginning) = AsyncStream<Void>.makeStream()
        let cancelled = DispatchSemaphore(value: 0)
        let record = Record()
        let task = Task {
            // Only the commit follows the body of a write of activity.
            try await store.write(.activity) { transaction in
                try transaction.store(Self.page)
                beginning.finish()
                cancelled.wait()
                record.append("cancelled")
                guard moment == .betweenStatements else { return }
                try transaction.execute("UPDATE page SET title = \("Changed")")
                record.append("statement")
            }
        }
        for await _ in begun {}
        task.cancel()
        cancelled.signal()
        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(record.steps == ["cancelled"])
        #expect(try await store.read { try $0.pageIDs() } == [])
    }

    @Test("after a use of a connection was cancelled, no statement of it is sent")
    func noFurtherStatement() throws {
        let connection = try PostgreSQLConnection(TestPostgreSQL.makeDatabase(), statementSeconds: 600)
        try connection.command("BEGIN")
        let use = ConnectionUse()
        try connection.run(during: use) {
            use.cancel()
            #expect(throws: CancellationError.self) { try connection.command("ROLLBACK") }
            #expect(throws: CancellationError.self) { try connection.run("SELECT 1 AS one") }
        }
        #expect(!connection.isIdle, "the transaction is open")
        try connection.command("ROLLBACK")
        #expect(connection.isIdle)
    }

    @Test("a migration that is cancelled is undone, and leaves no lock that another server waits for")
    func migration() async throws {
        let address = try TestPostgreSQL.makeDatabase()
        let store = try await PostgreSQLStore.open(address, PostgreSQLStore.Configuration(statementSeconds: 600))
        let other = try await PostgreSQLStore.open(address, PostgreSQLStore.Configuration(statementSeconds: 600))
        let slow = StoreMigration("notes-1") { transaction in
            try transaction.execute("CREATE TABLE note (id bigint PRIMARY KEY)")
            _ = try transaction.rows("SELECT pg_sleep(600)")
        }
        let task = Task { try await store.migrate([slow]) }
        try await waitUntil { try TestPostgreSQL.isSleeping(address) }
        task.cancel()
        await #expect(throws: (any Error).self) { try await task.value }
        try await other.migrate([
            StoreMigration("notes-1") { try $0.execute("CREATE TABLE note (id bigint PRIMARY KEY, text text)") }
        ])
        #expect(try await other.read { try $0.rows("SELECT id, text FROM note") }.isEmpty)
        let locks: StoreQuery = """
            SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
            WHERE pg_database.datname = current_database() AND pg_locks.locktype = 'advisory'
            """
        #expect(try await other.read { try $0.integer(locks) } == 0)
    }
}
