import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import Testing

/// Tests 17 to 28 of the forty: loading, with responses that come when the test says so.
struct SourceLoadingTests {
    private let inbox = Inbox()
    private let failure = LoadError(code: 500, message: "Out of order")

    @Test("17: three wishes in one event are one load")
    func coalescing() {
        let source = inbox.makeSource()
        let screen = Screen(source)
        for _ in 0..<3 { source.setNeedsLoad() }
        #expect(inbox.requests.isEmpty)
        screen.update()
        #expect(inbox.requests.count == 1)
        screen.update()
        screen.aggregate.loadIfNeeded()
        screen.update()
        #expect(inbox.requests.count == 1)
    }

    @Test("18: one spinner stands for all children until the last has responded, and all of them come in one update")
    func together() {
        let screen = Screen(composed(inbox.makeSource(), inbox.makeSource(), inbox.makeSource()))
        screen.aggregate.loadIfNeeded()
        screen.update()
        #expect(screen.lines == ["loading", "-", "-"])
        for (index, request) in inbox.requests.enumerated() {
            let before = screen.updates.count
            request.finish(Note.list(index))
            screen.update()
            if index < 2 {
                #expect(screen.updates.count == before)
                #expect(screen.lines == ["loading", "-", "-"])
            } else {
                #expect(screen.updates.count == before + 1)
                #expect(screen.lines == ["0", "1", "2"])
                #expect(screen.updates.last?.changes.itemInserts.count == 3)
            }
        }
    }

    @Test("19: what loaded is shown, what failed says so in its place, and the root knows what failed")
    func partialFailure() {
        let children = [inbox.makeSource("a"), inbox.makeSource("b"), inbox.makeSource("c")]
        children[2].placeholders.noContent = Placeholder(.noContent)
        let root = composed(children[0], children[1], children[2])
        let screen = Screen(root)
        screen.aggregate.loadIfNeeded()
        screen.update()
        inbox.requests[0].fail(failure)
        inbox.requests[1].finish(Note.list(2))
        inbox.requests[2].finish([])
        screen.update()
        #expect(root.loadState == .loaded)
        #expect(screen.lines == ["error", "2", "empty"])
        let errors = screen.aggregate.presentation.errors
        #expect(errors.map { screen.aggregate.source($0.source)?.title } == ["a"])
        #expect(errors.map { $0.error } == [failure])
        #expect(screen.aggregate.section(at: 0)?.placeholder?.placeholder.message == "Out of order")
        #expect(!screen.aggregate.retry(section: 1))
        #expect(!screen.aggregate.retry(section: 9))
        #expect(screen.aggregate.retry(section: 0))
        screen.update()
        #expect(screen.lines == ["loading", "2", "empty"])
        #expect(inbox.requests.count == 4)
        inbox.requests[3].finish(Note.list(1))
        screen.update()
        #expect(screen.lines == ["1", "2", "empty"])
        #expect(screen.aggregate.presentation.errors.isEmpty)
    }

    @Test("where the policy says so, one failure is that of the whole, and a retry loads all again")
    func wholeFailure() {
        let root = composed(inbox.makeSource(), inbox.makeSource())
        root.partialFailurePolicy = .failsAsWhole
        let screen = Screen(root)
        root.load()
        inbox.requests[0].finish(Note.list(1))
        inbox.requests[1].fail(failure)
        screen.update()
        #expect(root.loadState == .error)
        #expect(screen.lines == ["error", "-"])
        #expect(screen.aggregate.retry(section: 0))
        screen.update()
        #expect(root.loadState == .loading)
        #expect(inbox.requests.count == 4)
        inbox.requests[3].finish(Note.list(2))
        inbox.requests[2].finishUnchanged()
        screen.update()
        #expect(screen.lines == ["1", "2"])
    }

    @Test("20: where no child has content there is none, and one placeholder says so")
    func allEmpty() {
        let root = composed(inbox.makeSource(), inbox.makeSource())
        root.placeholders.noContent = Placeholder(.noContent, title: "Nothing at all")
        let screen = Screen(root)
        root.load()
        for request in inbox.requests { request.finish([]) }
        screen.update()
        #expect(root.loadState == .noContent)
        #expect(screen.lines == ["empty", "-"])
        #expect(screen.aggregate.section(at: 0)?.placeholder?.placeholder.title == "Nothing at all")
    }

