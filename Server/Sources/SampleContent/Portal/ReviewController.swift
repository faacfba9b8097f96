import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `GET /v1/shows/{id}/ratings`: how many gave how many stars. `GET /v1/shows/{id}/reviews?after={cursor}`: what they
/// wrote, newest first.
struct ReviewController {
    private static let batch = 25

    let dependencies: ServerDependencies

    private var responder: JSONResponder { JSONResponder(dependencies: dependencies, type: PortalFeature.mediaType) }

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/shows/:show/ratings", use: ratings)
        router.get("v1/shows/:show/reviews", use: reviews)
    }

    @Sendable private func ratings(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("show")
        return try await responder.read(request) { store, writer in
            let show = try ShowRecord.existing(number, in: store)
            let rows = try store.rows(
                "SELECT stars, count(*) AS count FROM review WHERE showId = \(show.id) GROUP BY stars")
            var counts = [Int](repeating: 0, count: 5)
            for row in rows {
                let stars = try row.integer("stars", as: Int.self)
                counts[stars - 1] = try row.integer("count")
            }
            RatingsContract(count: counts.reduce(0, +), stars: counts).write(to: &writer)
        }
    }

    @Sendable private func reviews(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("show")
        let cursor = request.uri.queryParameters["after"].map(String.init)
        let signer = dependencies.signer
        return try await responder.read(request) { store, writer in
            let show = try ShowRecord.existing(number, in: store)
            let definition = SectionDefinition.portal("reviews", of: show, batch: Self.batch)
            let place = try cursor.map { try signer.position(of: $0, in: definition) }
            let reviews = KeysetList(
                "SELECT \(text: ReviewRecord.columns) FROM review", where: "showId = \(show.id)", key: "day",
                isDescending: true)
            let batch = try reviews.batch(after: place, limit: Self.batch, in: store)
            let part = ReviewListContract(
                reviews: try batch.rows.map { ReviewContract(try ReviewRecord($0)) },
                next: batch.end.map { signer.cursor(at: $0, in: definition) })
            part.write(to: &writer)
        }
    }
}

extension ReviewContract {
    fileprivate init(_ review: ReviewRecord) {
        self.init(
            id: Int(review.id), stars: review.stars, title: review.title, text: review.text, place: review.place,
            day: Int(review.day))
    }
}
