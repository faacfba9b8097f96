/// Where a search stands: what is searched for, what the homes that are shown were searched for, and what is said about
/// what failed. It decides and performs no effect.
struct ResultsState: Equatable {
    /// What is searched for, whether its homes have come or not.
    private(set) var search: HomeSearch
    /// What the homes that are shown were searched for; `nil` while none have come.
    private(set) var shown: HomeSearch?
    private(set) var phase = Phase.loading
    /// Whether there are homes to be seen while others are on their way.
    private var hasHomes = false
    /// Why the homes of the search did not come, while those of the one before are shown.
    private var notFound: String?
    /// Why the server did not store the search.
    private var notStored: String?

    /// Where the homes as a whole stand.
    enum Phase: Equatable {
        /// Nothing is there to be seen, and the homes are on their way.
        case loading
        /// Nothing is there to be seen; why not, as a sentence.
        case failed(String)
        /// The homes are there, if any match.
        case loaded
        /// Those of the search before are there, and others on their way.
        case changing
    }

    /// What is said about something that failed.
    enum Notice: Equatable {
        /// The homes of the search did not come; those of the one before are still shown.
        case notFound(String)
        /// The server did not store what was searched for.
        case notStored(String)
    }

    /// What is to be tried again.
    enum Action: Equatable {
        /// Request the homes of the search.
        case load
        /// Have the server store the search.
        case store
    }

    init(_ search: HomeSearch) {
        self.search = search
    }
}

extension ResultsState {
    /// What is to be said about something that failed: the homes first.
    var notice: Notice? { notFound.map { .notFound($0) } ?? notStored.map { .notStored($0) } }

    /// Whether the homes of the search did not come, or the search was not stored.
    var hasFailed: Bool {
        if case .failed = phase { true } else { notice != nil }
    }

    /// The user searches for something else.
    mutating func find(_ next: HomeSearch) {
        search = next
        notFound = nil
        notStored = nil
    }

    /// The homes of the search were requested.
    mutating func wait() {
        phase = hasHomes ? .changing : .loading
        notFound = nil
    }

    /// The homes of the search are there.
    mutating func found(hasHomes: Bool) {
        shown = search
        self.hasHomes = hasHomes
        phase = .loaded
        notFound = nil
    }

    /// The homes of the search did not come.
    mutating func fail(_ sentence: String) {
        if hasHomes {
            phase = .loaded
            notFound = sentence
        } else {
            phase = .failed(sentence)
        }
    }

    /// The server has stored a search, or has not; why not, as a sentence. Only what is searched for now counts.
    mutating func stored(_ search: HomeSearch, failure: String?) {
        if search == self.search { notStored = failure }
    }

    /// The user wants tried again what is said to have failed.
    mutating func retry() -> Action {
        guard case .notStored = notice else { return .load }
        notStored = nil
        return .store
    }
}
