import HTTPTypes
import StoreTestSupport
import Synchronization
import Testing

@testable import PageServer

struct WorkLimiterTests {
    /// Work that stays under way until it is told to end.
    private struct Gate: Sendable {
        private let gate = AsyncStream<Void>.makeStream()

        func wait() async { for await _ in gate.stream {} }
        func open() { gate.continuation.finish() }
    }

    /// What was done, in its order.
    private final class Record<Element: Sendable>: Sendable {
        private let list = Mutex<[Element]>([])

        var elements: [Element] { list.withLock { $0 } }
        func append(_ element: Element) { list.withLock { $0.append(element) } }
    }

    @Test("work runs up to the capacity, waits in its order, and is refused beyond the queue")
    func queue() async throws {
        let limiter = WorkLimiter(ServerLimits.Work(capacity: 3, queueLimit: 2, queueSeconds: 600))
        let order = Record<Int>()
        let gates = (0..<4).map { _ in Gate() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for (number, cost) in [2, 1, 2, 1].enumerated() {
                group.addTask {
                    try await limiter.run(cost: cost) {
                        order.append(number)
                        await gates[number].wait()
                    }
                }
                let (used, waiting) = [(2, 0), (3, 0), (3, 1), (3, 2)][number]
                try await waitUntil { limiter.load == WorkLimiter.Load(used: used, waiting: waiting) }
            }
            await #expect(throws: Problem.self) { try await limiter.run(cost: 1) {} }
            // Work that costs less does not pass what came before it.
            gates[1].open()
            try await waitUntil { limiter.load == WorkLimiter.Load(used: 2, waiting: 2) }
            gates[0].open()
            try await waitUntil { limiter.load == WorkLimiter.Load(used: 3, waiting: 0) }
            gates[2].open()
            gates[3].open()
            try await group.waitForAll()
        }
        #expect(order.elements.prefix(2).sorted() == [0, 1])
        #expect(Set(order.elements) == [0, 1, 2, 3])
        #expect(limiter.load == WorkLimiter.Load(used: 0, waiting: 0))
    }

    @Test("a queue that was full counts as full until fewer than three quarters of its places are taken")
    func fullness() async throws {
        let limiter = WorkLimiter(ServerLimits.Work(capacity: 1, queueLimit: 4, queueSeconds: 600))
        let gates = (0..<5).map { _ in Gate() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<5 {
                #expect(!limiter.isFull)
                group.addTask { try await limiter.run(cost: 1) { await gates[number].wait() } }
                try await waitUntil { limiter.load == WorkLimiter.Load(used: 1, waiting: number) }
            }
            #expect(limiter.isFull)
            for (number, isFull) in [(0, true), (1, false)] {
                gates[number].open()
                try await waitUntil { limiter.load == WorkLimiter.Load(used: 1, waiting: 3 - number) }
                #expect(limiter.isFull == isFull)
            }
            for gate in gates { gate.open() }
            try await group.waitForAll()
        }
        #expect(limiter.load == WorkLimiter.Load(used: 0, waiting: 0))
    }

    @Test("what waits too long is refused with the time to wait")
    func deadline() async throws {
        let limiter = WorkLimiter(ServerLimits.Work(capacity: 1, queueLimit: 5, queueSeconds: 0.05))
        let gate = Gate()
        let running = Task { try await limiter.run(cost: 1) { await gate.wait() } }
        try await waitUntil { limiter.load.used == 1 }
        do {
            try await limiter.run(cost: 1) {}
            Issue.record("the work ran beside what fills the capacity")
        } catch let problem as Problem {
            #expect(problem.status == .serviceUnavailable)
            #expect(problem.headers[.retryAfter] == "1")
        }
        #expect(limiter.load == WorkLimiter.Load(used: 1, waiting: 0))
        gate.open()
        try await running.value
        #expect(limiter.load == WorkLimiter.Load(used: 0, waiting: 0))
    }

    @Test("who goes away while waiting leaves the queue")
    func cancellation() async throws {
        let limiter = WorkLimiter(ServerLimits.Work(capacity: 1, queueLimit: 5, queueSeconds: 600))
        let gate = Gate()
        let running = Task { try await limiter.run(cost: 1) { await gate.wait() } }
        try await waitUntil { limiter.load.used == 1 }
        let waiting = Task { try await limiter.run(cost: 1) {} }
        try await waitUntil { limiter.load.waiting == 1 }
        waiting.cancel()
        await #expect(throws: CancellationError.self) { try await waiting.value }
        #expect(limiter.load == WorkLimiter.Load(used: 1, waiting: 0))
        gate.open()
        try await running.value
        try await limiter.run(cost: 1_000) {}
        #expect(limiter.load == WorkLimiter.Load(used: 0, waiting: 0))
    }

    @Test("work that fails gives its room back")
    func failure() async throws {
        struct Failure: Error {}
        let limiter = WorkLimiter(ServerLimits.Work(capacity: 1, queueLimit: 0, queueSeconds: 1))
        for _ in 0..<3 {
            await #expect(throws: Failure.self) { try await limiter.run(cost: 1) { throw Failure() } }
        }
        #expect(limiter.load == WorkLimiter.Load(used: 0, waiting: 0))
    }

    @Test("lines take turns: a client with many pictures does not keep another from its first")
    func turns() async throws {
        let queue = WorkQueue(limit: 1, capacity: 3)
        let order = Record<String>()
        let gate = Gate()
        let first = Task { try await queue.run(for: "a") { await gate.wait() } }
        try await waitUntil { await !queue.isIdle }
        var tasks: [Task<Void, any Error>] = []
        for (position, client) in ["a", "a", "a", "b", "c"].enumerated() {
            tasks.append(
                Task { try await queue.run(for: client) { order.append("\(client)\(position)") } })
            try await waitUntil { await queue.waitingCount > position }
        }
        await #expect(throws: PictureError.busy) { try await queue.run(for: "a") {} }
        gate.open()
        try await first.value
        for task in tasks { try await task.value }
        #expect(order.elements == ["a0", "b3", "c4", "a1", "a2"])
    }
}
