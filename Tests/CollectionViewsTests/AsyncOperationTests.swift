import CollectionDataSources
import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

/// Requests that follow each other, that run at the same time, and that are cancelled as one.
@Suite struct AsyncOperationTests {
    /// A screen that notes the results of operations.
    private final class Screen: ViewController {
        private(set) var results: [Result<String, LoadError>] = []

        func note(_ result: Result<String, LoadError>) { results.append(result) }
    }

    /// Work that the test completes, any number of times.
    private final class Source {
        /// Called by each run.
        var startHandler: (() -> Void)?
        private(set) var startCount = 0
        private(set) var cancelCount = 0
        private var completion: AsyncOperation<String>.Completion?

        func operation() -> AsyncOperation<String> {
            AsyncOperation<String> { [self] _, completion in
                startCount += 1
                self.completion = completion
                startHandler?()
                return { [self] in cancelCount += 1 }
            }
        }

        func complete(_ value: String) { completion?(.success(value)) }

        func fail(_ error: LoadError) { completion?(.failure(error)) }
    }

    /// What a completion holds.
    private final class Token {}

    /// What a completion holds, and cancels the run when it is deallocated.
    private final class Owner {
        var cancel: (() -> Void)?

        deinit { cancel?() }
    }

    private let screen = Screen()
    private let host: ModelHost

    init() {
        host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
    }

    private var context: HostContext { host.window.context }

    private var paths: [String] { host.openRequests.map { $0.request.path } }

    private func text(_ path: String) -> AsyncOperation<String> {
        AsyncOperation<HostReply>.fetch(HostRequest(path)).map { reply in
            String(decoding: reply.body, as: UTF8.self)
        }
    }

    private func success(_ text: String) -> HostResponse { .success(Array(text.utf8)) }

    /// Runs an operation in an event of its own.
    @discardableResult
    private func run(_ operation: AsyncOperation<String>) -> AsyncOperation<String>.Cancellation {
        var cancel: AsyncOperation<String>.Cancellation = {}
        host.window.perform { cancel = operation.run(in: context, target: screen) { $0.note($1) } }
        host.send(.frame(0))
        return cancel
    }

    private func perform(_ change: () -> Void) {
        host.window.perform(change)
        host.send(.frame(0))
    }

    // MARK: One after the other

    @Test("an operation does nothing until it is run, and each run begins anew")
    func lazy() {
        let operation = text("/a")
        #expect(paths == [])
        run(operation)
        #expect(paths == ["/a"])
        host.respond(to: "/a", with: success("one"))
        run(operation)
        host.respond(to: "/a", with: success("two"))
        #expect(screen.results == [.success("one"), .success("two")])
    }

    @Test("the second request is sent after the response to the first one, with its value")
    func following() {
        run(text("/a").flatMap { value in text("/b?a=\(value)").map { value + $0 } })
        #expect(paths == ["/a"])
        host.respond(to: "/a", with: success("1"))
        #expect(paths == ["/b?a=1"])
        #expect(screen.results == [])
        host.respond(to: "/b?a=1", with: success("2"))
        #expect(screen.results == [.success("12")])
    }

    @Test("after a failure the second request is not sent, and the failure is that of the whole")
    func failingFirst() {
        run(text("/a").flatMap { _ in text("/b") })
        host.respond(to: "/a", with: .failure(status: 404))
        #expect(paths == [])
        #expect(screen.results == [.failure(LoadError(reason: .notFound, code: 404))])
    }

    @Test("a value that cannot be transformed fails with the error of the closure")
    func failingMap() {
        run(text("/a").map { _ throws(LoadError) -> String in throw LoadError.undecodable })
        host.respond(to: "/a", with: success("one"))
        #expect(screen.results == [.failure(.undecodable)])
    }

    @Test("an error provider decides which responses are failures")
    func errorProvider() {
        run(AsyncOperation<HostReply>.fetch(HostRequest("/a"), errorProvider: { _ in nil }).map { "\($0.status)" })
        host.respond(to: "/a", with: .failure(status: 404))
        #expect(screen.results == [.success("404")])
    }

    @Test("a failed request is sent again as its policy says")
    func retry() {
        let policy = RetryPolicy(maximumAttempts: 2, initialDelay: 100)
        run(AsyncOperation<HostReply>.fetch(HostRequest("/a"), retrying: policy).map { "\($0.status)" })
        host.respond(to: "/a", with: .failure(status: 503))
        host.advance(by: 100)
        host.respond(to: "/a", with: success("one"))
        #expect(screen.results == [.success("200")])
    }

    // MARK: Side by side

