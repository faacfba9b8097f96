import PageStore
import Tracing

/// A store whose transactions are spans: `store read` and `store write`, each with its wait for a connection.
struct TracedStore: PageStore {
    private let store: any PageStore

    /// Makes spans of what is done with a store.
    init(_ store: any PageStore) {
        self.store = store
    }

    var lastKnownContentVersion: Int64? { store.lastKnownContentVersion }

    var connectionLoad: StoreConnectionLoad? { store.connectionLoad }

    func migrate(_ migrations: [StoreMigration]) async throws { try await store.migrate(migrations) }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Value {
        try await withSpan("store read", ofKind: .client) { _ in try await store.read(body) }
    }

    func write<Value: Sendable>(
        _ change: StoreChange, _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Value {
        try await withSpan("store write", ofKind: .client) { _ in try await store.write(change, body) }
    }

    func probe() async throws { try await store.probe() }

    func checkIntegrity() async throws { try await store.checkIntegrity() }
}
