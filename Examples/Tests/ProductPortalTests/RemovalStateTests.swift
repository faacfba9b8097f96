import Testing

@testable import ProductPortal

struct RemovalStateTests {
    @Test("an item that is taken out is stored, and put back when the server refuses")
    func refused() {
        var state = RemovalState()
        #expect(state.want(removed: true) == .store(removed: true))
        #expect(state.answered(isStored: false) == .undo(removed: false))
        #expect(!state.isRemoved)
        #expect(state.want(removed: true) == .store(removed: true))
        #expect(state.answered(isStored: true) == .nothing)
        #expect(state.want(removed: false) == .store(removed: false))
        #expect(state.answered(isStored: false) == .undo(removed: true))
    }

    @Test("what is undone before the server has answered is put back there after its answer")
    func early() {
        var state = RemovalState()
        #expect(state.want(removed: true) == .store(removed: true))
        #expect(state.want(removed: false) == .nothing)
        #expect(state.answered(isStored: true) == .store(removed: false))
        #expect(state.answered(isStored: true) == .settled)
        var failed = RemovalState()
        _ = failed.want(removed: true)
        _ = failed.want(removed: false)
        #expect(failed.answered(isStored: false) == .settled, "the server never took it out")
    }

    /// All that can happen, to a depth: a wish, or the server's answer, which is carried out there if it succeeds.
    private enum Step: CaseIterable { case remove, putBack, success, failure }

    @Test("whatever happens, one question is open at a time, and in the end server and list agree")
    func exhaustive() {
        for code in 0..<(1 << 14) {
            var state = RemovalState()
            var isRemovedOnServer = false
            var question: Bool?
            var isRemovedInList = false
            func follow(_ action: RemovalState.Action) {
                switch action {
                case .store(let removed):
                    #expect(question == nil)
                    question = removed
                case .undo(let removed): isRemovedInList = removed
                case .nothing, .settled: break
                }
            }
            for index in 0..<7 {
                switch Step.allCases[code >> (2 * index) & 3] {
                case .remove:
                    isRemovedInList = true
                    follow(state.want(removed: true))
                case .putBack:
                    isRemovedInList = false
                    follow(state.want(removed: false))
                case .success:
                    if let removed = question { isRemovedOnServer = removed }
                    question = nil
                    follow(state.answered(isStored: true))
                case .failure:
                    question = nil
                    follow(state.answered(isStored: false))
                }
                #expect(state.isRemoved == isRemovedInList)
            }
            while let removed = question {
                isRemovedOnServer = removed
                question = nil
                follow(state.answered(isStored: true))
            }
            #expect(isRemovedOnServer == isRemovedInList, "steps \(code)")
        }
    }
}
