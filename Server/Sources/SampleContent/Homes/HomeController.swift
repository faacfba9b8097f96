import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `GET /v1/homes/{id}`: all about a home, with homes like it. `PUT …/seen` with `{"isSeen": true}` says whether the
/// user has seen it.
struct HomeController {
    static let similarCount = 4

    let responder: HomesResponder

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/homes/:home", use: home)
        router.put("v1/homes/:home/seen", use: see)
    }

    @Sendable private func home(request: Request, context: AppRequestContext) async throws -> Response {
        let (number, user) = (try context.segment("home"), context.session.user)
        return try await responder.read(request) { store, writer in
            guard let id = Int64(number), let card = try HomeCard.fetch([id], for: user, in: store).first else {
                throw Self.unknown
            }
            let texts = HomeTexts(card.home)
            let similar = try Self.similar(to: card.home, for: user, in: store)
            let details = HomeDetailsContract(
                home: HomeContract(card, describesPictures: true), description: texts.description,
                features: texts.features, energy: texts.energy,
                isContacted: try InquiryController.isContacted(id, by: user, in: store),
                similar: similar.map { HomeContract($0) })
            details.write(to: &writer)
        }
    }

    @Sendable private func see(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("home")
        let body = try await responder.body(of: request)
        guard let isSeen = HomeSeenContract(body)?.isSeen else {
            throw Problem.badRequest("\"isSeen\" must be true or false.")
        }
        let now = Int64(responder.dependencies.configuration.clock.now())
        return try await responder.change(for: context.session) { store, user in
            let id = try Self.existing(number, in: store)
            try store.execute(
                """
                INSERT INTO homeMark (userId, homeId, isSeen, opened) VALUES (\(user), \(id), \(isSeen), \(now))
                ON CONFLICT (userId, homeId) DO UPDATE SET isSeen = excluded.isSeen, opened = excluded.opened
                """
            )
        }
    }

    /// Homes of the same sort in the same district or one beside it, the most alike first.
    private static func similar(
        to home: HomeRecord, for user: String, in store: any StoreTransaction
    ) throws -> [HomeCard] {
        let places = [home.place] + City.neighbours[home.place]
        let (prices, areas) = (home.price * 3 / 4...home.price * 5 / 4, home.area * 3 / 4...home.area * 5 / 4)
        let query: StoreQuery = """
            SELECT \(HomeCard.columns(for: user)) FROM home
            WHERE home.place IN \(list: places) AND home.kind = \(home.kind.rawValue) AND home.id <> \(home.id)
                AND home.price BETWEEN \(prices.lowerBound) AND \(prices.upperBound)
                AND home.area BETWEEN \(areas.lowerBound) AND \(areas.upperBound)
            ORDER BY abs(home.price - \(home.price)) * 1000 / \(home.price)
                + abs(home.area - \(home.area)) * 1000 / \(home.area) + abs(home.rooms - \(home.rooms)) * 60
                + abs(home.built - \(home.built)) + CASE home.place WHEN \(home.place) THEN 0 ELSE 120 END, home.id
            LIMIT \(similarCount)
            """
        return try store.rows(query).map { try HomeCard($0) }
    }

    /// The number of a home that there is.
    ///
    /// - Throws: A ``Problem`` with status 404 for a text that is no number of a home.
    static func existing(_ number: String, in store: any StoreTransaction) throws -> Int64 {
        let known = try Int64(number).flatMap { try store.integer("SELECT id FROM home WHERE id = \($0)") }
        guard let id = known else { throw unknown }
        return id
    }

    private static var unknown: Problem { .notFound("There is no home with this number.") }
}
