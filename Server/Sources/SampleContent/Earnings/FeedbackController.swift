import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore

/// `PUT /v1/earnings/{id}/feedback` with `{"rating": "up", "text": "…"}`, and `DELETE` to take it back.
struct FeedbackController {
    /// The longest remark, in characters.
    static let longestText = 500

    let dependencies: ServerDependencies

    func addRoutes(to router: Router<AppRequestContext>) {
        router.put("v1/earnings/:purchase/feedback", use: put)
        router.delete("v1/earnings/:purchase/feedback", use: remove)
    }

    @Sendable private func put(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("purchase")
        let body = try await answer.body(of: request)
        guard let rating = (body["rating"]?.string).flatMap({ FeedbackRecord.Rating(rawValue: $0) }) else {
            throw Problem.badRequest("\"rating\" is \"up\" or \"down\".")
        }
        guard let text = body["text"] == nil ? "" : body["text"]?.string, text.count <= Self.longestText else {
            throw Problem.badRequest("\"text\" is a text of at most \(Self.longestText) characters.")
        }
        return try await answer.write(for: context.session) { store, user, writer in
            let purchase = try PurchaseRecord.existing(number, in: store)
            guard purchase.status == .credited else {
                throw Problem(status: .conflict, detail: "The receipt is still being looked through.")
            }
            let feedback = FeedbackRecord(purchaseId: purchase.id, rating: rating, text: text)
            try FeedbackMarkRecord(userId: user, purchaseId: purchase.id, rating: rating, text: text).save(in: store)
            Self.write(feedback, &writer)
        }
    }

    @Sendable private func remove(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("purchase")
        return try await answer.write(for: context.session) { store, user, _ in
            let purchase = try PurchaseRecord.existing(number, in: store)
            try FeedbackMarkRecord(userId: user, purchaseId: purchase.id, rating: nil, text: "").save(in: store)
        }
    }

    private var answer: JSONAnswer { JSONAnswer(dependencies: dependencies, type: EarningsFeature.mediaType) }

    static func write(_ feedback: FeedbackRecord, _ writer: inout JSONWriter) {
        writer.member("rating", feedback.rating.rawValue)
        writer.member("text", feedback.text)
    }
}
