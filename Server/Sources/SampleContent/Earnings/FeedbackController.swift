import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

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
        let body = try await responder.body(of: request)
        let feedback = try Self.feedback(in: body)
        return try await responder.write(for: context.session) { store, user, writer in
            let purchase = try PurchaseRecord.existing(number, in: store)
            guard purchase.status == .credited else {
                throw Problem(status: .conflict, detail: "The receipt is still being checked.")
            }
            let mark = FeedbackMarkRecord(
                userId: user, purchaseId: purchase.id, rating: feedback.rating, text: feedback.text)
            try mark.save(in: store)
            feedback.write(to: &writer)
        }
    }

    @Sendable private func remove(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("purchase")
        return try await responder.write(for: context.session) { store, user, _ in
            let purchase = try PurchaseRecord.existing(number, in: store)
            try FeedbackMarkRecord(userId: user, purchaseId: purchase.id, rating: nil, text: "").save(in: store)
        }
    }

    private var responder: JSONResponder { JSONResponder(dependencies: dependencies, type: EarningsFeature.mediaType) }

    private static func feedback(in body: JSONValue) throws -> FeedbackContract {
        do throws(FeedbackContract.Defect) {
            let feedback = try FeedbackContract(request: body)
            guard feedback.text.count <= longestText else { throw FeedbackContract.Defect.text }
            return feedback
        } catch {
            switch error {
            case .rating: throw Problem.badRequest("\"rating\" must be \"up\" or \"down\".")
            case .text: throw Problem.badRequest("\"text\" must be a text of at most \(longestText) characters.")
            }
        }
    }
}
