import PageStore
import Synchronization

/// A store whose probes fail as a test says.
final class FailingStore: PageStore {
    /// What becomes of a probe.
    enum Failure {
        case none
        case error(StoreError)
        /// It does not end, even when it is cancelled, until the failure is another one.
        case hang
    }

    private let store: any PageStore
    private let state = Mutex((failure: Failure.none, probeCount: 0))
    /// Closed while probes hang.
    private let gate = Gate(isOpen: true)

    init(_ store: any PageStore) { self.store = store }

    /// Says what becomes of the probes from now on.
    func fail(_ failure: Failure) {
        state.withLock { $0.failure = failure }
        if case .hang = failure { gate.close() } else { gate.open() }
    }

    /// How many probes have begun.
    var probeCount: Int { state.withLock { $0.probeCount } }

    var lastKnownContentVersion: Int64? { store.lastKnownContentVersion }

    func migrate(_ migrations: [StoreMigration]) async throws { try await store.migrate(migrations) }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Value { try await store.read(body) }

    func write<Value: Sendable>(
        _ change: StoreChange, _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Value { try await store.write(change, body) }

    func probe() async throws {
        state.withLock { $0.probeCount += 1 }
        await gate.wait()
        if case .error(let error) = state.withLock({ $0.failure }) { throw error }
        try await store.probe()
    }
}
