import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `GET /v1/homes/favourites?after={cursor}`: the user's favourites, the last that was taken first. `GET
/// /v1/homes/favourites/ids`: the numbers of all of them in that order, for screens that show homes and mark favourites. `PUT
/// /v1/homes/{id}/favourite` with `{"isFavourite": true}` takes a home, with `false` it takes it out.
///
/// The list has `count`, how many favourites there are, `homes`, and `more`, the cursor of those after them, where there are
/// any. A user without a session has none. Taking one more than 500 results in status 409.
struct FavouriteController {
    static let batch = 12

    let responder: HomesResponder

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/homes/favourites", use: favourites)
        router.get("v1/homes/favourites/ids", use: ids)
        router.put("v1/homes/:home/favourite", use: take)
    }

    @Sendable private func favourites(request: Request, context: AppRequestContext) async throws -> Response {
        let cursor = request.uri.queryParameters["after"].map(String.init)
        let user = context.session.user
        let list = HomesResponder.list("favourites", "", batch: Self.batch)
        let place = try responder.place(cursor, in: list)
        return try await responder.read(request) { [responder] store, writer in
            let found = try HomeFavourites.entries(of: user, after: place, limit: Self.batch + 1, in: store)
            let batch = Batch(found, limit: Self.batch) { $0.position }
            let count = try HomeFavourites.count(of: user, in: store)
            let page = HomePageContract(
                count: count, favourites: count, homes: batch.rows.map { HomeContract($0.card) },
                more: responder.cursor(at: batch.end, in: list))
            page.write(to: &writer)
        }
    }

    @Sendable private func ids(request: Request, context: AppRequestContext) async throws -> Response {
        let user = context.session.user
        return try await responder.read(request) { store, writer in
            HomeFavouritesContract(ids: try HomeFavourites.ids(of: user, in: store).map { Int($0) }).write(to: &writer)
        }
    }

    @Sendable private func take(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("home")
        let body = try await responder.body(of: request)
        guard let isFavourite = HomeFavouriteContract(body)?.isFavourite else {
            throw Problem.badRequest("\"isFavourite\" must be true or false.")
        }
        return try await responder.change(for: context.session) { store, user in
            let id = try HomeController.existing(number, in: store)
            try HomeFavourites.set(isFavourite, id, of: user, in: store)
        }
    }
}
