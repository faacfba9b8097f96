import HTTPTypes
import Synchronization

/// Limits the work that is under way by what it costs, lets what is too much wait for a while, and refuses the rest at
/// once: a server that has more requests than it can handle responds to as much as it can, and not everything too late.
///
/// Work waits in the order in which it came. Work that costs more than everything together still runs, alone.
final class WorkLimiter: Sendable {
    /// What a limiter has to do.
    struct Load: Equatable {
        /// The cost of what runs.
        var used: Int
        /// How many pieces of work wait.
        var waiting: Int
    }

    private struct Waiter {
        let number: UInt64
        let cost: Int
        let continuation: CheckedContinuation<Bool, Never>
        /// Refuses the work when it has waited too long.
        let deadline: Task<Void, any Error>
    }

    private struct State {
        var used = 0
        var nextNumber: UInt64 = 0
        var waiting: [Waiter] = []
    }

    private let configuration: ServerLimits.Work
    private let state = Mutex(State())
    private let fullness = Atomic(false)

    /// Creates a limiter.
    init(_ configuration: ServerLimits.Work) {
        self.configuration = configuration
    }

    /// What the limiter has to do.
    var load: Load { state.withLock { Load(used: $0.used, waiting: $0.waiting.count) } }

    /// Whether the queue was full, and at least three quarters of its places have been taken since.
    ///
    /// Between a read of this property and the work of the request, other requests read it too: if it were `false` as soon as one
    /// place is free, many requests would be let through for that place.
    var isFull: Bool { fullness.load(ordering: .relaxed) }

    /// Runs work when there is room for it.
    ///
    /// - Parameters:
    ///   - cost: What it costs, in units of ``ServerLimits/Work/capacity``.
    ///   - work: The work.
    /// - Throws: A ``Problem`` with status 503 if too much waits already or room did not come in time, or what the work
    ///   throws.
    func run<Result: Sendable>(cost: Int, _ work: () async throws -> Result) async throws -> Result {
        let cost = min(max(cost, 1), configuration.capacity)
        try await enter(cost)
        defer { leave(cost) }
        return try await work()
    }

    /// Refuses work for which there is neither room nor a place in the queue, before anything is spent on it.
    ///
    /// - Parameter cost: What it costs.
    /// - Throws: A ``Problem`` with status 503.
    func checkRoom(cost: Int) throws {
        let cost = min(max(cost, 1), configuration.capacity)
        let hasRoom = state.withLock { state in
            let canRun = state.waiting.isEmpty && state.used + cost <= configuration.capacity
            return canRun || state.waiting.count < configuration.queueLimit
        }
        if !hasRoom { throw Problem.overloaded }
    }

    private func enter(_ cost: Int) async throws {
        try Task.checkCancellation()
        if enterAtOnce(cost) { return }
        try checkRoom(cost: cost)
        try await waitForRoom(cost)
    }

    /// Begins work without a continuation if there is room for it and nothing waits.
    private func enterAtOnce(_ cost: Int) -> Bool {
        change { state in
            guard state.waiting.isEmpty, state.used + cost <= configuration.capacity else { return false }
            state.used += cost
            return true
        }
    }

    private func waitForRoom(_ cost: Int) async throws {
        let number = state.withLock { state in
            state.nextNumber += 1
            return state.nextNumber
        }
        let hasRoom = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let hasRoom: Bool? = change { state in
                    guard !Task.isCancelled else { return false }
                    if state.waiting.isEmpty, state.used + cost <= configuration.capacity {
                        state.used += cost
                        return true
                    }
                    guard state.waiting.count < configuration.queueLimit else { return false }
                    let deadline = Task { [configuration] in
                        try await Task.sleep(for: .seconds(configuration.queueSeconds))
                        giveUp(number)
                    }
                    state.waiting.append(
                        Waiter(number: number, cost: cost, continuation: continuation, deadline: deadline))
                    return nil
                }
                if let hasRoom { continuation.resume(returning: hasRoom) }
            }
        } onCancel: {
            giveUp(number)
        }
        if !hasRoom {
            try Task.checkCancellation()
            throw Problem.overloaded
        }
    }

    private func leave(_ cost: Int) {
        change { $0.used -= cost }
        admit()
    }

    /// Lets those in that there is room for, in their order.
    private func admit() {
        let admitted = change { state in
            var admitted: [Waiter] = []
            while let first = state.waiting.first, state.used + first.cost <= configuration.capacity {
                state.used += first.cost
                admitted.append(state.waiting.removeFirst())
            }
            return admitted
        }
        for waiter in admitted {
            waiter.deadline.cancel()
            waiter.continuation.resume(returning: true)
        }
    }

    private func giveUp(_ number: UInt64) {
        let waiter = change { state in
            state.waiting.firstIndex { $0.number == number }.map { state.waiting.remove(at: $0) }
        }
        guard let waiter else { return }
        waiter.deadline.cancel()
        waiter.continuation.resume(returning: false)
        // What waited behind it may cost less.
        admit()
    }

    /// Changes the state and updates ``isFull``.
    private func change<Value: Sendable>(_ body: (inout State) -> Value) -> Value {
        state.withLock { state in
            let value = body(&state)
            let (limit, count) = (configuration.queueLimit, state.waiting.count)
            if count == 0 && state.used < configuration.capacity || count < limit - limit / 4 {
                fullness.store(false, ordering: .relaxed)
            } else if count >= limit {
                fullness.store(true, ordering: .relaxed)
            }
            return value
        }
    }
}