    @Test("requests are sent at the same time, and their values are in the order of the operations")
    func sideBySide() {
        run(AsyncOperation.all([text("/a"), text("/b"), text("/c")]).map { $0.joined(separator: " ") })
        #expect(paths == ["/a", "/b", "/c"])
        host.respond(to: "/c", with: success("three"))
        host.respond(to: "/a", with: success("one"))
        #expect(screen.results == [])
        host.respond(to: "/b", with: success("two"))
        #expect(screen.results == [.success("one two three")])
    }

    @Test("the first failure cancels the other requests, and is the failure of the whole")
    func failureCancels() {
        run(AsyncOperation.all([text("/a"), text("/b"), text("/c")]).map { $0.joined() })
        host.respond(to: "/a", with: success("one"))
        host.respond(to: "/b", with: .failure(status: 404))
        host.send(.frame(0))
        #expect(paths == [])
        #expect(screen.results == [.failure(LoadError(reason: .notFound, code: 404))])
    }

    @Test("with results of their own, operations fail one by one")
    func results() {
        run(
            AsyncOperation.all(["/a", "/b"].map { text($0).asResult() })
                .map { results in results.map { (try? $0.get()) ?? "none" }.joined(separator: " ") })
        host.respond(to: "/a", with: .failure(status: 404))
        #expect(paths == ["/b"])
        host.respond(to: "/b", with: success("two"))
        #expect(screen.results == [.success("none two")])
    }

    @Test("two operations have values of different types")
    func zip() {
        let count = text("/b").map { $0.utf8.count }
        run(text("/a").zip(count).map { "\($0.0) \($0.1)" })
        #expect(paths == ["/a", "/b"])
        host.respond(to: "/b", with: success("two"))
        host.respond(to: "/a", with: success("one"))
        #expect(screen.results == [.success("one 3")])
    }

    @Test("the failure of one of two operations cancels the other one")
    func failingZip() {
        run(text("/a").zip(text("/b")).map { $0.0 + $0.1 })
        host.respond(to: "/b", with: .unreachable)
        host.send(.frame(0))
        #expect(paths == [])
        #expect(screen.results == [.failure(.unreachable)])
    }

    @Test("no operations have no values, at once")
    func empty() {
        run(AsyncOperation.all([AsyncOperation<String>]()).map { "\($0.count)" })
        #expect(screen.results == [.success("0")])
    }

    // MARK: Cancelling

    @Test("cancelling a run cancels the request that is under way, and nothing is called")
    func cancelling() {
        let cancel = run(text("/a").flatMap { _ in text("/b") })
        host.respond(to: "/a", with: success("one"))
        #expect(paths == ["/b"])
        perform(cancel)
        #expect(paths == [])
        #expect(screen.results == [])
    }

    @Test("cancelling a run cancels all requests that are under way")
    func cancellingAll() {
        let both = text("/a").zip(text("/b")).map { $0.0 + $0.1 }
        let cancel = run(AsyncOperation.all([both, text("/c")]).map { $0.joined() })
        #expect(paths == ["/a", "/b", "/c"])
        perform(cancel)
        #expect(paths == [])
    }

    @Test("a run that is cancelled between two operations does not begin the second one")
    func cancellingBetween() {
        let second = Source()
        var cancel: AsyncOperation<String>.Cancellation = {}
        cancel = run(
            text("/a").flatMap { _ in
                cancel()
                return second.operation()
            })
        host.respond(to: "/a", with: success("one"))
        #expect(second.startCount == 0)
        #expect(screen.results == [])
    }

    @Test("a run that is cancelled while its second operation begins cancels that one")
    func cancellingAtBeginning() {
        let second = Source()
        var cancel: AsyncOperation<String>.Cancellation = {}
        second.startHandler = { cancel() }
        cancel = run(text("/a").flatMap { _ in second.operation() })
        host.respond(to: "/a", with: success("one"))
        #expect(second.cancelCount == 1)
    }

    @Test("work is cancelled once, and not once it has ended")
    func cancellingOnce() {
        let (cancelled, ended) = (Source(), Source())
        let cancel = run(cancelled.operation())
        cancel()
        cancel()
        #expect(cancelled.cancelCount == 1)
        let cancelEnded = run(ended.operation())
        ended.complete("one")
        cancelEnded()
        #expect(ended.cancelCount == 0)
    }

    // MARK: Once

    @Test("a completion that is called twice counts once")
    func twice() {
        let source = Source()
        run(source.operation())
        source.complete("one")
        source.complete("two")
        #expect(screen.results == [.success("one")])
    }

    @Test("a completion that is called after the run was cancelled is ignored")
    func late() {
        let source = Source()
        let cancel = run(source.operation().map { $0 + "!" })
        cancel()
        source.complete("one")
        #expect(screen.results == [])
    }

