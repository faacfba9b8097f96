import CollectionDataSources
import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

/// A screen that loads a text, and a list in parts of numbers: "1 2 3>next".
private final class LoadingViewController: ViewController {
    let loader = ContentLoader<String>(
        isEmpty: { $0.isEmpty },
        decode: { bytes throws(LoadError) in
            if bytes == Array("broken".utf8) { throw LoadError(reason: .undecodable) }
            return String(decoding: bytes, as: UTF8.self)
        })
    let list = PagedContentLoader<Int>(
        request: { HostRequest("/list?after=\($0?.text ?? "")") },
        decode: { bytes throws(LoadError) in
            let halves = String(decoding: bytes, as: UTF8.self).split(separator: ">", omittingEmptySubsequences: false)
            return PagedContentLoader.Part(
                halves[0].split(separator: " ").compactMap { Int($0) },
                next: halves.count == 2 ? LoadCursor(String(halves[1])) : nil)
        })
    private(set) var changes: [String] = []

    override func viewDidLoad() {
        loader.changeHandler = { [screen = Weak(self)] in screen.object?.note() }
    }

    private func note() { changes.append("\(loader.status.state) \(loader.content ?? "-")") }

    func takeChanges() -> [String] {
        defer { changes = [] }
        return changes
    }
}

@Suite struct ContentLoaderTests {
    private let screen = LoadingViewController()
    private let host: ModelHost

    init() {
        host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
    }

    private var paths: [String] { host.openRequests.map { $0.request.path } }

    private func load(_ path: String, keepsContent: Bool = false) {
        host.window.perform {
            screen.loader.load(HostRequest(path), in: screen.context, keepsContent: keepsContent)
        }
        host.send(.frame(0))
    }

    private func text(_ text: String) -> HostResponse { .success(Array(text.utf8)) }

    @Test("content is loaded, kept while it is loaded again, and kept when that fails")
    func reloading() {
        load("/a")
        host.respond(to: "/a", with: text("one"))
        #expect(screen.takeChanges() == ["loading -", "loaded one"])
        host.window.perform { screen.loader.reload() }
        host.send(.frame(0))
        host.respond(to: "/a", with: .failure(status: 500))
        #expect(screen.takeChanges() == ["refreshing one", "error one"])
        #expect(screen.loader.error == LoadError(reason: .refused, code: 500))
        #expect(screen.loader.status.placeholderReason == nil)
        load("/b")
        #expect(screen.takeChanges() == ["loading -"])
        host.respond(to: "/b", with: text(""))
        #expect(screen.takeChanges() == ["no content "])
        load("/b")
        host.respond(to: "/b", with: text("broken"))
        #expect(screen.loader.error?.reason == .undecodable)
    }

    @Test("a load takes the place of the one under way")
    func superseding() {
        load("/a")
        load("/b")
        #expect(paths == ["/b"])
        host.respond(to: "/b", with: text("two"))
        #expect(screen.loader.content == "two")
    }

    @Test("content of another request stays until the response to the new one, and is discarded if that fails")
    func replacing() {
        load("/a")
        host.respond(to: "/a", with: text("one"))
        load("/b", keepsContent: true)
        #expect(screen.loader.isReplacing)
        #expect(screen.loader.status.placeholderReason == nil)
        host.respond(to: "/b", with: text("two"))
        #expect(!screen.loader.isReplacing)
        #expect(
            screen.takeChanges() == ["loading -", "loaded one", "refreshing one", "loaded two"])

        load("/c", keepsContent: true)
        host.respond(to: "/c", with: .failure(status: 500))
        #expect(screen.takeChanges() == ["refreshing two", "error -"])
        #expect(!screen.loader.isReplacing)
        #expect(screen.loader.status.placeholderReason == .error)

