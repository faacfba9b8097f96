import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore

/// `GET /v1/shows/{id}/ratings`: how many gave how many stars. `GET /v1/shows/{id}/reviews?after={cursor}`: what they
/// wrote, newest first.
struct ReviewController {
    private static let batch = 25

    let dependencies: ServerDependencies

    private var answer: JSONAnswer { JSONAnswer(dependencies: dependencies, type: PortalFeature.mediaType) }

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/shows/:show/ratings", use: ratings)
        router.get("v1/shows/:show/reviews", use: reviews)
    }

    @Sendable private func ratings(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("show")
        return try await answer.read(request) { store, writer in
            let show = try ShowRecord.existing(number, in: store)
            let rows = try store.rows(
                "SELECT stars, count(*) AS count FROM review WHERE showId = \(show.id) GROUP BY stars")
            var counts = [Int64](repeating: 0, count: 5)
            for row in rows {
                let stars = try row.integer("stars", as: Int.self)
                counts[stars - 1] = try row.integer("count")
            }
            writer.member("count", counts.reduce(0, +))
            writer.name("stars")
            writer.array(counts) { writer, count in writer.integer(count) }
        }
    }

    @Sendable private func reviews(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("show")
        let cursor = request.uri.queryParameters["after"].map(String.init)
        let signer = dependencies.signer
        return try await answer.read(request) { store, writer in
            let show = try ShowRecord.existing(number, in: store)
            let definition = SectionDefinition.portal("reviews", of: show, batch: Self.batch)
            let place = try cursor.map { try signer.position(of: $0, in: definition) }
            let start = place ?? CursorPosition(key: .max, id: .max)
            let found = try store.rows(
                """
                SELECT * FROM review WHERE showId = \(show.id) AND (day, id) < (\(start.key), \(start.id))
                ORDER BY day DESC, id DESC LIMIT \(Self.batch + 1)
                """
            ).map { try ReviewRecord($0) }
            let batch = Batch(found, limit: Self.batch) { CursorPosition(key: $0.day, id: $0.id) }
            writer.name("reviews")
            writer.array(batch.rows) { writer, review in writer.object { Self.write(review, &$0) } }
            writer.member("next", batch.end.map { signer.cursor(at: $0, in: definition) })
        }
    }

    private static func write(_ review: ReviewRecord, _ writer: inout JSONWriter) {
        writer.member("id", review.id)
        writer.member("stars", review.stars)
        writer.member("title", review.title)
        writer.member("text", review.text)
        writer.member("place", review.place)
        writer.member("day", review.day)
    }
}
