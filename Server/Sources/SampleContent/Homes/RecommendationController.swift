import CollectionPages
import GRDB
import HTTPTypes
import Hummingbird
import PageServer

/// `GET /v1/homes/recommendations?after={cursor}`: homes that the last search does not find, but nearly.
struct RecommendationController {
    static let batch = 4

    let answer: HomesAnswer

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/homes/recommendations", use: recommendations)
    }

    @Sendable private func recommendations(request: Request, context: AppRequestContext) async throws -> Response {
        let cursor = request.uri.queryParameters["after"].map(String.init)
        return try await answer.read(request) { [answer] database, writer in
            let search = try HomeSearch.last(in: database)
            let list = HomesAnswer.list("recommendations", search.key, batch: Self.batch)
            let place = try answer.place(cursor, in: list)
            let nearMiss = try NearMiss(search, in: database)
            let batch = Batch(try nearMiss.best(Self.batch + 1, after: place, in: database), limit: Self.batch)
            let cards = try HomeCard.fetch(batch.rows.map(\.id), in: database)
            writer.name("homes")
            writer.array(cards) { writer, card in
                writer.object { card.write(to: &$0, reason: nearMiss.reason(for: card.home)) }
            }
            writer.member("more", answer.cursor(at: batch.end, in: list))
        }
    }
}
