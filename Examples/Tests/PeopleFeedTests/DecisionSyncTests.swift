import Testing

@testable import PeopleFeed

struct DecisionSyncTests {
    @Test("the server is told one thing at a time, and in the end of what was wanted last")
    func order() {
        var sync = DecisionSync(stored: .none)
        #expect(sync.want(.none) == .nothing)
        #expect(sync.want(.like) == .tell(.like))
        #expect(sync.want(.pass) == .nothing && sync.isUnderWay)
        #expect(sync.answered(isStored: true, wanted: .pass) == .tell(.pass))
        #expect(sync.answered(isStored: true, wanted: .pass) == .nothing)
        #expect(sync.stored == .pass && !sync.isUnderWay)
        #expect(sync.answered(isStored: false, wanted: .like) == .nothing, "nothing was asked")
    }

    @Test("what is refused is given up, for what the server has")
    func refusal() {
        var sync = DecisionSync(stored: .like)
        #expect(sync.want(.none) == .tell(.none))
        #expect(sync.answered(isStored: false, wanted: .none) == .giveUp(refused: .none, stored: .like))
        #expect(sync.stored == .like && !sync.isUnderWay)
        #expect(sync.want(.like) == .nothing)
    }
}
