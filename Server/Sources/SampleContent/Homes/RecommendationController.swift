import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `GET /v1/homes/recommendations?after={cursor}`: homes that the last search does not find, but nearly. First come those that are like
/// the favourites of the user and the homes that the user has opened, if there are at least two of these.
struct RecommendationController {
    static let batch = 4

    let responder: HomesResponder
    /// What a response costs, in units of ``ServerLimits/Work/capacity``.
    let cost: Int
    private let found = NearMissCache()

    init(responder: HomesResponder, cost: Int) {
        self.responder = responder
        self.cost = cost
    }

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/homes/recommendations", use: recommendations)
    }

    @Sendable private func recommendations(request: Request, context: AppRequestContext) async throws -> Response {
        let cursor = request.uri.queryParameters["after"].map(String.init)
        let user = context.session.user
        return try await responder.read(request, cost: cost) { [responder, found] store, writer in
            // Read in the transaction of the homes, so that what is kept for a version is of that version.
            let version = try store.contentVersion()
            let search = try HomeSearch.last(of: user, in: store)
            let list = HomesResponder.list("recommendations", search.key, batch: Self.batch)
            let place = try responder.place(cursor, in: list)
            let taste: HomeTaste?
            if let place { taste = NearMiss.taste(at: place) } else { taste = try HomeTaste(of: user, in: store) }
            let key = NearMissCache.Key(version: version, search: search.key, taste: taste, after: place?.key)
            let (nearMiss, best) = try found.value(key) {
                let nearMiss = try NearMiss(search, taste: taste, in: store)
                return (nearMiss, try nearMiss.best(Self.batch + 1, after: place, in: store))
            }
            let batch = Batch(best, limit: Self.batch)
            let cards = try HomeCard.fetch(batch.rows.map(\.id), for: user, in: store)
            let homes = cards.map { card in
                HomeContract(card, reason: nearMiss.reason(for: card.home), describesPictures: true)
            }
            HomePageContract(homes: homes, more: responder.cursor(at: batch.end, in: list)).write(to: &writer)
        }
    }
}
