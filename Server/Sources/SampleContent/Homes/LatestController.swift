import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `GET /v1/homes/latest?after={cursor}`: the newest homes of the last search, with how many there are, how many of them
/// the user has not seen, and how many favourites the user has.
struct LatestController {
    static let batch = 6

    let responder: HomesResponder
    /// What a response costs, in units of ``ServerLimits/Work/capacity``.
    let cost: Int

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/homes/latest", use: latest)
    }

    @Sendable private func latest(request: Request, context: AppRequestContext) async throws -> Response {
        let cursor = request.uri.queryParameters["after"].map(String.init)
        let user = context.session.user
        return try await responder.read(request, cost: cost) { [responder] store, writer in
            let search = try HomeSearch.last(of: user, in: store)
            let list = HomesResponder.list("latest", search.key, batch: Self.batch)
            let place = try responder.place(cursor, in: list)
            let found = try Self.cards(of: search, for: user, after: place, limit: Self.batch + 1, in: store)
            let batch = Batch(found, limit: Self.batch) {
                CursorPosition(key: Int64($0.home.added), id: $0.home.id)
            }
            let counts: StoreQuery = """
                SELECT count(*) AS homes, count(*) FILTER (WHERE NOT \(HomeCard.isSeen(by: user))) AS unseen
                FROM home WHERE \(search.condition)
                """
            let row = try store.rows(counts).first
            let page = HomePageContract(
                search: HomeSearchContract(search), count: try row?.integer("homes", as: Int.self),
                unseen: try row?.integer("unseen", as: Int.self),
                favourites: try HomeFavourites.count(of: user, in: store), homes: batch.rows.map { HomeContract($0) },
                more: responder.cursor(at: batch.end, in: list))
            page.write(to: &writer)
        }
    }

    private static func cards(
        of search: HomeSearch, for user: String, after place: CursorPosition?, limit: Int,
        in store: any StoreTransaction
    ) throws -> [HomeCard] {
        let (day, id): (Int64, Int64) = (place?.key ?? .max, place?.id ?? .max)
        let query: StoreQuery = """
            SELECT \(HomeCard.columns(for: user)) FROM home WHERE (home.added, home.id) < (\(day), \(id)) AND \(search.condition)
            ORDER BY home.added DESC, home.id DESC LIMIT \(limit)
            """
        return try store.rows(query).map { try HomeCard($0) }
    }
}
