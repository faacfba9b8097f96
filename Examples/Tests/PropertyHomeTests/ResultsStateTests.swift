import ScreenContracts
import Testing

@testable import PropertyHome

struct ResultsStateTests {
    private let first = HomeSearch(kind: .flat)
    private let second = HomeSearch(kind: .loft)

    @Test("homes that do not come leave those of the search before, if there are any")
    func failing() {
        var state = ResultsState(first)
        state.wait()
        state.fail("Down.")
        #expect(state.phase == .failed("Down."))
        #expect(state.notice == nil)
        #expect(state.shown == nil)
        state.wait()
        state.found(hasHomes: true)
        #expect(state.phase == .loaded)
        #expect(state.shown == first)
        state.find(second)
        state.wait()
        #expect(state.phase == .changing)
        #expect(state.search == second)
        #expect(state.shown == first)
        state.fail("Down.")
        #expect(state.phase == .loaded)
        #expect(state.notice == .notFound("Down."))
        #expect(state.shown == first)
        #expect(state.retry() == .load)
        state.wait()
        #expect(state.phase == .changing)
        #expect(state.notice == nil)
    }

    @Test("after a search that found nothing, homes that do not come are a failure, not nothing again")
    func failingAfterNothing() {
        var state = ResultsState(first)
        state.found(hasHomes: false)
        state.find(second)
        state.wait()
        #expect(state.phase == .loading)
        state.fail("Down.")
        #expect(state.phase == .failed("Down."))
        #expect(state.notice == nil)
    }

    @Test("whether a search was stored is said of that search only, and after whether its homes came")
    func storing() {
        var state = ResultsState(first)
        state.found(hasHomes: true)
        state.find(second)
        state.stored(first, failure: "Full.")
        #expect(state.notice == nil)
        state.stored(second, failure: "Full.")
        state.wait()
        state.fail("Down.")
        #expect(state.notice == .notFound("Down."))
        state.stored(first, failure: nil)
        #expect(state.retry() == .load)
        state.wait()
        state.found(hasHomes: true)
        #expect(state.notice == .notStored("Full."))
        #expect(state.retry() == .store)
        #expect(state.notice == nil)
        state.stored(second, failure: "Full.")
        state.find(first)
        #expect(state.notice == nil)
    }
}
