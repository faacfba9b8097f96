import CollectionPages
import HTTPTypes
import Hummingbird
import PageServer
import PageStore
import ScreenContracts

/// `GET /v1/people/{id}`: a profile. `PUT …/decision` with `{"decision": "like"}`, `"pass"` or `"none"` says what the user
/// thinks, `PUT …/note` with `{"text": "…"}` what the user wrote down.
struct PersonController {
    let responder: JSONResponder

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/people/:person", use: profile)
        router.put("v1/people/:person/decision", use: decide)
        router.put("v1/people/:person/note", use: writeNote)
    }

    @Sendable private func profile(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("person")
        let user = context.session.user
        return try await responder.read(request) { store, writer in
            try PersonRecord.existing(number, for: user, in: store).profile.write(to: &writer)
        }
    }

    @Sendable private func decide(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("person")
        let body = try await responder.body(of: request)
        guard let decision = DecisionContract(body)?.decision else {
            throw Problem.badRequest("\"decision\" must be one of none, like and pass.")
        }
        return try await change(number, context.session, "decision = excluded.decision") { $0.decision = decision }
    }

    @Sendable private func writeNote(request: Request, context: AppRequestContext) async throws -> Response {
        let number = try context.segment("person")
        let body = try await responder.body(of: request)
        guard let text = NoteContract(body)?.text, text.utf8.count <= PersonRecord.maximumNoteByteCount else {
            throw Problem.badRequest("\"text\" must be a text of at most \(PersonRecord.maximumNoteByteCount) bytes.")
        }
        return try await change(number, context.session, "note = excluded.note") { $0.note = text }
    }

    private func change(
        _ number: String, _ session: Session, _ assignment: StoreQuery,
        _ change: @escaping @Sendable (inout PersonRecord) -> Void
    ) async throws -> Response {
        try await responder.write(for: session) { store, user, writer in
            var person = try PersonRecord.existing(number, for: user, in: store)
            change(&person)
            try person.storeMark(of: user, assignment, in: store)
            // Another request of the user may have changed the rest.
            try PersonRecord.existing(number, for: user, in: store).contract.write(to: &writer)
        }
    }
}
