import CollectionDataSources
import CollectionTestSupport
import Testing

struct LoadStatusTests {
    /// The legal edges, written down apart from the code.
    static let edges: [(LoadState, [LoadState])] = [
        (.initial, [.loading]),
        (.loading, [.loaded, .noContent, .error]),
        (.refreshing, [.loaded, .noContent, .error]),
        (.loaded, [.refreshing, .noContent, .error]),
        (.noContent, [.refreshing, .loaded, .error]),
        (.error, [.loading, .refreshing, .noContent, .loaded]),
    ]

    /// Ways into each state.
    static func machine(in state: LoadState) -> LoadableContentStateMachine {
        let machine = LoadableContentStateMachine()
        let failure = LoadEvent.finish(.failure(LoadError(code: 7)))
        let ways: [LoadState: [LoadEvent]] = [
            .initial: [], .loading: [.begin], .refreshing: [.begin, .finish(.content), .begin],
            .loaded: [.begin, .finish(.content)], .noContent: [.begin, .finish(.noContent)],
            .error: [.begin, failure],
        ]
        for event in ways[state] ?? [] { #expect(machine.handle(event)) }
        #expect(machine.state == state)
        return machine
    }

    @Test("15: of all 36 pairs 17 are legal, 6 stay silently, and 13 are refused with the state intact")
    func pairs() {
        var counts = [0, 0, 0]
        for (old, next) in Self.edges {
            for new in LoadState.allCases {
                let machine = Self.machine(in: old)
                var calls: [String] = []
                machine.hooks.willChange = { calls.append("will") }
                machine.hooks.didTransition = { calls.append("\($0) to \($1)") }
                let isDone = machine.transition(to: new)
                if old == new {
                    counts[1] += 1
                    #expect(isDone)
                    #expect(calls == [])
                    #expect(machine.state == old)
                } else if next.contains(new) {
                    counts[0] += 1
                    #expect(isDone)
                    #expect(calls == ["will", "\(old) to \(new)"])
                    #expect(machine.state == new)
                } else {
                    counts[2] += 1
                    #expect(!isDone)
                    #expect(calls == [])
                    #expect(machine.state == old)
                }
            }
        }
        #expect(counts == [17, 6, 13])
    }

    @Test("16: hooks are told in order, and a veto leaves the state and calls none")
    func hooks() {
        let machine = Self.machine(in: .loading)
        var calls: [String] = []
        machine.hooks.shouldEnter = { state in
            calls.append("should \(state)")
            return true
        }
        machine.hooks.willChange = { calls.append("will in \(machine.state)") }
        machine.hooks.didExit = { calls.append("exit \($0) in \(machine.state)") }
        machine.hooks.didEnter = { calls.append("enter \($0)") }
        machine.hooks.didTransition = { calls.append("\($0) to \($1)") }
        machine.hooks.didChange = { calls.append("did") }
        #expect(machine.handle(.finish(.content)))
        #expect(
            calls == [
                "should loaded", "will in loading", "exit loading in loaded", "enter loaded", "loading to loaded",
                "did",
            ])
        calls = []
        machine.hooks.shouldEnter = { _ in false }
        #expect(!machine.handle(.finish(.noContent)))
        #expect(!machine.handle(.begin))
        #expect(machine.state == .loaded)
        #expect(calls == [])
        #expect(machine.handle(.reset))
        #expect(machine.state == .initial)
    }

    @Test("a hook that decides cannot change the state under its caller; one that is notified can")
    func reentrance() {
        let machine = Self.machine(in: .loading)
        var results: [Bool] = []
        machine.hooks.shouldEnter = { _ in
            results.append(machine.handle(.finish(.noContent)))
            return true
        }
        machine.hooks.willChange = { results.append(machine.transition(to: .error)) }
        #expect(machine.handle(.finish(.content)))
        #expect(machine.state == .loaded)
        #expect(results == [false, false])
        machine.hooks = LoadableContentStateMachine.Hooks()
        machine.hooks.didEnter = { if $0 == .refreshing { machine.handle(.finish(.noContent)) } }
        #expect(machine.handle(.begin))
        #expect(machine.state == .noContent)
    }

