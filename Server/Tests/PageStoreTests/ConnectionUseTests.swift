import Testing

@testable import PageStore

struct ConnectionUseTests {
    @Test("a connection for which no request to cancel was sent has another use")
    func ended() {
        #expect(ConnectionUse().end() == .reusable)
    }

    @Test("a use that is cancelled before a request is sent throws, and its connection has another use")
    func unsent() {
        let use = ConnectionUse()
        use.cancel()
        #expect(throws: CancellationError.self) { try use.checkCancellation() }
        #expect(use.end() == .reusable)
    }

    @Test("a connection for which a request to cancel was sent has no other use")
    func requested() {
        let use = ConnectionUse()
        var count = 0
        use.cancel()
        let mustClose = use.requestCancel { count += 1 }
        #expect(!mustClose, "the use has not ended")
        #expect(count == 1)
        #expect(use.end() == .closed)
    }

    @Test("a use ends while a request to cancel is under way, which then closes the connection")
    func endDuringRequest() {
        let use = ConnectionUse()
        var outcome: ConnectionUse.Outcome?
        use.cancel()
        let mustClose = use.requestCancel { outcome = use.end() }
        #expect(outcome == .held)
        #expect(mustClose)
    }

    @Test("no statement is sent from the beginning of a request to cancel on", arguments: [false, true])
    func statements(isCancelled: Bool) {
        let use = ConnectionUse()
        if isCancelled { use.cancel() }
        _ = use.requestCancel {
            #expect(throws: CancellationError.self) { try use.checkCancellation() }
        }
        #expect(throws: CancellationError.self) { try use.checkCancellation() }
    }

    @Test("a second request to cancel is not sent, neither during the first nor after it")
    func repeated() {
        let use = ConnectionUse()
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
    func late() {
        let use = ConnectionUse()
        #expect(use.end() == .reusable)
        var count = 0
        use.cancel()
        let mustClose = use.requestCancel { count += 1 }
        #expect(!mustClose, "the connection has been given back")
        #expect(count == 0)
    }
}
