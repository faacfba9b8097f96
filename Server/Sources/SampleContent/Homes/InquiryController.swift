import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `PUT /v1/homes/{id}/inquiry` with `{"name": "…", "contact": "…", "message": "…"}`: what the user writes to who offers a
/// home. A user has one inquiry about each home: one that is sent again, as after a response that was lost, replaces the one
/// before.
///
/// `contact` is an email address or a telephone number. A text that is missing or too long, and a contact that is neither,
/// result in status 400. Writing about one home more than 200 results in status 429.
struct InquiryController {
    /// The maximum number of homes that a user writes about.
    static let maximumCount = 200
    /// The longest body, in bytes: three texts of the maximum length, of which JSON may write each byte in six.
    private static let bodyLimit = 16_384

    let responder: HomesResponder

    func addRoutes(to router: Router<AppRequestContext>) {
        router.put("v1/homes/:home/inquiry", use: send)
    }

    @Sendable private func send(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("home")
        guard let inquiry = HomeInquiryContract(try await responder.body(of: request, limit: Self.bodyLimit)) else {
            throw Problem.badRequest("\"name\", \"contact\" and \"message\" are texts.")
        }
        for field in HomeInquiryContract.Field.allCases {
            if let defect = inquiry.defect(of: field) { throw Self.problem(defect, of: field) }
        }
        let now = Int64(responder.dependencies.configuration.clock.now())
        return try await responder.change(for: context.session) { store, user in
            let id = try HomeController.existing(number, in: store)
            let others = try store.integer(
                "SELECT count(*) FROM homeInquiry WHERE userId = \(user) AND homeId <> \(id)")
            guard others ?? 0 < Self.maximumCount else {
                throw Problem(
                    status: .tooManyRequests, detail: "A user can write about at most \(Self.maximumCount) homes.")
            }
            try store.execute(
                """
                INSERT INTO homeInquiry (userId, homeId, name, contact, message, sent)
                VALUES (\(user), \(id), \(inquiry.name), \(inquiry.contact), \(inquiry.message), \(now))
                ON CONFLICT (userId, homeId) DO UPDATE SET name = excluded.name, contact = excluded.contact,
                    message = excluded.message, sent = excluded.sent
                """
            )
        }
    }

    /// Whether a user has written to who offers a home.
    static func isContacted(_ id: Int64, by user: String, in store: any StoreTransaction) throws -> Bool {
        let query: StoreQuery = "SELECT homeId FROM homeInquiry WHERE userId = \(user) AND homeId = \(id)"
        return try !store.rows(query).isEmpty
    }

    private static func problem(_ defect: HomeInquiryContract.Defect, of field: HomeInquiryContract.Field) -> Problem {
        switch defect {
        case .missing: .badRequest("\"\(field)\" must not be empty.")
        case .unreachable: .badRequest("\"\(field)\" must be an email address or a phone number.")
        case .tooLong: .badRequest("\"\(field)\" has at most \(field.maximumByteCount) bytes.")
        }
    }
}
