import CollectionViewKit
import ScreenContracts

/// Requests homes from the server, and reads its responses for loaders. Each request gets one response.
final class HomesService {
    /// The outcome of a request.
    typealias Completion<Value> = (Result<Value, LoadError>) -> Void

    /// The connection to the host; without one nothing is sent, and each request fails with the reason `failed`.
    var context: HostContext?
    /// Called with the homes of each part of a list that has come, before it is handed over.
    var homesHandler: (([Home]) -> Void)?
}

extension HomesService {
    func city(then completion: @escaping Completion<City>) {
        read("/v1/homes/places", { CityContract($0).map { City($0) } }, then: completion)
    }

    /// What is on the ground of the city's map.
    func ground(then completion: @escaping Completion<[MapFeature]>) {
        read(
            "/v1/homes/ground", { GroundContract($0).map { $0.features.map { MapFeature($0) } } }, then: completion)
    }

    /// What the user has searched for last.
    func search(then completion: @escaping Completion<HomeSearch>) {
        read("/v1/homes/search", { HomeSearch(HomeSearchContract($0)) }, then: completion)
    }

    func store(_ search: HomeSearch, then completion: @escaping Completion<Bool>) {
        write("/v1/homes/search", search.body, then: completion)
    }

    /// Stores whether the user has seen a home.
    func setSeen(_ id: Int, _ isSeen: Bool, then completion: @escaping Completion<Bool>) {
        var body = JSONWriter()
        body.object { HomeSeenContract(isSeen: isSeen).write(to: &$0) }
        write("/v1/homes/\(id)/seen", body.bytes, then: completion)
    }

    /// Stores whether a home is one of the user's favourites.
    func setFavourite(_ id: Int, _ isFavourite: Bool, then completion: @escaping Completion<Bool>) {
        var body = JSONWriter()
        body.object { HomeFavouriteContract(isFavourite: isFavourite).write(to: &$0) }
        write("/v1/homes/\(id)/favourite", body.bytes, then: completion)
    }

    /// Sends what the user has written to who offers a home.
    func send(_ inquiry: HomeInquiryContract, about id: Int, then completion: @escaping Completion<Bool>) {
        var body = JSONWriter()
        body.object { inquiry.write(to: &$0) }
        write("/v1/homes/\(id)/inquiry", body.bytes, failure: { $0.ofInquiries }, then: completion)
    }

    /// Reads a part of a list of homes from the body of a response.
    ///
    /// - Throws: `LoadError` where it is no JSON, or no part of a list.
    func readPage(_ body: [UInt8]) throws(LoadError) -> HomesPage { try decode(body) { page($0) } }

    /// A loader of the results of a search that has loaded nothing.
    func resultsLoader() -> ContentLoader<HomeColumns> {
        let loader = ContentLoader<HomeColumns>(decode: { [self] bytes throws(LoadError) in
            try decode(bytes) { columns($0) }
        })
        loader.errorProvider = { LoadError($0.response)?.ofHomes }
        return loader
    }

    /// A loader of the cards of homes by their numbers that has loaded nothing.
    func cardLoader() -> BatchContentLoader<Int, Home> {
        let loader = BatchContentLoader<Int, Home>(
            configuration: .init(maximumKeyCount: 60), request: { .homeCards($0) },
            decode: { [self] bytes throws(LoadError) in
                let page = try readPage(bytes)
                // A home that could not be read is not gone.
                return BatchContentLoader<Int, Home>.Batch(
                    page.homes.map { (key: $0.id, content: $0) }, isComplete: page.isReadable)
            })
        loader.errorProvider = { LoadError($0.response)?.ofHomes }
        return loader
    }

    /// A loader of the numbers of the user's favourites that has loaded nothing.
    func favouriteIDLoader() -> ContentLoader<[Int]> {
        let loader = ContentLoader<[Int]>(decode: { [self] bytes throws(LoadError) in
            try decode(bytes) { HomeFavouritesContract($0)?.ids }
        })
        loader.errorProvider = { LoadError($0.response)?.ofHomes }
        return loader
    }

    private func decode<Value>(_ body: [UInt8], _ read: (JSONValue) -> Value?) throws(LoadError) -> Value {
        switch HostResponse.success(body).json(limits: Self.limits, log: context) {
        case .success(let json):
            guard let value = read(json) else { throw LoadError.undecodable }
            return value
        case .failure(let error): throw error
        }
    }

    /// A part of a list of homes.
    private func page(_ json: JSONValue) -> HomesPage? {
        guard let page = HomePageContract(json).map({ HomesPage($0) }) else { return nil }
        homesHandler?(page.homes)
        return page
    }

    /// The columns of a response; developers are told why there are none.
    private func columns(_ json: JSONValue) -> HomeColumns? {
        do throws(HomeColumns.Defect) {
            return try HomeColumns(json)
        } catch {
            context?.send(.log(.warning, error.sentence))
            return nil
        }
    }

    private func read<Value>(
        _ path: String, _ decode: @escaping (JSONValue) -> Value?, then completion: @escaping Completion<Value>
    ) {
        guard let context else { return completion(.failure(LoadError(reason: .failed))) }
        context.request(HostRequest(path)) { response in
            switch response.json(limits: Self.limits, log: context) {
            case .success(let json): completion(decode(json).map { .success($0) } ?? .failure(.undecodable))
            case .failure(let failure): completion(.failure(failure.ofHomes))
            }
        }
    }

    private func write(
        _ path: String, _ body: [UInt8], failure: @escaping (LoadError) -> LoadError = { $0.ofHomes },
        then completion: @escaping Completion<Bool>
    ) {
        guard let context else { return completion(.failure(LoadError(reason: .failed))) }
        context.request(HostRequest(path, method: .put, body: body)) { response in
            completion(LoadError(response).map { .failure(failure($0)) } ?? .success(true))
        }
    }

    /// Limits for columns of 20,000 homes and the ground of a city.
    private static var limits: JSONLimits { JSONLimits(byteCount: 2 * 1_024 * 1_024, depth: 12, valueCount: 400_000) }
}
