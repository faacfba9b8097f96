import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `GET /v1/homes/nearby?latitude=&longitude=&after={cursor}`: the homes around a place in degrees, nearest first.
///
/// The response has six `homes`, each with its `distance` in metres, and `more`, the cursor of those after them, where there
/// are any. It has none for a place that is further than 50 kilometres from the city. Degrees that are missing or beyond
/// the ends of the world, and a cursor that is none, result in status 400; a cursor of another place in 410.
struct NearbyController {
    static let batch = 6

    let responder: HomesResponder
    /// What a response costs, in units of ``ServerLimits/Work/capacity``.
    let cost: Int

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/homes/nearby", use: nearby)
    }

    @Sendable private func nearby(request: Request, context: AppRequestContext) async throws -> Response {
        let query = request.uri.queryParameters
        let neighbourhood = Neighbourhood(
            latitude: try query.degrees("latitude", 90), longitude: try query.degrees("longitude", 180))
        let cursor = query["after"].map(String.init)
        let list = HomesResponder.list("nearby", neighbourhood.key, batch: Self.batch)
        let place = try responder.place(cursor, in: list)
        let user = context.session.user
        return try await responder.read(request, cost: cost) { [responder] store, writer in
            let batch = Batch(
                try neighbourhood.nearest(Self.batch + 1, after: place, in: store), limit: Self.batch)
            let cards = try HomeCard.fetch(batch.rows.map(\.id), for: user, in: store)
            let homes = zip(cards, batch.rows).map { card, position in
                HomeContract(card, distance: Double(position.key) / 1_000)
            }
            HomePageContract(homes: homes, more: responder.cursor(at: batch.end, in: list)).write(to: &writer)
        }
    }
}