    @Test("operations that have their results at once are composed like any others")
    func synchronous() {
        let one = AsyncOperation<String>(result: .success("one"))
        let both = one.zip(one).map { $0.0 + $0.1 }
        run(AsyncOperation.all([one, both]).flatMap { AsyncOperation(result: .success($0.joined(separator: " "))) })
        #expect(screen.results == [.success("one oneone")])
    }

    @Test("work that ends at once is not cancelled afterwards")
    func synchronousSource() {
        var cancelCount = 0
        let operation = AsyncOperation<String> { _, completion in
            completion(.success("one"))
            return { cancelCount += 1 }
        }
        let cancel = run(operation)
        cancel()
        #expect(cancelCount == 0)
        #expect(screen.results == [.success("one")])
    }

    @Test("a failure at once cancels what has begun, and nothing else is begun")
    func synchronousFailure() {
        let (first, last) = (Source(), Source())
        let failure = AsyncOperation<String>(result: .failure(.refused))
        run(AsyncOperation.all([first.operation(), failure, last.operation()]).map { $0.joined() })
        #expect(first.cancelCount == 1)
        #expect(last.startCount == 0)
        #expect(screen.results == [.failure(.refused)])
    }

    @Test("an operation that begins while another one fails is cancelled")
    func failureAtBeginning() {
        let (first, second) = (Source(), Source())
        second.startHandler = { first.fail(.refused) }
        run(AsyncOperation.all([first.operation(), second.operation()]).map { $0.joined() })
        #expect(second.cancelCount == 1)
        #expect(screen.results == [.failure(.refused)])
    }

    // MARK: Ownership

    /// Runs a composition whose completion holds a token, and returns a reference to the token.
    private func runHoldingToken() -> (token: WeakToken, cancel: () -> Void) {
        let token = Token()
        let operation = AsyncOperation.all([text("/a").flatMap { _ in text("/b") }, text("/c")])
        var cancel: () -> Void = {}
        host.window.perform { cancel = operation.run(in: context) { _ in withExtendedLifetime(token) {} } }
        host.send(.frame(0))
        return (WeakToken(token: token), cancel)
    }

    private struct WeakToken {
        weak var token: Token?
    }

    @Test("a completion is held until it is called")
    func releasedAtEnd() {
        let (reference, cancel) = runHoldingToken()
        host.respond(to: "/c", with: success("three"))
        host.respond(to: "/a", with: success("one"))
        #expect(reference.token != nil)
        host.respond(to: "/b", with: success("two"))
        #expect(reference.token == nil)
        withExtendedLifetime(cancel) {}
    }

    @Test("a completion is released when the run fails")
    func releasedAfterFailure() {
        let (reference, cancel) = runHoldingToken()
        host.respond(to: "/c", with: .unreachable)
        #expect(reference.token == nil)
        withExtendedLifetime(cancel) {}
    }

    @Test("a completion is released when the run is cancelled")
    func releasedAfterCancel() {
        let (reference, cancel) = runHoldingToken()
        perform(cancel)
        #expect(reference.token == nil)
    }

    @Test("a completion is released when the run is cancelled whose source holds it and cannot be cancelled")
    func releasedBySource() {
        let source = Source()
        var token: Token? = Token()
        let reference = WeakToken(token: token)
        let cancel = source.operation().run(in: context) { [token] _ in withExtendedLifetime(token) {} }
        token = nil
        #expect(reference.token != nil)
        cancel()
        #expect(reference.token == nil)
    }

    @Test("an object that only the completion holds may cancel the run when it is deallocated")
    func cancellingInDeinit() {
        let source = Source()
        var owner: Owner? = Owner()
        let cancel = source.operation().run(in: context) { [owner] _ in withExtendedLifetime(owner) {} }
        owner?.cancel = cancel
        owner = nil
        cancel()
        #expect(source.cancelCount == 1)
    }

    @Test("a completion is released when the host ends before the response")
    func releasedWithHost() {
        var other: ModelHost? = ModelHost(ViewController(), windowSize: Size(width: 390, height: 844))
        other?.start(path: "/")
        var token: Token? = Token()
        let reference = WeakToken(token: token)
        if let context = other?.window.context {
            text("/a").flatMap { _ in text("/b") }.run(in: context) { [token] _ in withExtendedLifetime(token) {} }
        }
        token = nil
        #expect(reference.token != nil)
        other = nil
        #expect(reference.token == nil)
    }

    @Test("a target is not kept alive by a run")
    func weakTarget() {
        let source = Source()
        var target: Screen? = Screen()
        let reference = target.map { Weak($0) }
        if let target { source.operation().run(in: context, target: target) { $0.note($1) } }
        target = nil
        #expect(reference?.object == nil)
        source.complete("one")
    }
}
