import CollectionViewKit
import SharedScreens

/// What the reader has searched for last, and the city it is searched in; shared by all screens.
final class LastSearch {
    /// `nil` until the server has answered.
    private(set) var search: HomeSearch?
    /// `nil` until the server has answered.
    private(set) var city: City?
    /// Raised with every change.
    private(set) var revision = 0
    /// Raised whenever there is another search than before: what was loaded for the last one is out of date.
    private(set) var generation = 0

    private let service: HomesService
    private var isLoadingSearch = false
    /// Who waits for the city.
    private var waiting: [(Result<City, ServerFailure>) -> Void] = []

    init(_ service: HomesService) {
        self.service = service
    }
}

extension LastSearch {
    /// Asks for what is not known yet.
    func load() {
        if search == nil, !isLoadingSearch {
            isLoadingSearch = true
            service.search { [self] result in
                isLoadingSearch = false
                if case .success(let found) = result, search == nil { search = found }
                revision += 1
            }
        }
        loadCity { _ in }
    }

    /// Answers the city: at once where it is known.
    func loadCity(then answer: @escaping (Result<City, ServerFailure>) -> Void) {
        if let city { return answer(.success(city)) }
        waiting.append(answer)
        guard waiting.count == 1 else { return }
        service.city { [self] result in
            if case .success(let found) = result { city = found }
            revision += 1
            let answers = waiting
            waiting = []
            for answer in answers { answer(result) }
        }
    }

    /// Makes a search the last one. It is kept here also where the server could not store it; the answer says so.
    func store(_ next: HomeSearch, then answer: @escaping (ServerFailure?) -> Void = { _ in }) {
        search = next
        revision += 1
        service.store(next) { [self] result in
            switch result {
            case .success:
                generation += 1
                revision += 1
                answer(nil)
            case .failure(let failure): answer(failure)
            }
        }
    }

    /// The search in a line.
    var words: String { Words.search(search ?? HomeSearch(), in: city) }
}
