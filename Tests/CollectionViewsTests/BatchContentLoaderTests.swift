import CollectionDataSources
import CollectionGeometry
import CollectionTestSupport
import CollectionViews
import Testing

/// A screen whose rows are loaded in batches: "1 2", or "1 2?" where another one could not be read.
private final class BatchViewController: ViewController {
    var loader: BatchContentLoader<Int, String>?
    private(set) var changes: [[Int]] = []

    override func viewDidLoad() {
        let loader = BatchContentLoader<Int, String>(
            configuration: .init(maximumKeyCount: 3, interval: 90, maximumContentCount: 8),
            request: { ids in HostRequest(BatchViewController.path(ids)) },
            decode: { bytes throws(LoadError) in
                let text = String(decoding: bytes, as: UTF8.self)
                if text == "broken" { throw LoadError(reason: .undecodable) }
                let ids = text.split(whereSeparator: { $0 == " " || $0 == "?" }).compactMap { Int($0) }
                return BatchContentLoader<Int, String>.Batch(
                    ids.map { (key: $0, content: "row \($0)") }, isComplete: !text.hasSuffix("?"))
            })
        loader.changeHandler = { [screen = Weak(self)] in screen.object?.changes.append($0) }
        self.loader = loader
    }

    static func path(_ ids: [Int]) -> String { "/rows?ids=" + ids.map { "\($0)" }.joined(separator: ",") }

    func takeChanges() -> [[Int]] {
        defer { changes = [] }
        return changes
    }
}

@Suite struct BatchContentLoaderTests {
    private let screen = BatchViewController()
    private let host: ModelHost

    init() {
        host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
    }

    /// The keys of the requests that wait.
    private var requested: [[Int]] {
        host.openRequests.map { open in
            open.request.path.dropFirst("/rows?ids=".count).split(separator: ",").compactMap { Int($0) }
        }
    }

    private func perform(_ body: () -> Void) {
        host.window.perform { body() }
        host.send(.frame(0))
    }

    private func load(_ keys: some Sequence<Int>) {
        perform { screen.loader?.load(Array(keys), in: screen.context) }
    }

    private func respond(to keys: [Int], _ text: String) {
        host.respond(to: BatchViewController.path(keys), with: .success(Array(text.utf8)))
    }

    private func fail(_ keys: [Int], _ response: HostResponse) {
        host.respond(to: BatchViewController.path(keys), with: response)
    }

    /// Responds to all requests with what they are for, also to those that follow after the interval.
    private func respondToAll() {
        while let keys = requested.first {
            respond(to: keys, text(keys))
            if requested.isEmpty { host.advance(by: 90) }
        }
        host.advance(by: 90)
    }

    private func contents(_ keys: some Sequence<Int>) -> [String?] { keys.map { screen.loader?.content(for: $0) } }

    private func states(_ keys: some Sequence<Int>) -> [LoadState] {
        keys.map { screen.loader?.status(for: $0).state ?? .initial }
    }

    @Test("what is needed is requested in its order, in requests of a maximum of keys, and each brings its own")
    func batches() {
        load(1...7)
        #expect(requested == [[1, 2, 3], [4, 5, 6], [7]])
        #expect(states(1...7).allSatisfy { $0 == .loading })
        #expect(states([8]) == [.initial])
        respond(to: [4, 5, 6], "4 5 6")
        #expect(contents(3...7) == [nil, "row 4", "row 5", "row 6", nil])
        #expect(states(3...7) == [.loading, .loaded, .loaded, .loaded, .loading])
        #expect(screen.takeChanges() == [[4, 5, 6]])
    }

    @Test("a key is requested once: not while it is loaded, when it has come, or when the server does not have it")
    func once() {
        load([1, 2, 2, 1])
        #expect(requested == [[1, 2]])
        host.advance(by: 90)
        load([2, 1])
        #expect(requested == [[1, 2]])
        respond(to: [1, 2], "1")
        host.advance(by: 90)
        load([1, 2])
        #expect(requested == [])
        load([3])
        load([1, 2])
        host.advance(by: 90)
        #expect(requested == [])
    }

