import CollectionPages
import Foundation
import HTTPTypes
import Hummingbird
import PageStore

/// `GET /v1/documents`: the ids of stored pages with their revisions. `GET /v1/documents/{id}`: a page as operators edit
/// it, with its revision as entity tag. `PUT` stores it if `If-Match` names the revision that it has; a page that does
/// not exist is stored with `If-None-Match: *`. Reading takes a token of any role, storing that of an editor.
///
/// A document with errors results in status 422 and the list of them; one that is stored with warnings, in 200 and their list.
struct DocumentController {
    /// Where the documents are.
    static let path = "/v1/documents"
    private static let documentLimit = 512 * 1_024
    /// What the list costs: one statement that reads a row of each stored page.
    private static let listCost = 2

    /// The response to `GET /v1/documents`.
    private struct DocumentList: Encodable {
        struct Entry: Encodable {
            let id: String
            let title: String
            let revision: Int64
        }

        let documents: [Entry]
    }

    /// The response to `PUT`: what is wrong with the document.
    private struct StoreResult: Encodable {
        let problems: [String]
    }

    let dependencies: ServerDependencies
    let editor: PageEditor

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/documents", use: list)
        router.get("v1/documents/:id", use: document)
        router.put("v1/documents/:id", use: store)
    }

    @Sendable private func list(request: Request, context: AppRequestContext) async throws -> Response {
        _ = try await token(of: request)
        let responder = JSONResponder(dependencies: dependencies, type: "application/json")
        return try await responder.readValue(request, cost: Self.listCost) { transaction in
            let entries = try transaction.pageEntries()
            return DocumentList(
                documents: entries.map { DocumentList.Entry(id: $0.id, title: $0.title, revision: $0.revision) })
        }
    }

    @Sendable private func document(request: Request, context: AppRequestContext) async throws -> Response {
        _ = try await token(of: request)
        let id = try context.segment("id")
        let stored = try await dependencies.limited { try await dependencies.store.read { try $0.page(id) } }
        guard let page = stored else {
            throw Problem.notFound("There is no page with this id.")
        }
        let bytes = ByteBuffer(string: page.document.text)
        return Response(
            status: .ok,
            headers: [
                .contentType: "application/json", .cacheControl: "no-store", .eTag: "\"\(page.revision)\"",
                .contentLength: "\(bytes.readableBytes)",
            ],
            body: request.method == .head ? ResponseBody() : ResponseBody(byteBuffer: bytes))
    }

    @Sendable private func store(request: Request, context: AppRequestContext) async throws -> Response {
        try await requireEditor(request)
        let id = try context.segment("id")
        let conditions = try Self.conditions(of: request)
        try request.requireJSON()
        let bytes = try await request.bytes(limit: Self.documentLimit)
        let (outcome, diagnostics): (PageEditor.Outcome, [PageDiagnostic])
        do {
            (outcome, diagnostics) = try await dependencies.limited(cost: 2) {
                try await editor.replace(bytes, as: id) { conditions.areMet(by: Self.tag(ofRevision: $0)) }
            }
        } catch let conflict as PageEditor.Conflict {
            let headers: HTTPFields = Self.tag(ofRevision: conflict.revision).map { [.eTag: "\"\($0)\""] } ?? [:]
            throw Problem(status: .preconditionFailed, detail: conflict.description, headers: headers)
        }
        let result = try JSONEncoder.stable.encode(StoreResult(problems: diagnostics.map(\.description)))
        var headers: HTTPFields = [.contentType: "application/json", .cacheControl: "no-store"]
        var status = HTTPResponse.Status.unprocessableContent
        if case .stored(let revision) = outcome { (status, headers[.eTag]) = (.ok, "\"\(revision)\"") }
        let body = ResponseBody(byteBuffer: ByteBuffer(bytes: result))
        return Response(status: status, headers: headers, body: body)
    }

    /// The token of a request, of any role.
    ///
    /// - Throws: A ``Problem`` with status 401 if there is none that the store knows.
    private func token(of request: Request) async throws -> AccessToken {
        let authorization = request.headers[.authorization]
        let token = try await dependencies.limited {
            try await AccessTokens(store: dependencies.store).token(of: authorization)
        }
        guard let token else {
            throw Problem(
                status: .unauthorized, detail: "This requires a token; \"page token create\" makes one.",
                headers: [.wwwAuthenticate: "Bearer"])
        }
        return token
    }

    /// Checks that a request has the token of an editor.
    ///
    /// - Throws: A ``Problem`` with status 401 without a token that the store knows, or 403 if the token does not permit storing.
    private func requireEditor(_ request: Request) async throws {
        guard try await token(of: request).role.mayStore else {
            throw Problem(
                status: .forbidden, detail: "The token is not that of an editor: it permits reading documents only.",
                headers: [.wwwAuthenticate: "Bearer error=\"insufficient_scope\""])
        }
    }

    /// The conditions of a request to store a page. Without one, an editor could replace a revision that it has not read.
    ///
    /// - Throws: A ``Problem`` with status 428 if the request has neither `If-Match` nor `If-None-Match: *`, or 400 if one is malformed.
    private static func conditions(of request: Request) throws -> WriteConditions {
        let conditions = try WriteConditions(request.headers)
        guard conditions.match != nil || conditions.noneMatch == .any else {
            throw Problem(
                status: .preconditionRequired,
                detail: "State the revision that you have read in \"If-Match\", or \"If-None-Match: *\" for a new one.")
        }
        return conditions
    }

    /// The entity tag of a revision, without quotes; `nil` for 0, which says that there is no page.
    private static func tag(ofRevision revision: Int64) -> String? { revision > 0 ? "\(revision)" : nil }
}
