import CollectionTestSupport
import CollectionViewKit
import ScreenContracts
import Testing

@testable import PropertyHome

/// A list of homes that is loaded in parts, on a host, with the server's part to be played.
struct HomesFeedTests {
    private let screen = ViewController()
    private let host: ModelHost
    private let feed: HomesFeed
    private let preparations = Preparations()

    /// The preparations that wait.
    private final class Preparations {
        /// Whether a preparation waits until it is ended; else it ends at once.
        var isSlow = false
        var waiting: [(LoadError?) -> Void] = []
    }

    init() {
        host = ModelHost(screen, windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
        let service = HomesService()
        service.context = screen.context
        let preparations = preparations
        feed = HomesFeed(
            service,
            prepare: { completion in
                if preparations.isSlow { preparations.waiting.append(completion) } else { completion(nil) }
            },
            request: { .latestHomes(after: $0) })
    }

    private var paths: [String] { host.openRequests.map { $0.request.path } }

    private var ids: [Int] { feed.homes.map { $0.id } }

    private static let first = "/v1/homes/latest"

    private func path(after cursor: String) -> String { Self.first + "?after=" + cursor }

    private func perform(_ body: () -> Void) {
        host.window.perform { body() }
        host.send(.frame(0))
    }

    private func respond(
        to path: String = Self.first, with ids: ClosedRange<Int>, more: String? = nil, unseen: Int? = nil,
        kind: String? = nil
    ) {
        let homes = ids.map { HomesResponses.home($0) }.joined(separator: ",")
        let rest =
            (more.map { #","more":"\#($0)""# } ?? "") + (unseen.map { #","unseen":\#($0)"# } ?? "")
            + (kind.map { #","search":{"kind":"\#($0)"}"# } ?? "")
        host.respond(to: path, with: HomesResponses.bytes(#"{"homes":[\#(homes)]\#(rest)}"#))
    }

    private func fail(_ path: String = Self.first, with response: HostResponse = .unreachable) {
        host.respond(to: path, with: response)
    }

    @Test("what is said of the whole list is what came with its first part")
    func parts() {
        perform { feed.load() }
        #expect(paths == [Self.first])
        perform { feed.load() }
        #expect(paths == [Self.first])
        respond(with: 1...3, more: "a", unseen: 210, kind: "loft")
        perform { feed.goOn() }
        #expect(paths == [path(after: "a")])
        #expect(feed.isLoadingMore)
        respond(to: path(after: "a"), with: 3...5, unseen: 208, kind: "flat")
        #expect(ids == [1, 2, 3, 4, 5])
        #expect(feed.isLoaded)
        #expect(!feed.hasMore)
        #expect(feed.unseen == 210)
        #expect(feed.search == HomeSearch(kind: .loft))
        perform { feed.reload() }
        #expect(paths == [Self.first])
        #expect(feed.search == nil)
        #expect(feed.placeholderReason == .loading)
    }

    @Test("homes that are requested again stay until others come, and a failure loses none of them")
    func refreshing() {
        perform { feed.refresh() }
        #expect(paths == [Self.first])
        #expect(feed.placeholderReason == .loading)
        #expect(feed.isBeginning)
        respond(with: 1...3, more: "a", unseen: 7)
        #expect(!feed.isBeginning)
        perform { feed.refresh() }
        #expect(paths == [Self.first])
        #expect(feed.isBeginning)
        #expect(ids == [1, 2, 3])
        #expect(feed.isLoaded)
        #expect(feed.isLoadingMore)
        perform { feed.goOn() }
        #expect(paths == [Self.first])
        fail()
        #expect(ids == [1, 2, 3])
        #expect(feed.isLoaded)
        #expect(feed.hasMore)
        #expect(!feed.isLoadingMore)
        #expect(feed.moreError == nil)
        #expect(feed.refreshError == .unreachable)
        perform { feed.retry() }
        #expect(paths == [Self.first])
        #expect(feed.refreshError == nil)
        respond(with: 4...5, unseen: 2)
        #expect(ids == [4, 5])
        #expect(feed.unseen == 2)
        #expect(!feed.hasMore)
        perform { feed.refresh() }
        #expect(paths == [Self.first])
        #expect(feed.isLoaded)
        #expect(!feed.isLoadingMore)
    }

    @Test("one failure is told of at a time: going on forgets that homes may be out of date, and the other way round")
    func oneFailure() {
        perform { feed.load() }
        respond(with: 1...3, more: "a")
        perform { feed.refresh() }
        fail()
        perform { feed.goOn() }
        #expect(paths == [path(after: "a")])
        #expect(feed.refreshError == nil)
        fail(path(after: "a"))
        #expect(feed.moreError == .unreachable)
        #expect(feed.refreshError == nil)
        #expect(feed.hasFailed)
        perform { feed.refresh() }
        #expect(paths == [Self.first])
        fail()
        #expect(feed.moreError == nil)
        #expect(feed.hasMore)
        #expect(feed.refreshError == .unreachable)
        perform { feed.goOn() }
        #expect(paths == [path(after: "a")])
        perform { feed.refresh() }
        #expect(paths == [Self.first], "what was on its way is cancelled")
        #expect(feed.isLoadingMore, "what was on its way is cancelled")
        fail()
        #expect(!feed.isLoadingMore)
        #expect(feed.hasMore)
        #expect(feed.moreError == nil)
    }

    @Test("a list whose cursor is out of date begins anew from its end, and keeps its homes until then")
    func outdated() {
        perform { feed.load() }
        respond(with: 1...3, more: "a")
        perform { feed.goOn() }
        fail(path(after: "a"), with: .failure(status: 410))
        #expect(feed.moreError?.sentence == LoadError.outdated.ofHomes.sentence)
        perform { feed.retry() }
        #expect(paths == [Self.first])
        #expect(ids == [1, 2, 3])
        #expect(feed.isLoadingMore)
        fail()
        #expect(feed.moreError == .unreachable)
        #expect(feed.refreshError == nil)
        perform { feed.retry() }
        #expect(paths == [Self.first])
        respond(with: 2...4, more: "b")
        #expect(ids == [2, 3, 4])
        perform { feed.goOn() }
        #expect(paths == [path(after: "b")])
    }

    @Test("homes that were none are on their way again when they are requested again, and may fail to come")
    func emptiness() {
        perform { feed.load() }
        host.respond(to: Self.first, with: HomesResponses.homes([]))
        #expect(feed.placeholderReason == .noContent)
        #expect(feed.isLoaded)
        perform { feed.refresh() }
        #expect(feed.placeholderReason == .loading)
        fail()
        #expect(feed.placeholderReason == .error)
        #expect(feed.refreshError == nil)
        #expect(feed.hasFailed)
    }

    @Test("nothing is requested before what the request depends on is known, and its failure is that of the list")
    func preparing() {
        preparations.isSlow = true
        perform { feed.load() }
        #expect(paths == [])
        #expect(feed.placeholderReason == .loading)
        perform { preparations.waiting.removeFirst()(.unreachable) }
        #expect(paths == [])
        #expect(feed.placeholderReason == .error)
        perform { feed.retry() }
        #expect(feed.placeholderReason == .loading)
        perform { preparations.waiting.removeFirst()(nil) }
        #expect(paths == [Self.first])
    }

    @Test("what a list waited for before it began anew requests nothing more")
    func supersededPreparation() {
        preparations.isSlow = true
        perform { feed.load() }
        preparations.isSlow = false
        perform { feed.reload() }
        respond(with: 1...2)
        perform { preparations.waiting.removeFirst()(nil) }
        #expect(paths == [])
        #expect(ids == [1, 2])
    }

    @Test("a list that begins anew cancels the request under way")
    func superseded() {
        perform { feed.load() }
        respond(with: 1...2, more: "a")
        perform { feed.goOn() }
        perform { feed.reload() }
        #expect(paths == [Self.first])
        #expect(ids == [])
    }
}