    static let events: [LoadEvent] = [
        .begin, .finish(.content), .finish(.noContent), .finish(.unchanged), .finish(.failure(LoadError(code: 1))),
        .settle(.content), .settle(.noContent), .settle(.unchanged), .settle(.failure(LoadError(code: 2))),
        .contentChanged(isEmpty: true), .contentChanged(isEmpty: false), .cancel, .reset,
    ]

    @Test("whatever happens, the reducer keeps to the edges, and says what is shown", arguments: 0..<20)
    func randomEvents(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var status = LoadStatus()
        var visited: Set<LoadState> = []
        for _ in 0..<2_000 {
            let event = Self.events[Int.random(in: 0..<Self.events.count, using: &generator)]
            let old = status
            guard let new = old.reduced(by: event) else {
                switch event {
                case .finish: #expect(!old.state.isInProgress)
                case .settle: #expect(!old.state.isSettled)
                default: Issue.record("\(event) is possible at any time")
                }
                continue
            }
            let isLegal =
                new.state == old.state || Self.edges.contains { $0.0 == old.state && $0.1.contains(new.state) }
            #expect(isLegal || event == .reset || (event == .cancel && old.state == .loading))
            #expect((new.error != nil) == (new.state == .error))
            switch new.state {
            case .initial: #expect(new == LoadStatus())
            case .loading:
                #expect(new.shown != .content)
                #expect(new.placeholderReason == .loading)
            case .refreshing:
                #expect(new.shown != .nothing)
                #expect(new.placeholderReason != .loading)
                #expect(new.placeholderReason != .error)
            case .loaded:
                #expect(new.shown == .content)
                #expect(new.placeholderReason == nil)
            case .noContent:
                #expect(new.shown == .emptiness)
                #expect(new.placeholderReason == .noContent)
            case .error: #expect(new.placeholderReason == (new.shown == .content ? nil : .error))
            }
            status = new
            visited.insert(new.state)
        }
        #expect(visited.count == 6)
    }

    @Test("26: a retry without content is a first load, one with content is a refresh that keeps it")
    func retry() throws {
        var status = try #require(LoadStatus().reduced(by: .begin)?.reduced(by: .finish(.failure(LoadError()))))
        #expect(status.placeholderReason == .error)
        status = try #require(status.reduced(by: .begin))
        #expect(status.state == .loading)
        #expect(status.error == nil)
        status = try #require(status.reduced(by: .finish(.content))?.reduced(by: .begin))
        status = try #require(status.reduced(by: .finish(.failure(LoadError(code: 3)))))
        #expect(status.state == .error)
        #expect(status.placeholderReason == nil)
        #expect(status.error == LoadError(code: 3))
        status = try #require(status.reduced(by: .begin))
        #expect(status.state == .refreshing)
        #expect(status.placeholderReason == nil)
    }

    @Test("a source that holds others is loading while one is, and has what the policy makes of the rest")
    func aggregation() {
        func status(_ events: LoadEvent...) -> LoadStatus {
            events.reduce(LoadStatus()) { $0.reduced(by: $1) ?? $0 }
        }
        let (first, second) = (LoadError(code: 1), LoadError(code: 2))
        let initial = LoadStatus()
        let loading = status(.begin)
        let loaded = status(.begin, .finish(.content))
        let refreshing = status(.begin, .finish(.content), .begin)
        let empty = status(.begin, .finish(.noContent))
        let failed = status(.begin, .finish(.failure(first)))
        let failedAfterContent = status(.begin, .finish(.content), .begin, .finish(.failure(second)))
        func sum(_ statuses: LoadStatus...) -> LoadAggregation { LoadAggregation(of: statuses) }
        #expect(sum() == .idle)
        #expect(sum(initial, initial) == .idle)
        #expect(sum(failed, loaded, loading) == .inProgress)
        #expect(sum(refreshing, loaded) == .inProgress)
        #expect(sum(initial, loaded) == .settled(.content))
        #expect(sum(failed, loaded, empty) == .settled(.content))
        #expect(sum(failedAfterContent, empty) == .settled(.content))
        #expect(sum(empty, initial, empty) == .settled(.noContent))
        #expect(sum(empty, failed) == .settled(.failure(first)))
        let strict = LoadAggregation(of: [loaded, failed], policy: .failsAsWhole)
        #expect(strict == .settled(.failure(first)))
        #expect(LoadAggregation(of: [failedAfterContent], policy: .failsAsWhole) == .settled(.content))
    }
}
