import CollectionViewKit

/// Where a search stands: what is searched for, what the homes that are shown were searched for, and what is said about
/// what failed. It decides and performs no effect.
struct ResultsState: Equatable {
    /// What is searched for, whether its homes have come or not.
    private(set) var search: HomeSearch
    /// What the homes that are shown were searched for; `nil` while none have come.
    private(set) var shown: HomeSearch?
    /// The state of loading the homes of the search: initial where they are found among the homes at hand.
    var status = LoadStatus()
    /// Whether there are homes to be seen.
    private var hasHomes = false
    /// Why the server did not store the search.
    private var notStored: String?

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
    /// What is shown in place of homes; `nil` where there are any, of this search or of the one before.
    var placeholderReason: LoadStatus.PlaceholderReason? {
        guard !hasHomes else { return nil }
        guard status.error == nil else { return .error }
        return status.state.isInProgress || shown == nil ? .loading : .noContent
    }

    /// Whether the homes of the search before are shown while others are on their way.
    var isChanging: Bool { hasHomes && status.state.isInProgress }

    /// What is to be said about something that failed: the homes first.
    var notice: Notice? {
        if hasHomes, let error = status.error { return .notFound(error.sentence) }
        return notStored.map { .notStored($0) }
    }

    /// Whether the homes of the search did not come, or the search was not stored.
    var hasFailed: Bool { status.error != nil || notStored != nil }

    /// The user searches for something else.
    mutating func find(_ next: HomeSearch) {
        search = next
        notStored = nil
    }

    /// The homes of the search are there.
    mutating func found(hasHomes: Bool) {
        shown = search
        self.hasHomes = hasHomes
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
