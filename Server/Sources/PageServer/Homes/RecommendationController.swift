import CollectionPages
import GRDB
import HTTPTypes
import Hummingbird

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
            var found = try nearMiss.best(Self.batch + 1, after: place, in: database)
            let hasMore = found.count > Self.batch
            if hasMore { found.removeLast() }
            let cards = try HomeCard.fetch(found.map(\.id), in: database)
            writer.name("homes")
            writer.array(cards) { writer, card in
                writer.object { card.write(to: &$0, reason: nearMiss.reason(for: card.home)) }
            }
            if hasMore, let last = found.last {
                writer.member("more", answer.parts.signer.cursor(at: last, in: list))
            }
        }
    }
}
