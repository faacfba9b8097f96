import Testing

@testable import PageStore

struct ConnectionUseTests {
    /// A use that has begun.
    private static func begun() throws -> ConnectionUse {
        let use = ConnectionUse()
        try use.begin()
        return use
    }

    @Test("a connection for which no request to cancel was sent has another use")
    func ended() throws {
        let use = try Self.begun()
        try use.checkCancellation()
        #expect(use.end() == .reusable)
    }

    @Test("a use that is cancelled before it begins sends nothing, and its connection has another use")
    func unbegun() {
        let use = ConnectionUse()
        var count = 0
        use.cancel()
        let mustClose = use.requestCancel { count += 1 }
        #expect(!mustClose, "the pool has the connection")
        #expect(throws: CancellationError.self) { try use.begin() }
        _ = use.requestCancel { count += 1 }
        #expect(use.end() == .reusable)
        #expect(count == 0)
    }

    @Test("a use that is cancelled before a request is sent throws, and its connection has another use")
    func unsent() throws {
        let use = try Self.begun()
        use.cancel()
        #expect(throws: CancellationError.self) { try use.checkCancellation() }
        #expect(use.end() == .reusable)
    }

    @Test("a connection for which a request to cancel was sent has no other use")
    func requested() throws {
        let use = try Self.begun()
        var count = 0
        use.cancel()
        let mustClose = use.requestCancel { count += 1 }
        #expect(!mustClose, "the use has not ended")
        #expect(count == 1)
        #expect(use.end() == .closed)
    }

    @Test("a use ends while a request to cancel is under way, which then closes the connection")
    func endDuringRequest() throws {
        let use = try Self.begun()
        var outcome: ConnectionUse.Outcome?
        use.cancel()
        let mustClose = use.requestCancel { outcome = use.end() }
        #expect(outcome == .held)
        #expect(mustClose)
    }

    @Test("no statement is sent from the beginning of a request to cancel on", arguments: [false, true])
    func statements(isCancelled: Bool) throws {
        let use = try Self.begun()
        if isCancelled { use.cancel() }
        _ = use.requestCancel {
            #expect(throws: CancellationError.self) { try use.checkCancellation() }
        }
        #expect(throws: CancellationError.self) { try use.checkCancellation() }
    }

    @Test("a second request to cancel is not sent, neither during the first nor after it")
    func repeated() throws {
        let use = try Self.begun()
        var count = 0
        use.cancel()
        _ = use.requestCancel {
            count += 1
            _ = use.requestCancel { count += 1 }
        }
        _ = use.requestCancel { count += 1 }
        #expect(count == 1)
    }

    @Test("no request to cancel is sent after the end of the use")
    func late() throws {
        let use = try Self.begun()
        #expect(use.end() == .reusable)
        var count = 0
        use.cancel()
        let mustClose = use.requestCancel { count += 1 }
        #expect(!mustClose, "the connection has been given back")
        #expect(count == 0)
    }
}
