import Testing

@testable import PageStore

struct ConnectionUseTests {
    @Test("a connection for which no request to cancel was sent has another use")
    func ended() {
        #expect(ConnectionUse().end())
    }

    @Test("a use that is cancelled before a request is sent throws, and its connection has another use")
    func unsent() {
        let use = ConnectionUse()
        use.cancel()
        #expect(throws: CancellationError.self) { try use.checkCancellation() }
        #expect(use.end())
    }

    @Test("a connection for which a request to cancel was sent has no other use")
    func requested() {
        let use = ConnectionUse()
        var count = 0
        use.cancel()
        use.requestCancel { count += 1 }
        #expect(count == 1)
        #expect(!use.end())
    }

    @Test("no request to cancel is sent after the end of the use")
    func late() {
        let use = ConnectionUse()
        #expect(use.end())
        var count = 0
        use.cancel()
        use.requestCancel { count += 1 }
        #expect(count == 0)
    }
}
