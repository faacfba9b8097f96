import CollectionViewKit

/// The homes of a section, which come in parts, and what the server says of all of them.
///
/// A `PagedContentLoader` loads the homes. One failure is shown at a time: before the homes if requesting them again failed,
/// after them if the next part did not come.
final class HomesFeed: WeaklyReferenceable {
    /// Loads what the first request depends on. Its handler is passed the error, or `nil` if the request can be sent.
    typealias Preparation = (_ completion: @escaping (LoadError?) -> Void) -> Void

    let lifetime = Lifetime()
    /// How many there are in all, where the server says.
    private(set) var count: Int?
    /// How many of them were not seen when the first part was requested. Those of later parts belong to another
    /// moment than the cards that are there.
    private(set) var unseen: Int?
    /// What the homes were searched for, where the server says.
    private(set) var search: HomeSearch?
    /// Raised with every change.
    private(set) var revision = 0
    /// Called with each part that has come, once its homes are among the others.
    var pageHandler: ((HomesPage) -> Void)?

    private let service: HomesService
    private let loader: PagedContentLoader<Home>
    private let prepare: Preparation
    /// The state of the preparation.
    private var preparation = LoadStatus()
    /// The loader's number of beginnings when the last part came.
    private var loadCount = 0
    /// Whether the user has requested the next part since requesting the homes again failed.
    private var hasGoneOn = false

    /// Creates a list of which nothing was requested.
    ///
    /// - Parameters:
    ///   - service: The connection to the server.
    ///   - prepare: Called before the first part is requested. The default requests it at once.
    ///   - request: Returns the request of the part after a cursor; of the first one for `nil`.
    init(
        _ service: HomesService, prepare: @escaping Preparation = { $0(nil) },
        request: @escaping (_ cursor: String?) -> HostRequest
    ) {
        self.service = service
        self.prepare = prepare
        // What was read last, until the loader reports the change.
        var page: HomesPage?
        loader = PagedContentLoader<Home>(
            request: { request($0?.text) }, identity: { $0.id },
            decode: { bytes throws(LoadError) in
                let next = try service.readPage(bytes)
                page = next
                return PagedContentLoader<Home>.Part(next.homes, next: next.more.map { LoadCursor($0) })
            })
        loader.errorProvider = { LoadError($0.response)?.ofHomes }
        loader.changeHandler = { [feed = Weak(self)] in
            let loaded = page
            page = nil
            feed.object?.loaderDidChange(loaded)
        }
    }
}

extension HomesFeed {
    /// The homes of all parts that have come.
    var homes: [Home] { loader.elements }

    /// The state of the first part, and of what it depends on.
    var status: LoadStatus { preparation.state == .loaded ? loader.status : preparation }

    /// Whether anything was requested since the list was made or begun anew with other homes.
    var isBegun: Bool { status.state != .initial }

    /// Whether the first part is being loaded, with or without homes that are shown meanwhile.
    var isBeginning: Bool { status.state.isInProgress }

    /// Whether there is a next part.
    var hasMore: Bool { loader.hasMore }

    /// Whether the next part is on its way, or the first one instead.
    var isLoadingMore: Bool {
        if case .loading = loader.more.state { return true }
        return isBeginning && hasMore
    }

    /// What is shown in place of the homes: places for them also before they are requested, and while they are requested again
    /// where there were none.
    var placeholderReason: LoadStatus.PlaceholderReason? {
        switch status.state {
        case .initial: .loading
        case .refreshing where status.shown == .emptiness: .loading
        case .loading, .refreshing, .loaded, .noContent, .error: status.placeholderReason
        }
    }

    /// Whether the list was loaded, also if it is empty.
    var isLoaded: Bool { placeholderReason != .loading && placeholderReason != .error }

    /// Why requesting the homes again failed, while those from before are shown; `nil` if it did not.
    var refreshError: LoadError? { isLoaded && !isOutdated ? beginningError : nil }

    /// Why the next part did not come. A list whose cursor is out of date is begun anew from its end, which may fail too.
    var moreError: LoadError? {
        guard !isBeginning, case .failed(_, let error) = loader.more.state else { return nil }
        guard let beginningError else { return error }
        return isOutdated ? beginningError : nil
    }

    /// Whether the last request failed.
    var hasFailed: Bool { beginningError != nil || moreError != nil }

    /// Why the first part did not come; `nil` after the user has requested the next part.
    private var beginningError: LoadError? { hasGoneOn ? nil : status.error }

    /// Whether the list has to begin anew before it can go on.
    private var isOutdated: Bool {
        if case .failed(_, let error) = loader.more.state { error.recovery == .reload } else { false }
    }
}

extension HomesFeed {
    /// Begins, unless it has begun.
    func load() {
        if !isBegun { refresh() }
    }

    /// Goes on, also where that failed.
    func goOn() {
        guard !isBeginning, hasMore else { return }
        guard !isOutdated else { return refresh() }
        hasGoneOn = true
        loader.loadMore()
    }

    /// Tries again what failed.
    func retry() {
        if beginningError == nil { goOn() } else { refresh() }
    }

    /// Begins anew with other homes, and cancels the request under way.
    func reload() {
        preparation = LoadStatus()
        (count, unseen, search) = (nil, nil, nil)
        loader.reset()
        refresh()
    }

    /// Requests the homes anew, cancels the request under way, and keeps those there are until others come.
    func refresh() {
        hasGoneOn = false
        changePreparation(by: .begin)
        prepare { [feed = Weak(self)] in feed.object?.didPrepare($0) }
    }

    private func didPrepare(_ error: LoadError?) {
        // The list may have begun anew since.
        guard preparation.state.isInProgress else { return }
        if let error { return changePreparation(by: .finish(.failure(error))) }
        changePreparation(by: .finish(.content))
        loader.load(in: service.context)
    }

    private func changePreparation(by event: LoadEvent) {
        preparation = preparation.reduced(by: event) ?? preparation
        revision += 1
    }

    /// Takes note of what came with a part; `nil` where the loader has changed without one.
    private func loaderDidChange(_ page: HomesPage?) {
        revision += 1
        guard let page else { return }
        if loadCount != loader.loadCount {
            loadCount = loader.loadCount
            (count, unseen, search) = (nil, page.unseen, page.search)
        }
        count = page.count ?? count
        pageHandler?(page)
    }
}