    @Test("between two rounds of requests there is an interval, after which what is needed then is requested")
    func interval() {
        load([1])
        load([1, 2])
        load([1, 3])
        #expect(requested == [[1]])
        host.advance(by: 89)
        #expect(requested == [[1]])
        host.advance(by: 1)
        #expect(requested == [[1], [3]])
        #expect(states([2]) == [.initial])
    }

    @Test("a request is cancelled when none of its keys is needed, and made again when one is")
    func cancelling() {
        load(1...6)
        host.advance(by: 90)
        load([3])
        #expect(requested == [[1, 2, 3]])
        #expect(states(1...6) == [.loading, .loading, .loading, .initial, .initial, .initial])
        load([] as [Int])
        #expect(requested == [])
        load([2])
        #expect(requested == [[2]])
        #expect(screen.takeChanges() == [])
    }

    @Test("what a complete response lacks is not there; what another one lacks has failed")
    func missing() {
        load([1, 2])
        respond(to: [1, 2], "2")
        #expect(states([1, 2]) == [.noContent, .loaded])
        host.advance(by: 90)
        load([1, 2, 3, 4])
        respond(to: [3, 4], "4?")
        #expect(states([3, 4]) == [.error, .loaded])
        #expect(screen.loader?.status(for: 3).error == .undecodable)
        #expect(screen.takeChanges() == [[1, 2], [3, 4]])
    }

    @Test("contents that were not requested with a response are ignored")
    func strangers() {
        load([1, 2, 3, 4])
        respond(to: [4], "4 9 1")
        #expect(contents([1, 4, 9]) == [nil, "row 4", nil])
        #expect(states([1, 9]) == [.loading, .initial])
    }

    @Test("a failure is that of all keys of its request, which are requested again by a retry")
    func retrying() {
        load(1...4)
        fail([1, 2, 3], .failure(status: 503))
        respond(to: [4], "broken")
        #expect(states(1...4) == [.error, .error, .error, .error])
        #expect(screen.loader?.status(for: 1).error == LoadError(reason: .refused, code: 503))
        #expect(screen.loader?.status(for: 4).error?.reason == .undecodable)
        host.advance(by: 90)
        #expect(requested == [])
        _ = screen.takeChanges()
        perform { screen.loader?.retry() }
        #expect(requested == [[1, 2, 3], [4]])
        #expect(screen.takeChanges() == [[1, 2, 3, 4]])
        respondToAll()
        #expect(contents(1...4) == ["row 1", "row 2", "row 3", "row 4"])
        _ = screen.takeChanges()
        perform { screen.loader?.retry() }
        #expect(screen.takeChanges() == [], "nothing has failed")
    }

    @Test("what has failed is requested when it is needed again, also where it failed after it was needed")
    func failedBefore() {
        load(1...3)
        host.advance(by: 90)
        load([1])
        fail([1, 2, 3], .failure(status: 500))
        #expect(states(1...3) == [.error, .initial, .initial])
        load([1, 2])
        #expect(requested == [[2]])
        host.advance(by: 90)
        load([2])
        load([1, 2])
        #expect(requested == [[2], [1]])
    }

    @Test("what failed for want of a connection is requested when there is one again, and nothing else is")
    func network() {
        load(1...5)
        fail([1, 2, 3], .unreachable)
        fail([4, 5], .failure(status: 404))
        host.advance(by: 90)
        host.change { $0.isOnline = false }
        #expect(requested == [])
        host.change { $0.isOnline = true }
        #expect(requested == [[1, 2, 3]])
        fail([1, 2, 3], .unreachable)
        host.advance(by: 90)
        load([1])
        host.advance(by: 90)
        #expect(requested == [])
        host.change { $0.isOnline = false }
        host.change { $0.isOnline = true }
        #expect(requested == [[1]])
    }

