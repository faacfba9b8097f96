import Foundation
import Testing

@testable import PageStore

/// What only a store in a file of SQLite does.
struct SQLiteTests {
    private func withPath(_ body: (String) async throws -> Void) async throws {
        let directory = FileManager.default.temporaryDirectory.appending(path: "page-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: directory) }
        try await body(directory.appending(path: "a.sqlite").path())
    }

    @Test("a write that has returned survives a loss of power, unless the store is told otherwise")
    func durability() async throws {
        try await withPath { path in
            func level(_ configuration: SQLiteStore.Configuration) async throws -> Int64? {
                let store = try SQLiteStore.open(path: path, configuration)
                return try await store.write(.activity) { try $0.integer("PRAGMA synchronous") }
            }
            let full = try await level(SQLiteStore.Configuration())
            let normal = try await level(SQLiteStore.Configuration(durability: .normal))
            #expect(full == 2, "FULL")
            #expect(normal == 1, "NORMAL")
        }
    }

    @Test("the address of a database is no path")
    func address() {
        #expect(throws: StoreError.notAPath) { try SQLiteStore.open(path: "postgres://page@db.example/shop") }
    }

    @Test("a write for which there is no room says so, and nothing of it stays")
    func noRoom() async throws {
        try await withPath { path in
            let store = try SQLiteStore.open(path: path)
            try await store.migrate([])
            let bytes = [UInt8](repeating: 1, count: 1_000_000)
            await #expect(throws: StoreError.full) {
                try await store.write(.activity) { transaction in
                    // The file is not made smaller than it is.
                    _ = try transaction.rows("PRAGMA max_page_count = 1")
                    try transaction.execute("INSERT INTO secret (name, bytes) VALUES (\("large"), \(bytes))")
                }
            }
            #expect(try await store.read { try $0.rows("SELECT name FROM secret") } == [])
        }
    }
}
