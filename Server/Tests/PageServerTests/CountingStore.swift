import PageStore
import Synchronization

/// A store that counts its reads.
final class CountingStore: PageStore {
    private let store: any PageStore
    private let reads = Atomic(0)
    private let beforeRead: @Sendable () async -> Void

    /// Counts the reads of a store.
    ///
    /// - Parameter beforeRead: Called before each read, which is counted already.
    init(_ store: any PageStore, beforeRead: @escaping @Sendable () async -> Void = {}) {
        self.store = store
        self.beforeRead = beforeRead
    }

    /// How often something was read.
    var count: Int { reads.load(ordering: .relaxed) }

    var lastKnownContentVersion: Int64? { store.lastKnownContentVersion }

    func migrate(_ migrations: [StoreMigration]) async throws { try await store.migrate(migrations) }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Value {
        reads.add(1, ordering: .relaxed)
        await beforeRead()
        return try await store.read(body)
    }

    func write<Value: Sendable>(
        _ change: StoreChange, _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Value {
        try await store.write(change, body)
    }

    func probe() async throws { try await store.probe() }
}
