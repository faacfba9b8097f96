import CollectionViewKit
import ScreenContracts
import SharedScreens

/// Loads the feed part by part, both ways, from where the user left it.
///
/// Responses to requests from before the feed was begun anew are ignored: each beginning has a generation.
final class FeedLoader {
    /// The parts, newest first.
    private(set) var parts: [FeedPart] = []
    private(set) var state = FeedState.loading
    private(set) var newer = FeedEnd.unknown
    private(set) var older = FeedEnd.unknown
    /// Whether the feed is being begun anew while it is shown.
    private(set) var isRefreshing = false
    /// Raised with every change.
    private(set) var revision = 0
    /// Raised when a part came in front of what was there.
    private(set) var newerRevision = 0
    /// Raised when the feed was begun anew.
    private(set) var generation = 0

    /// The connection to the host; nothing is requested before there is one.
    var context: HostContext?
    private let kinds: [FeedKind]
    private var known: Set<CellIdentity> = []
    private var attempt = 0

    init(kinds: [FeedKind]) {
        self.kinds = kinds
    }
}

extension FeedLoader {
    /// Begins where the user left the feed.
    func load() { begin(at: "/v1/people") }

    /// Begins anew with what is newest. What is there stays until that has come.
    func refresh() { begin(at: state == .loaded ? "/v1/people?from=newest" : "/v1/people") }

    /// Goes on with what is newer, unless that is under way.
    func loadNewer() {
        guard let cursor = newer.cursor else { return }
        newer = .loading(cursor: cursor)
        request("/v1/people?before=" + cursor) { [self] result in
            switch result {
            case .success(let feed):
                newer = FeedEnd(cursor: feed.newer)
                insert(feed.entries, isNewer: true)
            case .failure(let failure):
                newer = .failed(cursor: cursor, failure.sentence)
            }
        }
    }

    /// Goes on with what is older, unless that is under way.
    func loadOlder() {
        guard let cursor = older.cursor else { return }
        older = .loading(cursor: cursor)
        request("/v1/people?after=" + cursor) { [self] result in
            switch result {
            case .success(let feed):
                older = FeedEnd(cursor: feed.older)
                insert(feed.entries, isNewer: false)
            case .failure(let failure):
                older = .failed(cursor: cursor, failure.sentence)
            }
        }
    }

    /// Loads again what failed, as when the device is online again.
    func retry() {
        if case .failed = state { load() }
        if case .failed = newer { loadNewer() }
        if case .failed = older { loadOlder() }
    }

    private func begin(at path: String) {
        attempt += 1
        isRefreshing = state == .loaded
        if !isRefreshing { state = .loading }
        request(path) { [self] result in
            isRefreshing = false
            switch result {
            case .success(let feed):
                parts = []
                known = []
                newer = FeedEnd(cursor: feed.newer)
                older = FeedEnd(cursor: feed.older)
                state = .loaded
                generation += 1
                insert(feed.entries, isNewer: false)
            case .failure(let failure):
                if state != .loaded { state = .failed(failure.sentence) }
            }
        }
    }

    /// Reads an entry by its kind; `nil` for what cannot be shown.
    private func model(_ entry: JSONValue) -> FeedModel? {
        guard let name = entry["kind"]?.string else { return nil }
        return kinds.first { $0.name == name }?.read(entry)
    }

    private func insert(_ entries: [FeedModel], isNewer: Bool) {
        // The feed may have grown since: what is shown already is left out.
        let models = entries.filter { known.insert($0.identity).inserted }
        guard !models.isEmpty else { return }
        if isNewer {
            parts.insert(FeedPart(number: (parts.first?.number ?? 0) - 1, models: models), at: 0)
            newerRevision += 1
        } else {
            parts.append(FeedPart(number: (parts.last?.number ?? -1) + 1, models: models))
        }
    }

    private func request(_ path: String, then handler: @escaping (Result<FeedContract<FeedModel>, LoadError>) -> Void) {
        revision += 1
        let attempt = attempt
        let finish = { [self] (response: HostResponse) in
            guard attempt == self.attempt else { return }
            switch response.json(log: context) {
            case .success(let json): handler(.success(FeedContract(json) { model($0) }))
            case .failure(let failure): handler(.failure(failure.ofFeed))
            }
            revision += 1
        }
        guard let context else { return finish(.unreachable) }
        context.request(HostRequest(path), then: finish)
    }
}
