import CollectionViews
import Testing

@testable import ProductPortal

struct RemovalStateTests {
    @Test("an item that is taken out is stored, and put back when the server refuses")
    func refused() {
        var state = RemovalState()
        #expect(state.want(removed: true) == .store(removed: true))
        #expect(state.responded(.refused) == .undo(removed: false))
        #expect(!state.isRemoved)
        #expect(state.want(removed: true) == .store(removed: true))
        #expect(state.responded(.stored) == .nothing)
        #expect(state.want(removed: false) == .store(removed: false))
        #expect(state.responded(.refused) == .undo(removed: true))
    }

    @Test("what is undone before the server has responded is put back there after its response")
    func early() {
        var state = RemovalState()
        #expect(state.want(removed: true) == .store(removed: true))
        #expect(state.want(removed: false) == .nothing)
        #expect(state.responded(.stored) == .store(removed: false))
        #expect(state.responded(.stored) == .settled)
        var failed = RemovalState()
        _ = failed.want(removed: true)
        _ = failed.want(removed: false)
        #expect(failed.responded(.refused) == .settled, "the server never took it out")
    }

    @Test("what is put back before a response that is lost is put back on the server, which may have taken it out")
    func lostResponse() {
        var state = RemovalState()
        _ = state.want(removed: true)
        _ = state.want(removed: false)
        #expect(state.responded(.unknown) == .store(removed: false))
        #expect(state.responded(.stored) == .settled)
    }

    @Test("an item whose removal has no response is back in the list")
    func noResponse() {
        var state = RemovalState()
        _ = state.want(removed: true)
        #expect(state.responded(.unknown) == .undo(removed: false))
    }

    @Test("an item that was taken out is left out of what is loaded, unless the response to putting it back is unknown")
    func leftOut() {
        var state = RemovalState()
        _ = state.want(removed: true)
        #expect(state.isLeftOut)
        _ = state.responded(.stored)
        #expect(state.isLeftOut)
        _ = state.want(removed: false)
        #expect(!state.isLeftOut)
        #expect(state.responded(.unknown) == .undo(removed: true))
        #expect(!state.isLeftOut)
        _ = state.want(removed: true)
        #expect(state.isLeftOut)
    }

    /// All that can happen, to a depth: a change by the user, or the server's response, which is carried out there if it succeeds.
    private enum Step: CaseIterable { case remove, putBack, success, failure }

    @Test("whatever happens, one request is open at a time, and in the end server and list agree")
    func exhaustive() {
        for code in 0..<(1 << 14) {
            var state = RemovalState()
            var isRemovedOnServer = false
            var request: Bool?
            var isRemovedInList = false
            func follow(_ action: RemovalState.Action) {
                switch action {
                case .store(let removed):
                    #expect(request == nil)
                    request = removed
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
                    if let removed = request { isRemovedOnServer = removed }
                    request = nil
                    follow(state.responded(.stored))
                case .failure:
                    request = nil
                    follow(state.responded(.refused))
                }
                #expect(state.isRemoved == isRemovedInList)
            }
            while let removed = request {
                isRemovedOnServer = removed
                request = nil
                follow(state.responded(.stored))
            }
            #expect(isRemovedOnServer == isRemovedInList, "steps \(code)")
        }
    }
}
