import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `GET /v1/homes/results?order=&place=&kind=&minimumPrice=&maximumPrice=&minimumRooms=&minimumArea=&after={cursor}`: every
/// home that a search finds, in an order, as columns of numbers. `GET /v1/homes/cards?ids=3,4,5`: the cards of some of
/// them.
///
/// Results have `count`, how many homes are found, and for the first 20,000 of them in the order eight arrays of equal
/// length: `ids`, `prices` in whole euros, `areas` in square metres, `rooms` in halves, `added` in days since 1970, `kinds`
/// as raw values of `HomeKindContract`, `places` as positions in the response of `/v1/homes/places`, and `seen`, 1 for a
/// home that the user has opened. `more` is the cursor of those after them, where there are any. A search that makes no
/// sense, and an order that there is not, result in status 400; a cursor of another search or order in 410.
///
/// Cards have `homes`, in the order of `ids`; numbers that no home has are left out. No number, more than 60, or one that
/// is none results in status 400.
struct ResultController {
    /// The maximum number of cards in a response.
    static let maximumCardCount = 60

    let responder: HomesResponder
    /// What the columns cost, in units of ``ServerLimits/Work/capacity``.
    let cost: Int

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/homes/results", use: results)
        router.get("v1/homes/cards", use: cards)
    }

    @Sendable private func results(request: Request, context: AppRequestContext) async throws -> Response {
        let query = request.uri.queryParameters
        let search = try HomeSearch(query)
        guard let order = HomeOrder(rawValue: query["order"].map(String.init) ?? HomeOrder.newest.rawValue) else {
            let known = HomeOrder.allCases.map(\.rawValue).joined(separator: ", ")
            throw Problem.badRequest("\"order\" must be one of \(known).")
        }
        let limit = HomeColumnContract.maximumRowCount
        let list = HomesResponder.list("results", "\(order.rawValue),\(search.key)", batch: limit)
        let place = try responder.place(query["after"].map(String.init), in: list)
        let user = context.session.user
        return try await responder.bytes(request, cost: cost) { [responder] store in
            let page = HomeColumnsPage(search: search, order: order, after: place, user: user, limit: limit)
            return try page.bytes(in: store) { responder.cursor(at: $0, in: list) }
        }
    }

    @Sendable private func cards(request: Request, context: AppRequestContext) async throws -> Response {
        let parts = (request.uri.queryParameters["ids"] ?? "").split(separator: ",", omittingEmptySubsequences: false)
        let ids = parts.compactMap { Int64($0) }
        guard ids.count == parts.count, (1...Self.maximumCardCount).contains(ids.count) else {
            throw Problem.badRequest("\"ids\" must be a list of 1 to \(Self.maximumCardCount) comma-separated numbers.")
        }
        let user = context.session.user
        return try await responder.read(request) { store, writer in
            let cards = try HomeCard.fetch(ids, for: user, in: store)
            HomePageContract(homes: cards.map { HomeContract($0) }).write(to: &writer)
        }
    }
}