        load("/d", keepsContent: true)
        #expect(!screen.loader.isReplacing, "there is nothing to be kept")
        host.respond(to: "/d", with: text("four"))
        load("/e")
        #expect(screen.loader.content == nil)
    }

    @Test("a reset discards the content, the load under way and what is to be loaded again")
    func resetting() {
        load("/a")
        host.respond(to: "/a", with: text("one"))
        load("/b", keepsContent: true)
        host.window.perform { screen.loader.reset() }
        host.send(.frame(0))
        #expect(paths == [])
        #expect(screen.takeChanges() == ["loading -", "loaded one", "refreshing one", "initial -"])
        #expect(!screen.loader.isReplacing)
        host.window.perform { screen.loader.reload() }
        host.send(.frame(0))
        #expect(paths == [])
        #expect(screen.takeChanges() == [])
        load("/a", keepsContent: true)
        #expect(screen.takeChanges() == ["loading -"])
    }

    @Test("a load that is reset by the handler of its beginning is not sent")
    func resettingInHandler() {
        screen.loader.changeHandler = { [loader = Weak(screen.loader)] in
            if loader.object?.status.state == .loading { loader.object?.reset() }
        }
        load("/a")
        #expect(paths == [])
        #expect(screen.loader.status == LoadStatus())
    }

    @Test("content that a loader is given before it loads is loaded content")
    func giving() {
        screen.loader.update("one")
        #expect(screen.takeChanges() == ["loaded one"])
        screen.loader.update("")
        #expect(screen.takeChanges() == ["no content "])
    }

    @Test("loads are counted from their beginning, by whatever they are begun, and a reset is none")
    func counting() {
        #expect(screen.loader.loadCount == 0)
        load("/a")
        #expect(screen.loader.loadCount == 1)
        host.respond(to: "/a", with: .unreachable)
        #expect(screen.loader.loadCount == 1)
        host.change { $0.isOnline = false }
        host.change { $0.isOnline = true }
        #expect(screen.loader.loadCount == 2)
        load("/b")
        #expect(screen.loader.loadCount == 3)
        host.window.perform { screen.loader.reset() }
        #expect(screen.loader.loadCount == 3)
    }

    @Test("content is still being replaced when the load of the other request begins again, and goes if that fails")
    func replacingAgain() {
        load("/a")
        host.respond(to: "/a", with: text("one"))
        load("/b", keepsContent: true)
        load("/b", keepsContent: true)
        #expect(screen.loader.isReplacing, "the content is still that of another request")
        #expect(screen.loader.content == "one")
        host.respond(to: "/b", with: .unreachable)
        #expect(screen.loader.content == nil)
        load("/b", keepsContent: true)
        #expect(screen.loader.status.placeholderReason == .loading)
    }

    @Test("a loader that is reset has loaded nothing and requests nothing until it is to load again")
    func resettingWhileReloading() {
        load("/a")
        host.respond(to: "/a", with: text("one"))
        host.window.perform { screen.loader.reload() }
        host.send(.frame(0))
        #expect(paths == ["/a"])
        _ = screen.takeChanges()
        host.window.perform {
            screen.loader.reset()
            screen.loader.reload()
        }
        host.send(.frame(0))
        #expect(paths == [])
        #expect(screen.takeChanges() == ["initial -"])
        load("/a")
        host.respond(to: "/a", with: .unreachable)
        #expect(screen.takeChanges() == ["loading -", "error -"])
        host.window.perform { screen.loader.reset() }
        #expect(screen.loader.error == nil)
        host.change { $0.isOnline = false }
        host.change { $0.isOnline = true }
        #expect(paths == [])
    }

    @Test("what failed for want of a connection is loaded when there is one again, and nothing else is")
    func network() {
        load("/a")
        host.respond(to: "/a", with: .unreachable)
        #expect(screen.loader.error?.recovery == .waitForNetwork)
        host.change { $0.isOnline = false }
        #expect(paths == [])
        host.change { $0.isOnline = true }
        #expect(paths == ["/a"])
        host.respond(to: "/a", with: .failure(status: 404))
        #expect(screen.loader.error?.recovery == .goBack)
        host.change { $0.isOnline = false }
        host.change { $0.isOnline = true }
        #expect(paths == [])
    }

    @Test("a request is sent again as its policy says, after longer and longer delays")
    func retries() {
        screen.loader.retryPolicy = RetryPolicy(maximumAttempts: 3, initialDelay: 100)
        load("/a")
        host.respond(to: "/a", with: .failure(status: 503))
        host.advance(by: 99)
        #expect(paths == [])
        host.advance(by: 1)
        host.respond(to: "/a", with: .unreachable)
        host.advance(by: 199)
        #expect(paths == [])
        host.advance(by: 1)
        #expect(paths == ["/a"])
        host.respond(to: "/a", with: .failure(status: 503))
        host.advance(by: 10_000)
        #expect(paths == [])
        #expect(screen.takeChanges() == ["loading -", "error -"])
    }

    @Test("a policy does not repeat what may not be sent twice, and what would fail again")
    func policy() {
        let policy = RetryPolicy(maximumAttempts: 9, initialDelay: 100, backoff: 3, maximumDelay: 500)
        #expect((1...4).map { policy.delay(afterAttempts: $0) } == [100, 300, 500, 500])
        #expect(policy.permitsRetry(of: HostRequest("/"), after: .unreachable, attempts: 8))
        #expect(!policy.permitsRetry(of: HostRequest("/"), after: .unreachable, attempts: 9))
        #expect(!policy.permitsRetry(of: HostRequest("/", method: .post), after: .unreachable, attempts: 1))
        #expect(!policy.permitsRetry(of: HostRequest("/"), after: .failure(status: 404), attempts: 1))
        #expect(!policy.permitsRetry(of: HostRequest("/"), after: .success([]), attempts: 1))
    }

    @Test("a server says when a request may be sent again, unless that is later than the policy waits")
    func retryAfter() {
        let policy = RetryPolicy(maximumAttempts: 9, initialDelay: 100, maximumDelay: 60_000)
        func delay(_ fields: HeaderFields, _ request: HostRequest = HostRequest("/")) -> Int? {
            policy.delay(
                beforeRetrying: request, after: HostReply(status: 503, headerFields: fields), attempts: 1)
        }
        #expect(delay([:]) == 100)
        #expect(delay(["Retry-After": "0"]) == 100)
        #expect(delay(["Retry-After": "60"]) == 60_000)
        #expect(delay(["Retry-After": "61"]) == nil)
        #expect(delay(["Retry-After": "99999999999999999999999"]) == nil)
        #expect(delay(["Retry-After": "Fri, 31 Dec 1999 23:59:59 GMT"]) == 100)
        #expect(delay([:], HostRequest("/", method: .patch)) == nil)
        #expect(delay([:], HostRequest("/", method: .patch, headerFields: ["Idempotency-Key": "1"])) == 100)
    }

    @Test("a loader waits as long as the server says, and knows the header fields of what it has loaded")
    func waitingForServer() {
        screen.loader.retryPolicy = RetryPolicy(maximumAttempts: 2, initialDelay: 100)
        load("/a")
        host.respond(to: "/a", with: .failure(status: 429), headerFields: ["Retry-After": "2"])
        host.advance(by: 1_999)
        #expect(paths == [])
        host.advance(by: 1)
        host.respond(to: "/a", with: text("one"), headerFields: ["ETag": "7"])
        #expect(screen.loader.headerFields["ETag"] == "7")
    }

    @Test("an app may word the failures of a loader by their bodies")
    func wording() {
        screen.loader.errorProvider = { reply in
            LoadError(reply.response).map { error in
                LoadError(
                    reason: error.reason, code: error.code, message: String(decoding: reply.body, as: UTF8.self))
            }
        }
        load("/a")
        host.respond(to: "/a", with: .failure(status: 422), body: Array("No such name.".utf8))
        #expect(screen.loader.error == LoadError(reason: .invalid, code: 422, message: "No such name."))
    }

    /// An operation that loads two texts, the second after the first.
    private func texts(_ first: String, _ second: String) -> AsyncOperation<String> {
        let fetch = { (path: String) in
            AsyncOperation<HostReply>.fetch(HostRequest(path)).map { String(decoding: $0.body, as: UTF8.self) }
        }
        return fetch(first).flatMap { text in fetch(second).map { text + $0 } }
    }

    private func run(_ operation: AsyncOperation<String>, keepsContent: Bool = false) {
        host.window.perform { screen.loader.run(operation, in: screen.context, keepsContent: keepsContent) }
        host.send(.frame(0))
    }

    @Test("the value of an operation is content, and is kept while the operation is run again")
    func operations() {
        run(texts("/a", "/b"))
        host.respond(to: "/a", with: text("one"))
        host.respond(to: "/b", with: text("two"))
        #expect(screen.takeChanges() == ["loading -", "loaded onetwo"])
        host.window.perform { screen.loader.reload() }
        host.send(.frame(0))
        host.respond(to: "/a", with: .failure(status: 404))
        #expect(screen.takeChanges() == ["refreshing onetwo", "error onetwo"])
        #expect(screen.loader.error == LoadError(reason: .notFound, code: 404))
    }

    @Test("an operation that has its value at once is loaded at once")
    func synchronousOperation() {
        run(AsyncOperation(result: .success("one")))
        #expect(screen.takeChanges() == ["loading -", "loaded one"])
        run(AsyncOperation(result: .success("")), keepsContent: true)
        #expect(screen.takeChanges() == ["refreshing one", "no content "])
    }

    @Test("an operation that was replaced by a request is cancelled, and its content is discarded")
    func replacingOperation() {
        run(texts("/a", "/b"))
        host.respond(to: "/a", with: text("one"))
        load("/c")
        #expect(paths == ["/c"])
        host.respond(to: "/c", with: text("three"))
        run(AsyncOperation(result: .failure(.refused)))
        #expect(screen.takeChanges() == ["loading -", "loading -", "loaded three", "loading -", "error -"])
    }

    @Test("cancelling and resetting a loader cancels its operation")
    func cancellingOperation() {
        run(texts("/a", "/b"))
        host.window.perform { screen.loader.cancel() }
        host.send(.frame(0))
        #expect(paths == [])
        #expect(screen.loader.status == LoadStatus())
        run(texts("/a", "/b"))
        host.window.perform { screen.loader.reset() }
        host.send(.frame(0))
        #expect(paths == [])
    }

    @Test("an operation that is reset by the handler of its beginning is not run")
    func resettingOperationInHandler() {
        screen.loader.changeHandler = { [loader = Weak(screen.loader)] in
            if loader.object?.status.state == .loading { loader.object?.reset() }
        }
        run(texts("/a", "/b"))
        #expect(paths == [])
        #expect(screen.loader.status == LoadStatus())
    }

    @Test("an operation that resets the loader before it ends at once loads nothing")
    func resettingInOperation() {
        run(
            AsyncOperation<String>(result: .success("one")).map { [loader = Weak(screen.loader)] value -> String in
                loader.object?.reset()
                return value
            })
        #expect(screen.loader.status == LoadStatus())
        #expect(screen.loader.content == nil)
    }

    @Test("a load that the handler of an operation's end begins is the one that is cancelled")
    func loadingInHandler() {
        var isFirst = true
        screen.loader.changeHandler = { [screen = Weak(screen)] in
            guard isFirst, let screen = screen.object, screen.loader.status.state == .loaded else { return }
            isFirst = false
            screen.loader.load(HostRequest("/c"), in: screen.context)
        }
        run(AsyncOperation(result: .success("one")))
        #expect(paths == ["/c"])
        host.window.perform { screen.loader.cancel() }
        host.send(.frame(0))
        #expect(paths == [])
    }

    @Test("an operation that failed for want of a connection is run when there is one again")
    func operationNetwork() {
        run(texts("/a", "/b"))
        host.respond(to: "/a", with: .unreachable)
        host.change { $0.isOnline = false }
        host.change { $0.isOnline = true }
        #expect(paths == ["/a"])
    }

    @Test("a loader that is deallocated cancels its operation")
    func deallocating() {
        var loader: ContentLoader<String>? = ContentLoader(loading: String.self)
        host.window.perform { loader?.run(texts("/a", "/b"), in: screen.context) }
        host.send(.frame(0))
        #expect(paths == ["/a"])
        host.window.perform { loader = nil }
        host.send(.frame(0))
        #expect(paths == [])
    }

    @Test("a list is loaded part by part, and a part that failed leaves the others")
    func parts() {
        host.window.perform { screen.list.load(in: screen.context) }
        host.send(.frame(0))
        host.respond(to: "/list?after=", with: text("1 2>b"))
        #expect(screen.list.elements == [1, 2])
        host.window.perform {
            screen.list.loadMore()
            screen.list.loadMore()
        }
        host.send(.frame(0))
        #expect(paths == ["/list?after=b"])
        host.respond(to: "/list?after=b", with: .unreachable)
        #expect(screen.list.elements == [1, 2])
        #expect(screen.list.hasMore)
        host.change { $0.isOnline = false }
        host.change { $0.isOnline = true }
        host.respond(to: "/list?after=b", with: text("3"))
        #expect(screen.list.elements == [1, 2, 3])
        #expect(!screen.list.hasMore)
        host.window.perform { screen.list.loadMore() }
        host.send(.frame(0))
        #expect(paths == [])
        host.window.perform { screen.list.load(in: screen.context) }
        host.send(.frame(0))
        #expect(screen.list.elements == [1, 2, 3])
        host.respond(to: "/list?after=", with: text(""))
        #expect(screen.list.elements == [])
        #expect(screen.list.status.state == .noContent)
    }
}
