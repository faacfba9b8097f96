import CollectionPages
import GRDB
import HTTPTypes
import Hummingbird
import PageServer

/// `GET /v1/homes/{id}`: all about a home, with homes like it. `PUT …/seen` with `{"isSeen": true}` says whether the
/// reader has seen it.
struct HomeController {
    static let similarCount = 4

    let answer: HomesAnswer

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/homes/:home", use: home)
        router.put("v1/homes/:home/seen", use: see)
    }

    @Sendable private func home(request: Request, context: AppRequestContext) async throws -> Response {
        let (number, user) = (try context.segment("home"), context.session.user)
        return try await answer.read(request) { database, writer in
            guard let id = Int64(number), let card = try HomeCard.fetch([id], for: user, in: database).first else {
                throw Self.unknown
            }
            let words = HomeWords(card.home)
            writer.name("home")
            writer.object { card.write(to: &$0) }
            writer.member("description", words.description)
            writer.member("features", words.features)
            writer.member("energy", words.energy)
            HomeCard.write(try Self.similar(to: card.home, for: user, in: database), to: &writer, named: "similar")
        }
    }

    @Sendable private func see(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("home")
        guard let isSeen = try await answer.body(of: request)["isSeen"]?.boolean else {
            throw Problem.badRequest("\"isSeen\" is true or false.")
        }
        return try await answer.change(for: context.session) { database, user in
            let known = try Int64(number).flatMap {
                try Int64.fetchOne(database, sql: "SELECT id FROM home WHERE id = ?", arguments: [$0])
            }
            guard let id = known else { throw Self.unknown }
            try database.execute(
                sql: "INSERT OR REPLACE INTO homeMark (userId, homeId, isSeen) VALUES (?, ?, ?)",
                arguments: [user, id, isSeen])
        }
    }

    /// Homes of the same sort in the same district or one beside it, the most alike first.
    private static func similar(to home: HomeRecord, for user: String, in database: Database) throws -> [HomeCard] {
        let places = [home.place] + City.neighbours[home.place]
        let (prices, areas) = (home.price * 3 / 4...home.price * 5 / 4, home.area * 3 / 4...home.area * 5 / 4)
        let request: SQLRequest<HomeCard> = """
            SELECT \(HomeCard.columns(for: user)) FROM home
            WHERE home.place IN \(places) AND home.kind = \(home.kind) AND home.id <> \(home.id)
                AND home.price BETWEEN \(prices.lowerBound) AND \(prices.upperBound)
                AND home.area BETWEEN \(areas.lowerBound) AND \(areas.upperBound)
            ORDER BY abs(home.price - \(home.price)) * 1000 / \(home.price)
                + abs(home.area - \(home.area)) * 1000 / \(home.area) + abs(home.rooms - \(home.rooms)) * 60
                + abs(home.built - \(home.built)) + CASE home.place WHEN \(home.place) THEN 0 ELSE 120 END, home.id
            LIMIT \(similarCount)
            """
        return try request.fetchAll(database)
    }

    private static var unknown: Problem { .notFound("There is no home of this number.") }
}
