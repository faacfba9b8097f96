import CollectionDataSources
import CollectionTestSupport
import Testing

struct LoadMoreStateMachineTests {
    /// The machine in a box, so that an expectation may change it.
    private final class List {
        var machine = LoadMoreStateMachine()
        var state: LoadMoreStateMachine.State { machine.state }
        var hasRepeatedCursor: Bool { machine.hasRepeatedCursor }
        var hasStalled: Bool { machine.hasStalled }

        @discardableResult
        func handle(_ event: LoadMoreStateMachine.Event) -> Bool { machine.handle(event) }
    }

    private let one = LoadCursor("one")
    private let two = LoadCursor("two")

    @Test("a list goes on from cursor to cursor until there is none")
    func wholeList() {
        let more = List()
        #expect(!more.handle(.begin))
        #expect(more.state == .idle)
        #expect(more.handle(.started(next: one)))
        #expect(more.state == .ready(one))
        #expect(more.handle(.begin))
        #expect(more.state == .loading(one))
        #expect(!more.handle(.begin))
        #expect(more.handle(.finish(next: two)))
        #expect(more.state == .ready(two))
        #expect(more.handle(.begin))
        #expect(more.handle(.finish(next: nil)))
        #expect(more.state == .exhausted)
        #expect(!more.handle(.begin))
        #expect(!more.handle(.finish(next: one)))
        #expect(more.state == .exhausted)
        #expect(!more.hasRepeatedCursor)
    }

    @Test("a failure is tried again at the same place, and giving up leaves it to be begun again")
    func failure() {
        let more = List()
        more.handle(.started(next: one))
        more.handle(.begin)
        #expect(more.handle(.fail(LoadError(code: 5))))
        #expect(more.state == .failed(one, LoadError(code: 5)))
        #expect(more.handle(.begin))
        #expect(more.state == .loading(one))
        #expect(more.handle(.cancel))
        #expect(more.state == .ready(one))
        #expect(more.handle(.reset))
        #expect(more.machine == LoadMoreStateMachine())
    }

    @Test("a cursor that was given out before ends the list, and starting anew forgets it")
    func repetition() {
        let more = List()
        more.handle(.started(next: one))
        more.handle(.begin)
        more.handle(.finish(next: two))
        more.handle(.begin)
        #expect(more.handle(.finish(next: one)))
        #expect(more.state == .exhausted)
        #expect(more.hasRepeatedCursor)
        #expect(more.handle(.started(next: one)))
        #expect(more.state == .ready(one))
        #expect(!more.hasRepeatedCursor)
    }

    /// The parts of a list, each with whether it brings new items, all of them naming a further part.
    private func load(_ parts: [Bool], of more: List) {
        for (index, hasNewItems) in parts.enumerated() {
            more.handle(.begin)
            more.handle(.finish(next: LoadCursor("part \(index)"), hasNewItems: hasNewItems))
        }
    }

    @Test("two parts in a row without new items end the list, and starting anew forgets it")
    func stalling() {
        let more = List()
        more.handle(.started(next: one))
        load([false, false], of: more)
        #expect(more.state == .exhausted)
        #expect(more.hasStalled)
        #expect(!more.hasRepeatedCursor)
        more.handle(.started(next: one))
        #expect(!more.hasStalled)
        load([false], of: more)
        #expect(more.state == .ready(LoadCursor("part 0")))
    }

    @Test("a part with new items between two without leaves the list open")
    func noStalling() {
        let more = List()
        more.handle(.started(next: one))
        load([false, true, false], of: more)
        #expect(more.state == .ready(LoadCursor("part 2")))
        #expect(!more.hasStalled)
    }

    @Test("a list whose last part has no new items has not stalled")
    func emptyEnd() {
        let more = List()
        more.handle(.started(next: one))
        load([false], of: more)
        more.handle(.begin)
        more.handle(.finish(next: nil, hasNewItems: false))
        #expect(more.state == .exhausted)
        #expect(!more.hasStalled)
    }

    @Test("a part that failed is as ready as before once it may be requested again, and no other part is")
    func retry() {
        let more = List()
        #expect(!more.handle(.retry))
        more.handle(.started(next: one))
        #expect(!more.handle(.retry))
        more.handle(.begin)
        #expect(!more.handle(.retry))
        #expect(more.state == .loading(one))
        more.handle(.fail(LoadError()))
        #expect(more.handle(.retry))
        #expect(more.state == .ready(one))
    }

    @Test("whatever happens, no cursor is loaded twice without a start or a failure between", arguments: 0..<10)
    func randomEvents(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let more = List()
        var finished: Set<LoadCursor> = []
        for _ in 0..<2_000 {
            let cursor =
                Bool.random(using: &generator) ? LoadCursor("\(Int.random(in: 0..<8, using: &generator))") : nil
            let events: [LoadMoreStateMachine.Event] = [
                .begin, .begin, .finish(next: cursor, hasNewItems: Bool.random(using: &generator)), .fail(LoadError()),
                .retry, .cancel, .started(next: cursor), .reset,
            ]
            let event = events[Int.random(in: 0..<events.count, using: &generator)]
            let old = more.machine
            let isDone = more.handle(event)
            #expect(isDone || more.machine == old)
            if case .started = event { finished = [] }
            if event == .reset { finished = [] }
            if case .finish = event, isDone, case .loading(let cursor) = old.state {
                #expect(finished.insert(cursor).inserted)
            }
            if case .loading(let cursor) = more.state { #expect(!finished.contains(cursor)) }
        }
    }

    @Test("a cursor keeps its text")
    func text() {
        #expect(LoadCursor("näch ste=").text == "näch ste=")
    }
}
