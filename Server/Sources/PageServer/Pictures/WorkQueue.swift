/// Lets so many pieces of work run at a time; the others wait in line.
actor WorkQueue {
    private let limit: Int
    private let capacity: Int
    private var running = 0
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates a queue.
    ///
    /// - Parameters:
    ///   - limit: How many may run.
    ///   - capacity: How many may wait.
    init(limit: Int, capacity: Int) {
        self.limit = limit
        self.capacity = capacity
    }
}

extension WorkQueue {
    /// Whether nothing waits and a place is free.
    var isIdle: Bool { waiting.isEmpty && running < limit }

    /// Runs a piece of work when it is its turn.
    ///
    /// - Throws: ``PictureError/busy`` if the line is too long, or what the work throws.
    func run<Result: Sendable>(_ work: @Sendable () async throws -> Result) async throws -> Result {
        if running < limit {
            running += 1
        } else {
            guard waiting.count < capacity else { throw PictureError.busy }
            // Whoever finishes hands its place over, so `running` stays as it is.
            await withCheckedContinuation { waiting.append($0) }
        }
        defer { finish() }
        return try await work()
    }

    private func finish() {
        if waiting.isEmpty {
            running -= 1
        } else {
            waiting.removeFirst().resume()
        }
    }
}