    @Test("21: the response to a load that was replaced is discarded, however late it comes, and its loader is told")
    func superseding() {
        let source = inbox.makeSource()
        let screen = Screen(source)
        source.load()
        source.load()
        #expect(inbox.cancellations == 1)
        #expect(inbox.requests[0].isCancelled)
        #expect(!inbox.requests[1].isCancelled)
        inbox.requests[1].finish(Note.list(2))
        screen.update()
        inbox.requests[0].finish(Note.list(1))
        screen.update()
        #expect(screen.lines == ["2"])
        #expect(source.loadState == .loaded)
        #expect(screen.diagnostics == [])
        var isTold = false
        inbox.requests[0].cancellationHandler = { isTold = true }
        #expect(isTold, "a handler that is set too late is called at once")
    }

    @Test("21: a response that came before its load was replaced is discarded as well")
    func supersededAnswer() {
        let source = inbox.makeSource()
        let screen = Screen(source)
        source.load()
        inbox.requests[0].finish(Note.list(1))
        source.load()
        screen.update()
        #expect(source.loadState == .loading)
        #expect(source.items.isEmpty)
        inbox.requests[1].finish(Note.list(2))
        screen.update()
        #expect(screen.lines == ["2"])
    }

    @Test("22: a second response is ignored and reported, one that never comes is a failure and reported")
    func wrongLoaders() {
        let source = inbox.makeSource()
        let screen = Screen(source)
        source.load()
        inbox.requests[0].finish(Note.list(1))
        inbox.requests[0].finish(Note.list(2))
        screen.update()
        inbox.requests[0].fail()
        source.setNeedsUpdate()
        screen.update()
        let twice = AggregateDiagnostic<Int>(source: 0, problem: .load(.finishedTwice(request: 1)))
        #expect(screen.lines == ["1"])
        #expect(screen.diagnostics == [twice, twice])
        source.reset()
        source.load()
        inbox.forget()
        screen.update()
        #expect(source.loadStatus.error?.reason == .abandoned)
        #expect(screen.lines == ["error"])
        #expect(screen.diagnostics.last == AggregateDiagnostic(source: 0, problem: .load(.abandoned(request: 2))))
    }

    @Test("22: a response that takes too long is a failure, reported, and its loader is told")
    func timeout() {
        let source = inbox.makeSource()
        source.loadTimeout = 5_000
        let screen = Screen(source)
        screen.aggregate.now = 1_000
        source.load()
        screen.update()
        #expect(screen.aggregate.nextDeadline == 6_000)
        screen.aggregate.now = 5_999
        screen.update()
        #expect(source.loadState == .loading)
        screen.aggregate.now = 3
        screen.aggregate.now = 6_000
        screen.update()
        #expect(source.loadStatus.error?.reason == .timedOut)
        #expect(inbox.cancellations == 1)
        #expect(screen.diagnostics == [AggregateDiagnostic(source: 0, problem: .load(.timedOut(request: 1)))])
        inbox.requests[0].finish(Note.list(1))
        screen.update()
        #expect(source.loadState == .error)
        #expect(screen.aggregate.nextDeadline == nil)
    }

    @Test("23: after a reset nothing is left of the load, its queue or its late response")
    func reset() {
        let source = inbox.makeSource()
        let screen = Screen(source)
        source.load()
        var runs = 0
        source.performUpdate { runs += 1 }
        source.reset()
        #expect(source.loadState == .initial)
        #expect(inbox.cancellations == 1)
        inbox.requests[0].finish(Note.list(1))
        screen.update()
        #expect(source.loadState == .initial)
        #expect(source.items.isEmpty)
        #expect(runs == 0)
        #expect(screen.diagnostics == [])
        source.load()
        inbox.requests[1].finish(Note.list(2))
        screen.update()
        #expect(screen.lines == ["2"])
        #expect(runs == 0)
    }

