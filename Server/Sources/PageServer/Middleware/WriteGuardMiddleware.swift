import HTTPTypes
import Hummingbird

/// Refuses writes that a page of another origin makes in a user's browser, and those under a condition that is not met.
///
/// A browser says where a write comes from in `Sec-Fetch-Site` and `Origin`; both have to be this origin, or one that the
/// configuration lists. `Host` has to be a name of this server: a foreign name that resolves to its address
/// (DNS rebinding) would otherwise be an origin of its own. Programs that are no browsers send neither header, and
/// have no user's cookies to misuse.
///
/// What is written has no entity tag of its own but for documents of pages, so none that `If-Match` lists is met (RFC 9110, section 13.1.1): a
/// client that sends the condition is told so instead of being believed.
struct WriteGuardMiddleware: RouterMiddleware {
    private static let fetchSite = HTTPField.Name("Sec-Fetch-Site")

    let hosts: HostRules

    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        guard Self.isWrite(request.method) else { return try await next(request, context) }
        try check(method: request.method, host: request.head.authority ?? "", headers: request.headers)
        if !Self.isOfDocuments(request.uri.path) { try checkCondition(request) }
        return try await next(request, context)
    }

    /// Checks what a request says about itself.
    ///
    /// - Throws: A ``Problem`` with status 421 if it was meant for another server, 403 if it is of another origin.
    func check(method: HTTPRequest.Method, host: String, headers: HTTPFields) throws {
        guard Self.isWrite(method) else { return }
        guard hosts.accepts(host: host) else {
            throw Problem(status: .misdirectedRequest, detail: "This server does not have the name in \"Host\".")
        }
        let origin = headers[.origin]
        let isListed = origin.map { hosts.origins.contains($0.lowercased()) } ?? false
        if let origin, !isListed, !HostRules.isSameOrigin(origin, host: host) { throw Self.foreign }
        let site = Self.fetchSite.flatMap { headers[$0] }
        if let site, !isListed, site != "same-origin", site != "none" { throw Self.foreign }
    }

    private static func isWrite(_ method: HTTPRequest.Method) -> Bool {
        method != .get && method != .head && method != .options
    }

    /// Whether a path is that of the documents or of one of them, which have tags that their route compares.
    private static func isOfDocuments(_ path: String) -> Bool {
        path.split(separator: "/").starts(with: DocumentController.path.split(separator: "/"))
    }

    private func checkCondition(_ request: Request) throws {
        if let condition = try WriteConditions.condition(.ifMatch, request.headers), condition != .any {
            throw Problem(
                status: .preconditionFailed, detail: "This path does not support conditions on entity tags.")
        }
    }

    private static var foreign: Problem {
        Problem(status: .forbidden, detail: "A page of another origin cannot change anything here.")
    }
}
