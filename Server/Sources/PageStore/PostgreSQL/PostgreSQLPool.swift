import Foundation
import Synchronization

/// The connections of a server to PostgreSQL: so many at most, opened when they are needed, and opened anew when they
/// are lost. While the database cannot be reached, it is tried again only now and then, and everything else is refused
/// at once.
final class PostgreSQLPool: Sendable {
    private typealias Waiter = CheckedContinuation<PostgreSQLConnection?, any Error>

    private struct State {
        var idle: [PostgreSQLConnection] = []
        var count = 0
        var queue = ConnectionQueue<Waiter>()
        var backoff: ConnectionBackoff
        var retryTime: ContinuousClock.Instant?
    }

    private let address: String
    private let configuration: PostgreSQLStore.Configuration
    private let clock = ContinuousClock()
    private let queue = DispatchQueue(label: "PostgreSQL", attributes: .concurrent)
    private let state: Mutex<State>

    /// Creates a pool without connections.
    ///
    /// - Parameters:
    ///   - address: The address of the database.
    ///   - configuration: How the database is reached.
    ///   - backoff: The pauses between attempts while it cannot be reached.
    init(
        _ address: String, _ configuration: PostgreSQLStore.Configuration,
        backoff: ConnectionBackoff = ConnectionBackoff()
    ) {
        self.address = address
        self.configuration = configuration
        state = Mutex(State(backoff: backoff))
    }

    /// How many connections are in use, and how many transactions wait for one.
    var load: StoreConnectionLoad {
        state.withLock { state in
            StoreConnectionLoad(
                inUse: state.count - state.idle.count, waiting: state.queue.count,
                limit: configuration.connectionCount)
        }
    }

    /// Uses a connection on a thread of its own. When the task is cancelled, the server is requested to cancel the statement
    /// that is under way, further statements throw `CancellationError`, and the connection is closed after the body and the request. Until
    /// then it counts as one in use. A task that is cancelled before its turn does not run the body, and its connection has another use.
    ///
    /// - Throws: ``StoreError``, `CancellationError`, or what the body throws.
    func run<Value: Sendable>(
        _ body: @escaping @Sendable (PostgreSQLConnection) throws -> Value
    ) async throws -> Value {
        let connection = try await take()
        let use = ConnectionUse()
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                queue.async { [self] in
                    let result = Result<Value, any Error> {
                        try connection.run(during: use) { try body(connection) }
                    }
                    switch use.end() {
                    case .reusable: give(back: connection, isReusable: true)
                    case .closed: give(back: connection, isReusable: false)
                    // The request to cancel gives it back.
                    case .held: break
                    }
                    continuation.resume(with: result)
                }
            }
        } onCancel: {
            use.cancel()
            // The request is sent by a connection of its own, for which neither the task that cancels nor the one that is cancelled waits.
            queue.async { [self] in
                if use.requestCancel({ connection.cancel() }) { give(back: connection, isReusable: false) }
            }
        }
    }

    private func take() async throws -> PostgreSQLConnection {
        enum Place { case open(PostgreSQLConnection), new, wait(UInt64), refused }
        let now = clock.now
        let place: Place = state.withLock { state in
            if let connection = state.idle.popLast() { return .open(connection) }
            if let retryTime = state.retryTime, now < retryTime { return .refused }
            if state.count < configuration.connectionCount {
                state.count += 1
                return .new
            }
            return .wait(state.queue.takeNumber())
        }
        switch place {
        case .open(let connection): return connection
        case .refused: throw StoreError.unavailable("it did not respond a moment ago")
        case .new: return try await open()
        case .wait(let number):
            let deadline = Task {
                try await Task.sleep(for: .seconds(configuration.waitSeconds))
                giveUp(number, StoreError.busy)
            }
            defer { deadline.cancel() }
            let connection = try await withTaskCancellationHandler {
                try await waitForConnection(number)
            } onCancel: {
                giveUp(number, CancellationError())
            }
            // Nothing instead of a connection: a lost one has made room for a new one.
            if let connection { return connection }
            return try await open()
        }
    }

    /// Waits until a connection is given back.
    ///
    /// - Returns: The connection; `nil` if one was lost, so that there is room for a new one.
    private func waitForConnection(_ number: UInt64) async throws -> PostgreSQLConnection? {
        try await withCheckedThrowingContinuation { continuation in
            let outcome = state.withLock { state -> Result<PostgreSQLConnection?, any Error>? in
                do { try state.queue.begin(number) } catch { return .failure(error) }
                if let connection = state.idle.popLast() { return .success(connection) }
                // A connection may have been lost after the number was taken, while the queue was empty.
                if state.count < configuration.connectionCount {
                    state.count += 1
                    return .success(nil)
                }
                state.queue.append(continuation, as: number)
                return nil
            }
            if let outcome { continuation.resume(with: outcome) }
        }
    }

    /// Opens a connection, for which there is room already.
    private func open() async throws -> PostgreSQLConnection {
        do {
            let connection = try await withCheckedThrowingContinuation { continuation in
                queue.async { [address, configuration] in
                    continuation.resume(
                        with: Result {
                            try PostgreSQLConnection(
                                address, statementSeconds: configuration.statementSeconds,
                                lockSeconds: configuration.lockSeconds, network: configuration.network)
                        })
                }
            }
            state.withLock { state in
                state.backoff.succeed()
                state.retryTime = nil
            }
            return connection
        } catch {
            let waiting = state.withLock { state in
                state.count -= 1
                state.retryTime = clock.now.advanced(by: .seconds(state.backoff.fail()))
                return state.queue.removeAll()
            }
            for waiter in waiting { waiter.resume(throwing: error) }
            throw error
        }
    }

    /// Gives a connection to the first waiter, or keeps it for the next use.
    ///
    /// - Parameter isReusable: Whether the connection may have another use. One that may not is closed with its last reference, and the
    ///   server undoes a transaction that is open.
    private func give(back connection: PostgreSQLConnection, isReusable: Bool) {
        let isUsable = isReusable && connection.isOpen && connection.isIdle
        let waiter = state.withLock { state -> Waiter? in
            if let waiter = state.queue.removeFirst() { return waiter }
            if isUsable { state.idle.append(connection) } else { state.count -= 1 }
            return nil
        }
        waiter?.resume(returning: isUsable ? connection : nil)
    }

    /// Ends a wait with an error.
    private func giveUp(_ number: UInt64, _ error: any Error) {
        let waiter = state.withLock { $0.queue.end(number, error) }
        waiter?.resume(throwing: error)
    }
}
