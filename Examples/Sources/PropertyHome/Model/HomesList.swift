import CollectionViewKit

/// A list of homes that comes in parts. It decides and performs no effect.
struct HomesList: Equatable {
    private(set) var homes: [Home] = []
    /// How many there are in all, where the server says.
    private(set) var count: Int?
    /// How many of them were not seen when the first part was requested. Those of later parts belong to another
    /// moment than the cards that are there.
    private(set) var unseen: Int?
    /// What the homes were searched for, where the server says.
    private(set) var search: HomeSearch?
    /// Why the homes are still those of before: they were requested again, and none came.
    private(set) var refreshFailure: String?
    private var state = State.idle

    private indirect enum State: Equatable {
        /// Nothing was requested.
        case idle
        /// The first part is on its way.
        case loading
        /// The first part did not come.
        case failed(String)
        /// There is more, which was not requested.
        case open(cursor: String)
        /// More is on its way.
        case loadingMore(cursor: String)
        /// More did not come. Without a cursor the list has to be begun anew.
        case failedMore(cursor: String?, String)
        /// There is no more.
        case closed
        /// The first part is on its way once more; until it comes, all stays as it was.
        case refreshing(State)
    }

    /// What is to be requested of the server.
    enum Action: Equatable {
        /// Nothing.
        case nothing
        /// The first part.
        case requestFirst
        /// The part after a cursor.
        case requestMore(String)
    }

    /// What a user sees of it.
    enum Phase: Equatable {
        /// Nothing yet.
        case waiting
        /// Nothing, and why.
        case failed(String)
        /// Homes, and what follows them.
        case loaded(Tail)
    }

    /// What follows the homes.
    enum Tail: Equatable {
        case more, loadingMore
        case failed(String)
        case nothing
    }
}

extension HomesList {
    var phase: Phase {
        switch state {
        case .idle, .loading: .waiting
        case .failed(let sentence): .failed(sentence)
        case .open: .loaded(.more)
        case .loadingMore: .loaded(.loadingMore)
        case .failedMore(_, let sentence): .loaded(.failed(sentence))
        case .closed, .refreshing(.closed): .loaded(.nothing)
        case .refreshing: .loaded(.loadingMore)
        }
    }

    /// Whether anything was requested since the list was made or forgotten.
    var isBegun: Bool {
        if case .idle = state { false } else { true }
    }

    /// Whether the first part is on its way, be there homes or not.
    var isBeginning: Bool {
        switch state {
        case .loading, .refreshing: true
        case .idle, .failed, .open, .loadingMore, .failedMore, .closed: false
        }
    }

    /// Whether the last request failed.
    var hasFailed: Bool {
        switch state {
        case .failed, .failedMore: true
        case .idle, .loading, .open, .loadingMore, .closed: refreshFailure != nil
        case .refreshing: false
        }
    }

    /// Requests the first part, unless anything was requested already.
    mutating func begin() -> Action {
        guard !isBegun else { return .nothing }
        state = .loading
        return .requestFirst
    }

    /// Forgets everything and requests the first part: the homes wanted are others.
    mutating func restart() -> Action {
        self = HomesList()
        return begin()
    }

    /// Requests the first part anew, and keeps what homes there are until it comes.
    mutating func refresh() -> Action {
        guard !homes.isEmpty else { return restart() }
        switch state {
        case .open, .failedMore(cursor: nil, _), .closed: state = .refreshing(state)
        case .loadingMore(let cursor), .failedMore(let cursor?, _): state = .refreshing(.open(cursor: cursor))
        case .refreshing, .idle, .loading, .failed: break
        }
        refreshFailure = nil
        return .requestFirst
    }

    /// Tries again what failed.
    mutating func retry() -> Action { refreshFailure == nil ? goOn() : refresh() }

    /// Goes on, also where that failed.
    mutating func goOn() -> Action {
        switch state {
        case .open(let cursor), .failedMore(let cursor?, _):
            state = .loadingMore(cursor: cursor)
            refreshFailure = nil
            return .requestMore(cursor)
        case .failed, .failedMore(cursor: nil, _):
            return refresh()
        case .idle, .loading, .loadingMore, .closed, .refreshing:
            return .nothing
        }
    }

    /// Takes the server's response to the last request.
    mutating func take(_ result: Result<HomesPage, LoadError>) {
        switch (state, result) {
        case (.loading, .success(let page)), (.refreshing, .success(let page)):
            homes = []
            count = nil
            unseen = page.unseen
            search = page.search
            append(page)
        case (.loadingMore, .success(let page)):
            append(page)
        case (.loading, .failure(let failure)):
            state = .failed(failure.sentence)
        case (.loadingMore(let cursor), .failure(let failure)):
            state = .failedMore(cursor: failure.reason == .outdated ? nil : cursor, failure.sentence)
        case (.refreshing(.failedMore(cursor: nil, _)), .failure(let failure)):
            // It was tried again from the end, and that is where the user looks.
            state = .failedMore(cursor: nil, failure.sentence)
        case (.refreshing(let before), .failure(let failure)):
            state = before
            refreshFailure = failure.sentence
        case (.idle, _), (.failed, _), (.open, _), (.failedMore, _), (.closed, _):
            break
        }
    }

    private mutating func append(_ page: HomesPage) {
        // The market may have moved since: what is in the list already is left out.
        var known = Set(homes.map { $0.id })
        homes += page.homes.filter { known.insert($0.id).inserted }
        count = page.count ?? count
        state = page.more.map { .open(cursor: $0) } ?? .closed
    }
}
