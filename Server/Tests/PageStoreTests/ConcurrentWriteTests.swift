import Foundation
import Testing

@testable import PageStore

/// Writes that come at the same time, each of which reads what it changes.
struct ConcurrentWriteTests {
    /// Gives the other writes time, 20 ms, to read between the read and the write of the caller. There is no event to wait for:
    /// a store that is right lets none of them read meanwhile.
    private static func letOthersRead() { Thread.sleep(forTimeInterval: 0.02) }

    /// Writes eight times at once; a server has as many connections to PostgreSQL.
    private func writeAtOnce(
        _ store: any PageStore, _ body: @escaping @Sendable (any StoreTransaction) throws -> Void
    ) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { try await store.write(.activity, body) } }
            try await group.waitForAll()
        }
    }

    @Test(
        "writes of one session follow one another, so that none undoes another", arguments: StoreTests.Kind.available)
    func sessions(_ kind: StoreTests.Kind) async throws {
        try await kind.run { store in
            try await store.write(.activity) { transaction in
                try transaction.insertSession("a", at: 100, lifetime: 1_000_000)
                try transaction.execute("INSERT INTO song (id, length) VALUES (1, 0)")
            }
            try await writeAtOnce(store) { transaction in
                #expect(try transaction.touchSession("a", at: 100))
                let length = try transaction.rows("SELECT length FROM song").first?.double("length") ?? 0
                Self.letOthersRead()
                try transaction.execute("UPDATE song SET length = \(length + 1)")
            }
            let rows = try await store.read { try $0.rows("SELECT length FROM song") }
            #expect(try rows.map { try $0.double("length") } == [8])
        }
    }

    @Test(
        "a write of everything begins when the others have ended, and they wait for it",
        arguments: StoreTests.Kind.available)
    func everything(_ kind: StoreTests.Kind) async throws {
        try await kind.run { store in
            let version = try await store.contentVersion()
            try await store.write(.everything) { _ = try $0.execute("INSERT INTO song (id, length) VALUES (1, 0)") }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<4 {
                    group.addTask {
                        try await store.write(.everything) { transaction in
                            try transaction.execute("DELETE FROM song")
                            Self.letOthersRead()
                            try transaction.execute("INSERT INTO song (id, length) VALUES (1, 0)")
                        }
                    }
                    group.addTask {
                        try await store.write(.activity) { transaction in
                            let count = try transaction.execute("UPDATE song SET length = length + 1 WHERE id = 1")
                            #expect(count == 1)
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await store.contentVersion() == version + 5)
        }
    }

    @Test(
        "of edits of one revision of a page, or of edits that make a page, one is stored",
        arguments: StoreTests.Kind.available)
    func pages(_ kind: StoreTests.Kind) async throws {
        try await kind.run { store in
            for expected in [0, 1] as [Int64] {
                try await writeAtOnce(store) { transaction in
                    try transaction.lockPages()
                    let revision = try transaction.page("home")?.revision ?? 0
                    guard revision == expected else { return }
                    Self.letOthersRead()
                    try transaction.store(PageDocument(id: "home", kind: "home", title: "Home", sections: []))
                }
                #expect(try await store.read { try $0.page("home") }?.revision == expected + 1)
            }
        }
    }
}