    @Test("24: a child that is reset, removed or given up while its parent waits does not keep it waiting")
    func resetChild() {
        for way in 0..<3 {
            let inbox = Inbox()
            let children = [inbox.makeSource(), inbox.makeSource()]
            let root = composed(children[0], children[1])
            let screen = Screen(root)
            root.load()
            inbox.requests[1].finish(Note.list(2))
            screen.update()
            #expect(root.loadState == .loading)
            if way == 0 { children[0].reset() }
            if way == 1 { root.remove(children[0]) }
            if way == 2 { children[0].cancelLoad() }
            screen.update()
            #expect(root.loadState == .loaded)
            #expect(screen.lines == (way == 1 ? ["2"] : ["-", "2"]))
        }
    }

    @Test("25: a change during the first load is made right before what was loaded, during a refresh at once")
    func waitingChanges() throws {
        let source = inbox.makeSource()
        let screen = Screen(source)
        source.load()
        var order: [[Int]] = []
        source.performUpdate { [unowned source] in
            try? source.setItems(Note.list(7))
            order.append(source.items.map { $0.id })
        }
        screen.update()
        #expect(order == [])
        inbox.requests[0].finish(Note.list(1, 2))
        let update = try #require(screen.update())
        #expect(order == [[7]])
        #expect(screen.lines == ["1 2"])
        #expect(update.changes.itemInserts.count == 2)
        source.load()
        source.performUpdate { [unowned source] in source.removeItem(id: 1) }
        screen.update()
        #expect(screen.lines == ["2"])
        #expect(source.loadState == .refreshing)
        inbox.requests[1].finishUnchanged()
        screen.update()
        #expect(screen.lines == ["2"])
        #expect(source.loadState == .loaded)
    }

    @Test("a waiting change that is forgotten may release an object whose deinit uses the source")
    func releasedChange() {
        let source = inbox.makeSource()
        let screen = Screen(source)
        source.load()
        do {
            let observer = ReleaseObserver { [unowned source] in source.setNeedsLoad() }
            source.performUpdate { _ = observer }
        }
        source.cancelLoad()
        screen.update()
        #expect(inbox.requests.count == 2)
    }

    @Test("26: a retry shows a spinner where there is nothing, and keeps the content where there is some")
    func retries() {
        let source = inbox.makeSource()
        let screen = Screen(source)
        source.load()
        inbox.requests[0].fail(failure)
        screen.update()
        #expect(screen.lines == ["error"])
        source.retry()
        screen.update()
        #expect(screen.lines == ["loading"])
        inbox.requests[1].finish(Note.list(1))
        screen.update()
        screen.aggregate.refresh()
        screen.update()
        #expect(screen.lines == ["1"])
        #expect(screen.aggregate.isRefreshing)
        inbox.requests[2].fail(failure)
        screen.update()
        #expect(screen.lines == ["1"])
        #expect(source.loadState == .error)
        #expect(screen.aggregate.presentation.errors.map { $0.error } == [failure])
        source.retry()
        screen.update()
        #expect(source.loadState == .refreshing)
        #expect(screen.lines == ["1"])
    }

    @Test("a failure is tried again by itself after the delay that is returned, and gives up where that is nil")
    func automaticRetry() {
        let source = inbox.makeSource()
        source.automaticRetry = { _, failures in failures < 3 ? failures * 100 : nil }
        let screen = Screen(source)
        source.load()
        inbox.requests[0].fail()
        screen.update()
        #expect(screen.aggregate.nextDeadline == 100)
        #expect(source.loadState == .error)
        screen.aggregate.now = 100
        screen.update()
        inbox.requests[1].fail()
        screen.update()
        #expect(screen.aggregate.nextDeadline == 300)
        screen.aggregate.now = 300
        screen.update()
        inbox.requests[2].fail()
        screen.update()
        #expect(screen.aggregate.nextDeadline == nil)
        #expect(inbox.requests.count == 3)
        source.load()
        inbox.requests[3].finish(Note.list(1))
        screen.update()
        source.load()
        inbox.requests[4].fail()
        screen.update()
        #expect(screen.aggregate.nextDeadline == 400, "a success starts the count anew")
    }

