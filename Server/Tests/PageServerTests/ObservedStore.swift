import Hummingbird
import PageStore
import Synchronization

@testable import PageServer

/// A store that notes what work is under way when its transactions begin, and whose writes hang when a test says so.
final class ObservedStore: PageStore {
    private struct State {
        var work: WorkLimiter?
        var costs: [Int] = []
        var hangs = false
    }

    private let store: any PageStore
    private let state = Mutex(State())

    init(_ store: any PageStore) { self.store = store }

    /// Notes the transactions from now on.
    func observe(_ work: WorkLimiter) { state.withLock { $0.work = work } }

    /// Has writes hang until they are cancelled.
    func hang() { state.withLock { $0.hangs = true } }

    /// How many transactions began while work was under way.
    var insideCount: Int { costs.count { $0 > 0 } }

    /// How many transactions began while no work was under way.
    var outsideCount: Int { costs.count { $0 == 0 } }

    /// The cost of the work under way at the beginning of each transaction.
    var costs: [Int] { state.withLock { $0.costs } }

    var lastKnownContentVersion: Int64? { store.lastKnownContentVersion }

    func migrate(_ migrations: [StoreMigration]) async throws { try await store.migrate(migrations) }

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Value {
        note()
        return try await store.read(body)
    }

    func write<Value: Sendable>(
        _ change: StoreChange, _ body: @escaping @Sendable (any StoreTransaction) throws -> Value
    ) async throws -> Value {
        note()
        if state.withLock({ $0.hangs }) { try await waitForCancellation() }
        return try await store.write(change, body)
    }

    func probe() async throws { try await store.probe() }

    private func note() {
        state.withLock { state in
            if let work = state.work { state.costs.append(work.load.used) }
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