    @Test("a request is sent again as its policy says, unless it is cancelled meanwhile")
    func policy() {
        screen.loader?.retryPolicy = RetryPolicy(maximumAttempts: 2, initialDelay: 200)
        load([1])
        fail([1], .failure(status: 503))
        #expect(states([1]) == [.loading])
        host.advance(by: 200)
        #expect(requested == [[1]])
        fail([1], .failure(status: 503))
        #expect(states([1]) == [.error])
        perform { screen.loader?.retry() }
        fail([1], .failure(status: 503))
        load([] as [Int])
        host.advance(by: 200)
        #expect(requested == [])
    }

    @Test("the error of a response is that of the provider")
    func errorProvider() {
        screen.loader?.errorProvider = { _ in LoadError(reason: .limit) }
        load([1])
        respond(to: [1], "1")
        #expect(screen.loader?.status(for: 1).error == LoadError(reason: .limit))
    }

    @Test("of more contents than permitted those are discarded that were needed the longest ago")
    func evicting() {
        for start in [1, 4, 7] {
            load(start..<(start + 3))
            respondToAll()
        }
        #expect(contents(1...9).allSatisfy { $0 != nil }, "contents are discarded when other keys are needed")
        // The first ones are needed again before the next ones come.
        load(1...3)
        #expect(states(1...3) == [.loaded, .loaded, .loaded])
        #expect(states(4...6) == [.initial, .initial, .initial])
        #expect(states(7...9) == [.loaded, .loaded, .loaded])
        #expect(requested == [])
        load(4...6)
        #expect(requested == [[4, 5, 6]])
        respondToAll()
        load([10])
        #expect(contents(1...6).allSatisfy { $0 != nil })
        #expect(contents(7...9).allSatisfy { $0 == nil })
    }

    @Test("what is needed is kept, however much it is")
    func needingMany() {
        load(1...20)
        respondToAll()
        load(2...21)
        respondToAll()
        #expect(contents(2...21).allSatisfy { $0 != nil })
        #expect(screen.loader?.content(for: 1) == nil)
    }

    @Test("a reset cancels all requests and discards all contents; the same keys are requested anew")
    func resetting() {
        load([1, 2])
        respond(to: [1, 2], "1 2")
        host.advance(by: 90)
        load([1, 2, 3])
        _ = screen.takeChanges()
        perform { screen.loader?.reset() }
        #expect(requested == [])
        #expect(states(1...3) == [.initial, .initial, .initial])
        #expect(screen.takeChanges() == [[1, 2, 3]])
        host.advance(by: 90)
        #expect(requested == [])
        load([1, 2, 3])
        #expect(requested == [[1, 2, 3]])
    }

    @Test("a loader that is deallocated cancels its requests")
    func deallocation() {
        load(1...4)
        perform { screen.loader = nil }
        #expect(requested == [])
        host.advance(by: 90)
        #expect(requested == [])
    }

    @Test("without a connection to the host nothing happens, and the keys are requested once there is one")
    func noContext() {
        perform { screen.loader?.load([1], in: nil) }
        #expect(requested == [])
        load([1])
        #expect(requested == [[1]])
    }

    @Test(
        "wherever a list is scrolled, no key waits for two responses, and all that is needed at the end comes",
        arguments: 0..<20)
    func scrolling(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        var position = 0
        for _ in 0..<60 {
            position = max(0, position + Int.random(in: -9...12, using: &random))
            load(position..<(position + Int.random(in: 0...10, using: &random)))
            let waiting = requested.flatMap { $0 }
            #expect(Set(waiting).count == waiting.count)
            #expect(contents(waiting).allSatisfy { $0 == nil })
            if let keys = requested.randomElement(using: &random) {
                if Bool.random(using: &random) { fail(keys, .unreachable) } else { respond(to: keys, text(keys)) }
            }
            host.advance(by: Double.random(in: 0...120, using: &random))
        }
        load(position..<(position + 10))
        perform { screen.loader?.retry() }
        host.advance(by: 90)
        respondToAll()
        let expected: [String?] = (position..<(position + 10)).map { "row \($0)" }
        #expect(contents(position..<(position + 10)) == expected)
    }

    private func text(_ keys: [Int]) -> String { keys.map { "\($0)" }.joined(separator: " ") }
}