    @Test("27: segments are loaded when they are first selected, and only then")
    func segments() {
        let source = segmented(inbox.makeSource(), inbox.makeSource())
        let screen = Screen(source)
        source.selectChild(at: 1)
        source.selectChild(at: 0)
        #expect(inbox.requests.isEmpty, "no content has been requested yet")
        screen.aggregate.loadIfNeeded()
        screen.update()
        #expect(inbox.requests.count == 1)
        inbox.requests[0].finish(Note.list(1))
        screen.update()
        source.selectChild(at: 1)
        screen.update()
        #expect(inbox.requests.count == 2)
        #expect(screen.lines == ["loading"])
        source.selectChild(at: 0)
        inbox.requests[1].finish(Note.list(2))
        screen.update()
        #expect(screen.lines == ["1"])
        source.selectChild(at: 1)
        screen.update()
        #expect(screen.lines == ["2"])
        #expect(inbox.requests.count == 2)
    }

    @Test("27: a segment that failed does not cover another that loads")
    func failedSegment() {
        let source = segmented(inbox.makeSource(), inbox.makeSource())
        let screen = Screen(source)
        source.load()
        inbox.requests[0].fail()
        screen.update()
        #expect(screen.lines == ["error"])
        #expect(source.loadState == .error)
        source.selectChild(at: 1)
        screen.update()
        #expect(screen.lines == ["loading"])
        inbox.requests[1].finish(Note.list(2))
        screen.update()
        #expect(screen.lines == ["2"])
        #expect(source.loadState == .loaded)
    }

    @Test("28: who waits for the content is told once, at once where it is there")
    func whenLoadingEnds() {
        let source = inbox.makeSource()
        let screen = Screen(source)
        var calls: [String] = []
        source.whenLoadingEnds { calls.append("first \($0.state)") }
        source.whenLoadingEnds { calls.append("second \($0.state)") }
        source.load()
        screen.update()
        #expect(calls == [])
        inbox.requests[0].finish(Note.list(1))
        screen.update()
        #expect(calls == ["first loaded", "second loaded"])
        source.whenLoadingEnds { calls.append("third \($0.state)") }
        source.load()
        inbox.requests[1].finish(Note.list(2))
        screen.update()
        #expect(calls == ["first loaded", "second loaded", "third loaded"])
        let failing = inbox.makeSource()
        let other = Screen(failing)
        failing.whenLoadingEnds { calls.append("failing \($0.state)") }
        failing.load()
        other.update()
        inbox.requests[2].fail(failure)
        other.update()
        #expect(calls.last == "failing error")
    }

    @Test("a hook that forbids the outcome does not keep a source loading for ever")
    func veto() {
        let source = inbox.makeSource()
        source.loadHooks.shouldEnter = { $0 == .loading }
        let screen = Screen(source)
        source.load()
        inbox.requests[0].finish(Note.list(1))
        screen.update()
        #expect(source.loadState == .initial)
        #expect(screen.lines == ["1"])
    }

    @Test("a child that joins a loaded source loads by itself, and the others stay")
    func lateChild() {
        let root = composed(inbox.makeSource())
        let screen = Screen(root)
        root.load()
        inbox.requests[0].finish(Note.list(1))
        screen.update()
        root.add(inbox.makeSource())
        screen.update()
        #expect(screen.lines == ["1", "loading"])
        #expect(root.loadState == .loaded)
        inbox.requests[1].finish(Note.list(2))
        screen.update()
        #expect(screen.lines == ["1", "2"])
    }

    @Test("loads that fail at once and are tried again at once end with the event, and go on in the next")
    func restlessLoads() {
        let source = BasicDataSource<Note>()
        var loads = 0
        source.loader = { request in
            loads += 1
            request.fail()
        }
        source.automaticRetry = { _, _ in 0 }
        let screen = Screen(source)
        source.load()
        screen.update()
        #expect(loads < 40)
        #expect(screen.diagnostics == [AggregateDiagnostic(source: 0, problem: .restless)])
    }
}

/// Calls a function when it is deallocated.
private final class ReleaseObserver {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) {
        self.action = action
    }

    deinit { action() }
}
