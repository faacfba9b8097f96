import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `GET /v1/homes/search`: what the user looked for last. `PUT` with the same object makes another one the last.
struct SearchController {
    let responder: HomesResponder

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/homes/search", use: last)
        router.put("v1/homes/search", use: store)
    }

    @Sendable private func last(request: Request, context: AppRequestContext) async throws -> Response {
        let user = context.session.user
        return try await responder.read(request) { store, writer in
            HomeSearchContract(try HomeSearch.last(of: user, in: store)).write(to: &writer)
        }
    }

    @Sendable private func store(request: Request, context: AppRequestContext) async throws -> Response {
        let search = try HomeSearch(try await responder.body(of: request))
        return try await responder.change(for: context.session) { try search.store(for: $1, in: $0) }
    }
}
