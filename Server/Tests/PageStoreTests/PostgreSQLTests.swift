import Foundation
import StoreTestSupport
import Testing

@testable import PageStore

/// What only a store in PostgreSQL does: it is shared by several servers, and it may be gone for a while.
@Suite(.enabled(if: TestPostgreSQL.server != nil, "Scripts/test starts PostgreSQL"))
struct PostgreSQLTests {
    private static let page = PageDocument(id: "home", kind: "home", title: "Home", sections: [])

    @Test("what one server stores is announced to the others, and all have the same secret")
    func announcements() async throws {
        let address = try TestPostgreSQL.makeDatabase()
        let (ours, theirs) = (try await PostgreSQLStore.open(address), try await PostgreSQLStore.open(address))
        // Servers that start at the same time do not run a migration twice.
        async let first: Void = ours.migrate([])
        async let second: Void = theirs.migrate([])
        _ = try await (first, second)
        #expect(try await ours.secret(named: "cursor") == theirs.secret(named: "cursor"))
        let version = try await ours.contentVersion()
        // Announcements are heard once the listener stands, which opening the store does not wait for.
        var stored: Int64 = 0
        try await waitUntil {
            try await theirs.write { try $0.store(Self.page) }
            stored += 1
            return ours.lastKnownContentVersion != nil
        }
        try await waitUntil { ours.lastKnownContentVersion == version + stored }
        #expect(try await ours.contentVersion() == version + stored)
        #expect(try await ours.read { try $0.page("home") }?.revision == stored)
    }

    @Test("connections that are lost are opened anew")
    func reconnection() async throws {
        let address = try TestPostgreSQL.makeDatabase()
        let store = try await PostgreSQLStore.open(address)
        try await store.migrate([])
        try await store.write { try $0.store(Self.page) }
        for _ in 0..<3 {
            try TestPostgreSQL.disconnect(address)
            // What was lost says so, once for each connection at most; after that everything is as before.
            try await waitUntil { (try? await store.read { try $0.pageIDs() }) == ["home"] }
            try await store.write { try $0.store(Self.page) }
        }
        #expect(try await store.read { try $0.page("home") }?.revision == 4)
    }

    @Test(
        "a listener whose connection was lost receives announcements of other servers again", .timeLimit(.minutes(1)))
    func listening() async throws {
        let address = try TestPostgreSQL.makeDatabase()
        let (ours, theirs) = (try await PostgreSQLStore.open(address), try await PostgreSQLStore.open(address))
        try await theirs.migrate([])
        for _ in 0..<3 {
            try TestPostgreSQL.disconnect(address)
            var version: Int64?
            try await waitUntil {
                version = try? await theirs.contentVersion()
                return version != nil
            }
            let lost = try #require(version)
            // This server neither reads nor writes: a version that is newer than the loss was announced to its new connection.
            try await waitUntil {
                try? await theirs.write { try $0.store(Self.page) }
                return ours.lastKnownContentVersion.map { $0 > lost } ?? false
            }
        }
    }

    @Test("a database that can be read only says so when it is probed")
    func readOnly() async throws {
        let address = try TestPostgreSQL.makeDatabase()
        try await PostgreSQLStore.open(address).migrate([])
        let store = try await PostgreSQLStore.open(address + "&options=-c%20default_transaction_read_only%3Don")
        #expect(try await store.read { try $0.pageIDs() } == [])
        do {
            try await store.probe()
            Issue.record("a database that can be read only was written")
        } catch let error as StoreError {
            guard case .readOnly = error else { throw error }
        }
    }

    /// Has a store sleep on the server, and returns when the server sleeps.
    private func sleeper(on store: PostgreSQLStore, at address: String) async throws -> Task<[StoreRow], any Error> {
        let task = Task { try await store.read { try $0.rows("SELECT pg_sleep(600)") } }
        try await waitUntil { try TestPostgreSQL.isSleeping(address) }
        return task
    }

    /// The process of the server that serves a connection of a store.
    private func process(of store: PostgreSQLStore) async throws -> Int64? {
        try await store.read { try $0.integer("SELECT pg_backend_pid()") }
    }

    @Test("a read that is cancelled ends on the server, and the next one gets another connection")
    func cancellation() async throws {
        let address = try TestPostgreSQL.makeDatabase()
        let store = try await PostgreSQLStore.open(
            address, PostgreSQLStore.Configuration(connectionCount: 1, waitSeconds: 600, statementSeconds: 600))
        try await store.migrate([])
        let first = try await process(of: store)
        #expect(try await process(of: store) == first)
        let task = try await sleeper(on: store, at: address)
        task.cancel()
        await #expect(throws: (any Error).self) { try await task.value }
        #expect(try !TestPostgreSQL.isSleeping(address))
        // A late cancellation cannot reach its statements.
        #expect(try await process(of: store) != first)
        #expect(store.connectionLoad == StoreConnectionLoad(inUse: 0, waiting: 0, limit: 1))
    }

    @Test("a wait for a connection that takes too long throws, also with no time to wait", arguments: [0, 0.2])
    func waiting(_ seconds: Double) async throws {
        let address = try TestPostgreSQL.makeDatabase()
        let store = try await PostgreSQLStore.open(
            address, PostgreSQLStore.Configuration(connectionCount: 1, waitSeconds: seconds, statementSeconds: 600))
        try await store.migrate([])
        let task = try await sleeper(on: store, at: address)
        await #expect(throws: StoreError.busy) { try await store.read { try $0.pageIDs() } }
        task.cancel()
        _ = await task.result
        try await waitUntil { (try? await store.read { try $0.pageIDs() }) == [] }
    }

