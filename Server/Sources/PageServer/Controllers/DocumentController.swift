import CollectionPages
import HTTPTypes
import Hummingbird
import PageStore

/// `GET /v1/documents`: the ids of stored pages with their revisions. `GET /v1/documents/{id}`: a page as operators edit
/// it, with its revision as entity tag. `PUT` stores it if it is still of the revision in `If-Match`; a page that there is
/// not is stored with `If-None-Match: *`. All of it takes the token of an editor.
///
/// A document with errors results in status 422 and the list of them; one that is stored with warnings, in 200 and their list.
struct DocumentController {
    /// Where the documents are.
    static let path = "/v1/documents"
    private static let documentLimit = 512 * 1_024

    let dependencies: ServerDependencies
    let editor: PageEditor

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("v1/documents", use: list)
        router.get("v1/documents/:id", use: document)
        router.put("v1/documents/:id", use: store)
    }

    @Sendable private func list(request: Request, context: AppRequestContext) async throws -> Response {
        try await requireEditor(request)
        return try await responder.read(request) { transaction, writer in
            let pages = try transaction.pageIDs().compactMap { try transaction.page($0) }
            writer.name("documents")
            writer.array(pages) { writer, page in
                writer.object { writer in
                    writer.member("id", page.document.id)
                    writer.member("title", page.document.title)
                    writer.member("revision", page.revision)
                }
            }
        }
    }

    @Sendable private func document(request: Request, context: AppRequestContext) async throws -> Response {
        try await requireEditor(request)
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
        let expected = try Self.expectedRevision(request.headers)
        guard request.headers[.contentType]?.hasPrefix("application/json") ?? false else {
            throw Problem(status: .unsupportedMediaType, detail: "The body must be of type application/json.")
        }
        let bytes = try await request.bytes(limit: Self.documentLimit, within: dependencies.configuration.limits)
        let (outcome, diagnostics): (PageEditor.Outcome, [PageDiagnostic])
        do {
            (outcome, diagnostics) = try await dependencies.limited(cost: 2) {
                try await editor.store(bytes, as: id, expecting: expected)
            }
        } catch let conflict as PageEditor.Conflict {
            throw Problem(
                status: .preconditionFailed, detail: conflict.description, headers: [.eTag: "\"\(conflict.revision)\""])
        }
        var writer = JSONWriter()
        writer.object { writer in
            writer.name("problems")
            writer.array(diagnostics) { $0.string($1.description) }
        }
        var headers: HTTPFields = [.contentType: "application/json", .cacheControl: "no-store"]
        var status = HTTPResponse.Status.unprocessableContent
        if case .stored(let revision) = outcome { (status, headers[.eTag]) = (.ok, "\"\(revision)\"") }
        let body = ResponseBody(byteBuffer: ByteBuffer(bytes: writer.bytes))
        return Response(status: status, headers: headers, body: body)
    }

    private var responder: JSONResponder { JSONResponder(dependencies: dependencies, type: "application/json") }

    private func requireEditor(_ request: Request) async throws {
        let authorization = request.headers[.authorization]
        let token = try await dependencies.limited {
            try await AccessTokens(store: dependencies.store).token(of: authorization)
        }
        guard let token else {
            throw Problem(
                status: .unauthorized, detail: "This requires the token of an editor; \"page token create\" makes one.",
                headers: [.wwwAuthenticate: "Bearer"])
        }
        guard token.role == .editor else {
            throw Problem(status: .forbidden, detail: "The token is not that of an editor.")
        }
    }

    /// The revision that a page must have: 0 if there must be none.
    private static func expectedRevision(_ headers: HTTPFields) throws -> Int64 {
        if headers[.ifNoneMatch] == "*" { return 0 }
        guard let condition = headers[.ifMatch] else {
            throw Problem(
                status: .preconditionRequired,
                detail: "State the revision that you have read in \"If-Match\", or \"If-None-Match: *\" for a new one.")
        }
        guard let revision = Int64(condition.filter { $0 != "\"" }), revision > 0 else {
            throw Problem(status: .preconditionFailed, detail: "\"If-Match\" is not the entity tag of a document.")
        }
        return revision
    }
}
