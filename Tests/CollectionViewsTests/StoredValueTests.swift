import CollectionDataSources
import CollectionViews
import Testing

struct StoredValueTests {
    @Test("the server is told one thing at a time, and in the end of what was wanted last")
    func order() {
        var value = StoredValue(stored: 0)
        #expect(value.want(0) == .nothing)
        #expect(value.want(1) == .tell(1))
        #expect(value.want(2) == .nothing)
        #expect(value.isUnderWay)
        #expect(value.stored == 0)
        #expect(value.expected == 1)
        #expect(value.responded(.stored, wanted: 2) == .tell(2))
        #expect(value.responded(.stored, wanted: 2) == .nothing)
        #expect(value.stored == 2)
        #expect(value.expected == 2)
        #expect(!value.isUnderWay)
        #expect(value.responded(.refused, wanted: 1) == .nothing, "nothing was requested")
    }

    @Test("what is wanted back meanwhile is told once the server has what was told")
    func back() {
        var value = StoredValue(stored: "a")
        #expect(value.want("b") == .tell("b"))
        #expect(value.want("a") == .nothing)
        #expect(value.responded(.stored, wanted: "a") == .tell("a"))
    }

    @Test("what is refused is given up, for what the server has")
    func refusal() {
        var value = StoredValue(stored: 1)
        #expect(value.want(0) == .tell(0))
        #expect(value.responded(.refused, wanted: 0) == .giveUp(refused: 0, stored: 1))
        #expect(value.stored == 1)
        #expect(!value.isUnderWay)
        #expect(value.want(1) == .nothing)
    }

    @Test("without a response the value is given up, and the one from before is sent when it is wanted")
    func lostResponse() {
        var value = StoredValue(stored: 1)
        _ = value.want(0)
        #expect(value.responded(.unknown, wanted: 0) == .giveUp(refused: 0, stored: 1))
        #expect(!value.isConfirmed)
        #expect(value.want(1) == .tell(1))
        #expect(value.responded(.stored, wanted: 1) == .nothing)
        #expect(value.isSettled(at: 1))
        #expect(value.want(1) == .nothing)
    }

    @Test("without a response the value that is wanted by now is sent, also if it is the one from before")
    func replacedMeanwhile() {
        var value = StoredValue(stored: 1)
        _ = value.want(0)
        #expect(value.responded(.unknown, wanted: 1) == .tell(1))
    }

    @Test("a refusal does not tell what the server has after a response that was lost")
    func refusalAfterLostResponse() {
        var value = StoredValue(stored: 1)
        _ = value.want(0)
        _ = value.responded(.unknown, wanted: 0)
        _ = value.want(2)
        #expect(value.responded(.refused, wanted: 2) == .giveUp(refused: 2, stored: 1))
        #expect(value.want(1) == .tell(1))
    }

    @Test(
        "an error tells whether the server may have stored the value",
        arguments: [
            (nil, StoreResponse.stored), (.unreachable, .unknown), (LoadError(reason: .timedOut), .unknown),
            (.undecodable, .unknown), (.refused, .refused), (.invalid, .refused),
            (LoadError(reason: .abandoned), .unknown), (LoadError(reason: .failed), .refused),
            (LoadError(reason: .failed, code: 500), .unknown), (LoadError(reason: .limit), .refused),
        ] as [(LoadError?, StoreResponse)])
    func responses(error: LoadError?, response: StoreResponse) {
        #expect(StoreResponse(error) == response)
    }

    @Test(
        "the server may have stored a value if the status is a server error or one of the host for a response out of its limits",
        arguments: [408, 413] + Array(500...599))
    func errorsOfServer(status: Int) {
        #expect(StoreResponse(LoadError(.failure(status: status))) == .unknown)
    }

    @Test(
        "the server has not stored a value to which it responds with another status below 500",
        arguments: (300...499).filter { $0 != 408 && $0 != 413 })
    func refusals(status: Int) {
        #expect(StoreResponse(LoadError(.failure(status: status))) == .refused)
    }
}