    @Test("transactions that meet one another are tried again, and none is lost")
    func meetings() async throws {
        let store = try await PostgreSQLStore.open(
            TestPostgreSQL.makeDatabase(),
            PostgreSQLStore.Configuration(connectionCount: 4, waitSeconds: 60, lockSeconds: 60))
        try await store.migrate([
            StoreMigration("counter-1") { transaction in
                try transaction.execute("CREATE TABLE counter (id bigint PRIMARY KEY, value bigint NOT NULL)")
                try transaction.execute("INSERT INTO counter VALUES (1, 0), (2, 0)")
            }
        ])
        // Two rows in either order: some of these transactions wait for each other in a circle.
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<12 {
                group.addTask {
                    try await store.write { transaction in
                        for id in number.isMultiple(of: 2) ? [1, 2] : [2, 1] {
                            try transaction.execute("UPDATE counter SET value = value + 1 WHERE id = \(id)")
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        let values = try await store.read { try $0.rows("SELECT value FROM counter") }
        #expect(try values.map { try $0.integer("value") } == [12, 12])
    }

    @Test("a write that waits for a lock is busy long before a statement's time is over, and migrations wait")
    func locks() async throws {
        let address = try TestPostgreSQL.makeDatabase()
        // Longer than PostgreSQL waits before it looks for transactions that wait for one another.
        #expect((1.1...2).contains(PostgreSQLStore.Configuration().lockSeconds))
        let store = try await PostgreSQLStore.open(
            address, PostgreSQLStore.Configuration(statementSeconds: 600, lockSeconds: 0.1))
        try await store.migrate([])
        let other = try PostgreSQLConnection(address, statementSeconds: 600)
        try other.command("BEGIN")
        try other.command("LOCK TABLE page IN ACCESS EXCLUSIVE MODE")
        await #expect(throws: StoreError.busy) { try await store.write { try $0.store(Self.page) } }
        let migration = StoreMigration("kinds-1") { transaction in
            try transaction.execute("CREATE INDEX kinds ON page (kind)")
        }
        let task = Task { try await store.migrate([migration]) }
        try await waitUntil { try TestPostgreSQL.isWaitingForLock(address) }
        // The migration goes on waiting when a write that began after it has given up.
        await #expect(throws: StoreError.busy) { try await store.write { try $0.store(Self.page) } }
        #expect(try TestPostgreSQL.isWaitingForLock(address))
        try other.command("COMMIT")
        try await task.value
        // The connection that has migrated waits no longer than the others again.
        try other.command("BEGIN")
        try other.command("LOCK TABLE page IN ACCESS EXCLUSIVE MODE")
        await #expect(throws: StoreError.busy) { try await store.write { try $0.store(Self.page) } }
        try other.command("COMMIT")
        try await store.write { try $0.store(Self.page) }
    }

    @Test("statements that were prepared before another server changed their table are prepared anew")
    func changedTables() async throws {
        let address = try TestPostgreSQL.makeDatabase()
        let store = try await PostgreSQLStore.open(address, PostgreSQLStore.Configuration(connectionCount: 1))
        try await store.migrate([])
        try await store.write { try $0.store(Self.page) }
        func columns() async throws -> [String] {
            try await store.read { try $0.rows("SELECT * FROM page").first?.columns ?? [] }
        }
        let before = try await columns()
        let stored = try await store.read { try $0.page("home") }
        let other = try PostgreSQLConnection(address, statementSeconds: 600)
        try other.command("ALTER TABLE page ADD COLUMN note text")
        #expect(try await columns() == before + ["note"])
        try other.command("ALTER TABLE page DROP COLUMN note")
        let isLast = try await store.write(.activity) { transaction in
            try transaction.execute("UPDATE page SET title = \("Changed")")
            return try transaction.rows("SELECT * FROM page").first?.columns == before
        }
        #expect(isLast)
        #expect(stored?.document == Self.page)
        #expect(try await store.read { try $0.page("home") }?.document.title == "Changed")
        // What PostgreSQL does not support is refused as before.
        await #expect(throws: PostgreSQLError.self) {
            try await store.read { try $0.rows("SELECT 1 AS one UNION SELECT 2 FOR UPDATE") }
        }
        #expect(try await columns() == before)
    }

    @Test("a statement of the store's own tables names their columns, so that no other server's column is in its way")
    func namedColumns() async throws {
        let address = try TestPostgreSQL.makeDatabase()
        let connection = try PostgreSQLConnection(address, statementSeconds: 600)
        try await PostgreSQLStore.open(address).migrate([])
        let transaction = PostgreSQLTransaction(connection)
        let page = PageDocument(
            id: "home", kind: "home", title: "Home",
            sections: [PageDocument.Section(id: "a", layout: "list.text", content: "songs")])
        try transaction.store(page)
        func isWhole() throws -> Bool {
            try transaction.page("home")?.document == page && transaction.section("a")?.section == page.sections[0]
        }
        #expect(try isWhole())
        let other = try PostgreSQLConnection(address, statementSeconds: 600)
        for table in ["page", "\"pageSection\""] { try other.command("ALTER TABLE \(table) ADD COLUMN note text") }
        // Without a store, nothing prepares a statement anew.
        #expect(try isWhole())
    }

    @Test("a write that does not throw on the error of a statement fails, since nothing of it is stored")
    func caughtErrors() async throws {
        let store = try await PostgreSQLStore.open(TestPostgreSQL.makeDatabase())
        try await store.migrate([])
        await #expect(throws: PostgreSQLError.self) {
            try await store.write(.activity) { transaction in
                try transaction.store(Self.page)
                _ = try? transaction.rows("SELECT id FROM nothing")
            }
        }
        #expect(try await store.read { try $0.pageIDs() } == [])
        try await store.write(.activity) { try $0.store(Self.page) }
        #expect(try await store.read { try $0.pageIDs() } == ["home"])
    }
}
