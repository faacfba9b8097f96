/// Lets so many pieces of work run at a time. The others wait, each client in a line of its own, and the lines take
/// turns: a client that requests hundreds of pieces does not keep another one from its first.
actor WorkQueue {
    /// The number of pieces of work in a queue.
    struct Load: Equatable {
        /// How many pieces of work run.
        var running: Int
        /// How many pieces of work wait.
        var waiting: Int
    }

    private let limit: Int
    private let capacity: Int
    private var running = 0
    private var lines: [String: [CheckedContinuation<Void, Never>]] = [:]
    /// The clients whose lines are not empty, in the order of their turns.
    private var turns: [String] = []

    /// Creates a queue.
    ///
    /// - Parameters:
    ///   - limit: How many may run.
    ///   - capacity: How many of one client may wait.
    init(limit: Int, capacity: Int) {
        self.limit = limit
        self.capacity = capacity
    }
}

extension WorkQueue {
    /// Whether nothing waits and a place is free.
    var isIdle: Bool { turns.isEmpty && running < limit }

    /// The number of pieces of work that run and that wait.
    ///
    /// - Complexity: O(*n*) in the number of clients that wait.
    var load: Load { Load(running: running, waiting: waitingCount) }

    /// How many pieces of work wait.
    var waitingCount: Int { lines.values.reduce(0) { $0 + $1.count } }

    /// Runs a piece of work when it is its client's turn.
    ///
    /// - Parameter client: The client that requests the work.
    /// - Throws: ``PictureError/busy`` if the client's line is too long, or what the work throws.
    func run<Result: Sendable>(
        for client: String, _ work: @Sendable () async throws -> Result
    ) async throws -> Result {
        if running < limit {
            running += 1
        } else {
            guard lines[client, default: []].count < capacity else { throw PictureError.busy }
            // Whatever finishes hands its place over, so `running` stays as it is.
            await withCheckedContinuation { continuation in
                if lines[client, default: []].isEmpty { turns.append(client) }
                lines[client, default: []].append(continuation)
            }
        }
        defer { finish() }
        return try await work()
    }

    private func finish() {
        guard !turns.isEmpty else {
            running -= 1
            return
        }
        let client = turns.removeFirst()
        var line = lines[client] ?? []
        let next = line.removeFirst()
        lines[client] = line.isEmpty ? nil : line
        if !line.isEmpty { turns.append(client) }
        next.resume()
    }
}
