import Hummingbird
import PageStore
import Synchronization

@testable import PageServer

/// A store that counts the transactions within and outside the limits of a server's work, and whose writes hang when a test
/// says so.
final class ObservedStore: PageStore {
    private struct State {
        var work: WorkLimiter?
        var insideCount = 0
        var outsideCount = 0
        var hangs = false
    }

    private let store: any PageStore
    private let state = Mutex(State())

    init(_ store: any PageStore) { self.store = store }

    /// Counts from now on.
    func observe(_ work: WorkLimiter) { state.withLock { $0.work = work } }

    /// Has writes hang until they are cancelled.
    func hang() { state.withLock { $0.hangs = true } }

    /// How many transactions began while work was under way.
    var insideCount: Int { state.withLock { $0.insideCount } }

    /// How many transactions began while no work was under way.
    var outsideCount: Int { state.withLock { $0.outsideCount } }

    var lastKnownContentVersion: Int64? { store.lastKnownContentVersion }

    func migrate(_ migrations: [StoreMigration]) async throws { try await store.migrate(migrations) }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Value {
        count()
        return try await store.read(body)
    }

    func write<Value: Sendable>(
        _ change: StoreChange, _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Value {
        count()
        if state.withLock({ $0.hangs }) { try await waitForCancellation() }
        return try await store.write(change, body)
    }

    func probe() async throws { try await store.probe() }

    private func count() {
        state.withLock { state in
            guard let work = state.work else { return }
            if work.load.used > 0 { state.insideCount += 1 } else { state.outsideCount += 1 }
        }
    }
}

/// Tells a store the limits of its server.
struct LimitsFeature: ServerFeature {
    let store: ObservedStore

    var contents: [any SectionContent] { [] }

    func addRoutes(to router: Router<AppRequestContext>, _ dependencies: ServerDependencies) {
        store.observe(dependencies.work)
    }
}
