import CollectionViewKit
import ScreenContracts
import Testing

@testable import PropertyHome

struct ResultsStateTests {
    private let first = HomeSearch(kind: .flat)
    private let second = HomeSearch(kind: .loft)
    private let down = LoadError(message: "Down.")

    /// The status of a loader after some events.
    private func status(_ events: LoadEvent...) -> LoadStatus {
        events.reduce(LoadStatus()) { status, event in status.reduced(by: event) ?? status }
    }

    private var loading: LoadStatus { status(.begin) }
    private var loaded: LoadStatus { status(.begin, .finish(.content)) }
    private var failed: LoadStatus { status(.begin, .finish(.failure(down))) }

    @Test("homes that do not come leave those of the search before, if there are any")
    func failing() {
        var state = ResultsState(first)
        #expect(state.placeholderReason == .loading)
        state.status = loading
        #expect(state.placeholderReason == .loading)
        state.status = failed
        #expect(state.placeholderReason == .error)
        #expect(state.hasFailed)
        #expect(state.notice == nil)
        #expect(state.shown == nil)
        #expect(state.retry() == .load)
        state.status = loading
        #expect(state.placeholderReason == .loading)
        #expect(!state.hasFailed)
        state.status = loaded
        state.found(hasHomes: true)
        #expect(state.placeholderReason == nil)
        #expect(!state.isChanging)
        #expect(state.shown == first)
        state.find(second)
        state.status = loading
        #expect(state.isChanging)
        #expect(state.placeholderReason == nil)
        #expect(state.search == second)
        #expect(state.shown == first)
        state.status = failed
        #expect(!state.isChanging)
        #expect(state.placeholderReason == nil)
        #expect(state.notice == .notFound("Down."))
        #expect(state.hasFailed)
        #expect(state.shown == first)
        #expect(state.retry() == .load)
        state.status = loading
        #expect(state.isChanging)
        #expect(state.notice == nil)
    }

    @Test("after a search that found nothing, homes that do not come are a failure, not nothing again")
    func failingAfterNothing() {
        var state = ResultsState(first)
        state.status = loaded
        state.found(hasHomes: false)
        #expect(state.placeholderReason == .noContent)
        state.find(second)
        state.status = loading
        #expect(state.placeholderReason == .loading)
        #expect(!state.isChanging)
        state.status = failed
        #expect(state.placeholderReason == .error)
        #expect(state.notice == nil)
    }

    @Test("homes that are found in those at hand need no loader, and leave nothing of what failed before")
    func findingAtHand() {
        var state = ResultsState(first)
        state.found(hasHomes: true)
        state.find(second)
        state.status = failed
        state.find(first)
        state.status = LoadStatus()
        state.found(hasHomes: true)
        #expect(state.placeholderReason == nil)
        #expect(state.notice == nil)
        #expect(!state.hasFailed)
        state.found(hasHomes: false)
        #expect(state.placeholderReason == .noContent)
    }

    @Test("whether a search was stored is said of that search only, and after whether its homes came")
    func storing() {
        var state = ResultsState(first)
        state.found(hasHomes: true)
        state.find(second)
        state.stored(first, failure: "Full.")
        #expect(state.notice == nil)
        state.stored(second, failure: "Full.")
        state.status = failed
        #expect(state.notice == .notFound("Down."))
        state.stored(first, failure: nil)
        #expect(state.retry() == .load)
        state.status = loaded
        state.found(hasHomes: true)
        #expect(state.notice == .notStored("Full."))
        #expect(state.hasFailed)
        #expect(state.retry() == .store)
        #expect(state.notice == nil)
        state.stored(second, failure: "Full.")
        state.find(first)
        #expect(state.notice == nil)
    }
}
