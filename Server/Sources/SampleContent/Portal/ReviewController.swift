import CollectionPages
import GRDB
import HTTPTypes
import Hummingbird
import PageServer

/// `GET /v1/shows/{id}/ratings`: how many gave how many stars. `GET /v1/shows/{id}/reviews?after={cursor}`: what they
/// wrote, newest first.
struct ReviewController {
    private static let batch = 25

    let dependencies: ServerDependencies

    private var answer: SampleAnswer { SampleAnswer(dependencies: dependencies, type: PortalFeature.mediaType) }

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/shows/:show/ratings", use: ratings)
        router.get("v1/shows/:show/reviews", use: reviews)
    }

    @Sendable private func ratings(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("show")
        return try await answer.read(request) { database, writer in
            let show = try ShowRecord.existing(number, in: database)
            let rows = try Row.fetchAll(
                database, sql: "SELECT stars, count(*) AS count FROM review WHERE showId = ? GROUP BY stars",
                arguments: [show.id]
            )
            var counts = [Int64](repeating: 0, count: 5)
            for row in rows { counts[(row["stars"] as Int) - 1] = row["count"] }
            writer.member("count", counts.reduce(0, +))
            writer.name("stars")
            writer.array(counts) { writer, count in writer.integer(count) }
        }
    }

    @Sendable private func reviews(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("show")
        let cursor = request.uri.queryParameters["after"].map(String.init)
        let signer = dependencies.signer
        return try await answer.read(request) { database, writer in
            let show = try ShowRecord.existing(number, in: database)
            let definition = SectionDefinition.portal("reviews", of: show, batch: Self.batch)
            let place = try cursor.map { try signer.position(of: $0, in: definition) }
            let found = try ReviewRecord.fetchAll(
                database,
                sql: """
                    SELECT * FROM review WHERE showId = ? AND (day, id) < (?, ?)
                    ORDER BY day DESC, id DESC LIMIT ?
                    """,
                arguments: [show.id, place?.key ?? .max, place?.id ?? .max, Self.batch + 1]
            )
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
