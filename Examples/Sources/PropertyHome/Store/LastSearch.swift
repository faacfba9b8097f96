import CollectionViewKit
import SharedScreens

/// What the user has searched for last, and the city it is searched in; shared by all screens.
final class LastSearch {
    /// `nil` until the server has responded.
    private(set) var search: HomeSearch?
    /// Raised with every change.
    private(set) var revision = 0
    /// Raised whenever there is another search than before: what was loaded for the last one is out of date.
    private(set) var generation = 0

    private let service: HomesService
    private let keptCity: SharedResponse<City>
    /// The search that the server had when it was requested.
    private let requestedSearch: SharedResponse<HomeSearch>
    /// What the server has; `nil` while that is not known.
    private var sync = StoredValue<HomeSearch?>(stored: nil)
    /// Told what came of storing the search that was wanted last.
    private var storeCompletion: ((LoadError?) -> Void)?

    init(_ service: HomesService) {
        self.service = service
        keptCity = SharedResponse { service.city(then: $0) }
        requestedSearch = SharedResponse { service.search(then: $0) }
    }
}

extension LastSearch {
    /// `nil` until the server has responded.
    var city: City? { keptCity.value }

    /// The search in a line.
    var summary: String { summary(of: search) }

    /// A search in a line, which is said of this city.
    func summary(of search: HomeSearch?) -> String { HomesText.search(search ?? HomeSearch(), in: city) }

    /// Requests what is not known yet.
    func load() { loadCity { _ in } }

    /// Passes the city to a handler: at once where it is known, and not before the server has responded to the request for the
    /// search, too.
    func loadCity(then completion: @escaping HomesService.Completion<City>) {
        loadSearch()
        let isKnown = city != nil
        keptCity.load { [self] result in
            if !isKnown { revision += 1 }
            requestedSearch.whenSettled { completion(result) }
        }
    }

    /// The server has named the last search in passing.
    func learn(_ found: HomeSearch) {
        guard search.isNil else { return }
        search = found
        sync = StoredValue(stored: found)
        revision += 1
    }

    private func loadSearch() {
        guard search.isNil, !requestedSearch.isLoading else { return }
        requestedSearch.load { [self] result in
            if case .success(let found) = result { learn(found) }
            revision += 1
        }
    }
}

extension LastSearch {
    /// Makes a search the last one, and has the server store it when it has responded to the one before.
    ///
    /// It is kept here also where the server could not store it; the response says so. Where another search is stored before
    /// the server was told of this one, there is no response.
    func store(_ next: HomeSearch, then completion: @escaping (LoadError?) -> Void = { _ in }) {
        search = next
        revision += 1
        guard !sync.isSettled(at: next) else { return completion(nil) }
        storeCompletion = completion
        perform(sync.want(next), nil)
    }

    private func perform(_ action: StoredValue<HomeSearch?>.Action, _ failure: LoadError?) {
        switch action {
        case .tell(let next?): tell(next)
        case .giveUp: complete(failure)
        case .nothing where !sync.isUnderWay: complete(nil)
        case .nothing, .tell(nil): break
        }
    }

    private func tell(_ next: HomeSearch) {
        service.store(next) { [self] result in
            revision += 1
            switch result {
            case .success:
                generation += 1
                perform(sync.responded(.stored, wanted: search), nil)
            case .failure(let failure):
                // A server that has failed may have stored the search all the same.
                perform(sync.responded(.unknown, wanted: search), failure)
            }
        }
    }

    private func complete(_ failure: LoadError?) {
        let completion = storeCompletion
        storeCompletion = nil
        completion?(failure)
    }
}
