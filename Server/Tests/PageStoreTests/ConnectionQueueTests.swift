import Testing

@testable import PageStore

struct ConnectionQueueTests {
    /// Begins a wait under a new number, which is returned.
    private func wait(_ waiter: String, in queue: inout ConnectionQueue<String>) throws -> UInt64 {
        let number = queue.takeNumber()
        try queue.begin(number)
        queue.append(waiter, as: number)
        return number
    }

    @Test("a wait whose time is over before it begins fails when it begins")
    func endedBefore() {
        var queue = ConnectionQueue<String>()
        let number = queue.takeNumber()
        #expect(queue.end(number, StoreError.busy) == nil)
        #expect(throws: StoreError.busy) { try queue.begin(number) }
    }

    @Test("of two ends of a wait that has not begun, the first one counts")
    func endedTwice() {
        var queue = ConnectionQueue<String>()
        let number = queue.takeNumber()
        _ = queue.end(number, CancellationError())
        _ = queue.end(number, StoreError.busy)
        #expect(throws: CancellationError.self) { try queue.begin(number) }
    }

    @Test("a wait that is ended leaves the queue, once")
    func ended() throws {
        var queue = ConnectionQueue<String>()
        let first = try wait("first", in: &queue)
        _ = try wait("second", in: &queue)
        #expect(queue.end(first, StoreError.busy) == "first")
        #expect(queue.end(first, StoreError.busy) == nil)
        #expect(queue.count == 1)
        #expect(queue.removeFirst() == "second")
    }

    @Test("connections go to those that wait in their order")
    func order() throws {
        var queue = ConnectionQueue<String>()
        for waiter in ["first", "second", "third"] { _ = try wait(waiter, in: &queue) }
        #expect(queue.removeFirst() == "first")
        #expect(queue.removeAll() == ["second", "third"])
        #expect(queue.removeFirst() == nil)
        #expect(queue.count == 0)
    }

    @Test("the end of a wait that got its connection without a place in the queue has no effect")
    func served() throws {
        var queue = ConnectionQueue<String>()
        let number = queue.takeNumber()
        try queue.begin(number)
        #expect(queue.end(number, StoreError.busy) == nil)
        #expect(queue.count == 0)
    }
}
