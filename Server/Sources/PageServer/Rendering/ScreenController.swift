import Foundation
import HTTPTypes
import Hummingbird
import Logging
import Tracing

/// Responds with rendered screens, each in the page shell of the browser program.
///
/// A screen that all clients see alike is kept by its address, its environment class and the version of what is stored, and so
/// is the one that clients see who say nothing of themselves. With a session, one that has private responses is rendered for
/// each request. Where rendering is not possible in time, the shell is sent: the
/// program then shows the screen as it would without any of this.
struct ScreenController: Sendable {
    /// The query parameter by which a page requests the picture of another environment.
    static let pictureParameter = "picture"
    private static let acceptHints = HTTPField.Name("Accept-CH")

    private let rendering: ScreenRendering
    private let dependencies: ServerDependencies
    private let responder: InternalResponder
    private let limiter: WorkLimiter
    private let shells: PageShells
    private let personalAddresses = PersonalAddresses()

    /// Creates what renders the screens of a server.
    ///
    /// - Parameters:
    ///   - responder: Responds to the requests of the screens.
    ///   - files: The files of the browser program.
    init(
        _ rendering: ScreenRendering, _ dependencies: ServerDependencies, responder: InternalResponder,
        files: StaticFiles
    ) {
        shells = PageShells(files: files, policy: dependencies.configuration.contentSecurityPolicy)
        self.rendering = rendering
        self.dependencies = dependencies
        self.responder = responder
        limiter = WorkLimiter(
            ServerLimits.Work(
                capacity: rendering.limits.concurrentRenderings, queueLimit: rendering.limits.queueLimit,
                queueSeconds: rendering.limits.patienceSeconds))
    }
}

extension ScreenController {
    /// The page of an address.
    ///
    /// - Parameter shell: The page shell.
    func respond(to request: Request, shell: Representation, logger: Logger) async throws -> Response {
        let address = ScreenAddress(request.uri.string)
        var environment = address.picture ?? ScreenEnvironment(of: request.headers)
        environment.region = ScreenRegion(of: request.headers)
        if address.picture == nil { environment.isRightToLeft = address.isRightToLeft }
        let isFirstVisit = address.picture == nil && !ScreenEnvironment.isKnown(request.headers)
        guard let form = shells.form(of: shell, hasStyles: isFirstVisit) else { return shell.response(to: request) }
        let composition: ResponseCache.Composition?
        do {
            composition = try await page(of: address.path, environment, request, form: form, logger)
        } catch let problem as Problem where problem.status == .serviceUnavailable {
            logger.warning(
                "screen not rendered", metadata: ["path": "\(LogText.plain(address.path))", "why": "overload"])
            composition = nil
        }
        guard let composition else { return shell.response(to: request) }
        var response = composition.representation.response(to: request)
        response.headers[.contentSecurityPolicy] = form.policy
        if let name = Self.acceptHints { response.headers[name] = ScreenEnvironment.acceptedHints }
        return response
    }

    private func page(
        of path: String, _ environment: ScreenEnvironment, _ request: Request, form: PageShells.Form, _ logger: Logger
    ) async throws -> ResponseCache.Composition? {
        let version = try await dependencies.version.current()
        let key = "\(environment.text) \(environment.region.text) \(form.tag) \(path)"
        let headers = Self.personalHeaders(of: request)
        if !headers.isEmpty, personalAddresses.contains(path) {
            return try await patiently(path, logger) {
                try await compose(path, environment, headers, form, logger)
            }
        }
        let now = dependencies.configuration.clock.now()
        // To wait patiently takes two tasks, which what is kept does not need.
        var shared = dependencies.cache.kept(key, version: version, now: now)
        if shared == nil {
            shared = try await patiently(path, logger) {
                try await dependencies.cache.composition(key, version: version, now: now) {
                    try await compose(path, environment, [:], form, logger)
                }
            }
        }
        guard !headers.isEmpty, shared?.representation.cacheControl == Self.privateCacheControl else { return shared }
        personalAddresses.insert(path)
        return try await page(of: path, environment, request, form: form, logger)
    }

    /// The headers that make a response personal.
    private static func personalHeaders(of request: Request) -> HTTPFields {
        var headers: HTTPFields = [:]
        let cookies = request.headers[values: .cookie].flatMap { $0.split(separator: ";") }
            .map { $0.drop { $0 == " " } }.filter { !$0.hasPrefix("environment=") && !$0.hasPrefix("region=") }
        if !cookies.isEmpty { headers[.cookie] = cookies.joined(separator: "; ") }
        if let authorization = request.headers[.authorization] { headers[.authorization] = authorization }
        return headers
    }

    private static let privateCacheControl = "private, no-cache"

    /// Renders a screen and puts it into the shell.
    ///
    /// - Throws: A ``Problem`` with status 503 if too many screens are being rendered.
    private func compose(
        _ path: String, _ environment: ScreenEnvironment, _ headers: HTTPFields, _ form: PageShells.Form,
        _ logger: Logger
    ) async throws -> ResponseCache.Composition {
        let run = ScreenRun(
            rendering: rendering, path: path, environment: environment, responder: responder, headers: headers,
            logger: logger)
        let outcome = try await limiter.run(cost: 1) {
            await withSpan("render") { _ in await run.run() }
        }
        if !outcome.defects.isEmpty {
            logger.warning(
                "screen rendered with defects",
                metadata: [
                    "path": "\(LogText.plain(path))",
                    "why": "\(LogText.plain(outcome.defects.joined(separator: "; ")))",
                ])
        }
        let now = dependencies.configuration.clock.now()
        guard let html = outcome.html else {
            return ResponseCache.Composition(representation: form.original, validUntil: now)
        }
        var metadata = rendering.metadata(outcome.summary)
        if outcome.status != .ok || !outcome.defects.isEmpty { metadata.isListed = false }
        var environment = environment
        environment.isRightToLeft = outcome.isRightToLeft
        let page = form.shell.page(
            html, environment, metadata, language: outcome.language, origin: origin, path: path,
            responses: ScreenResponse.json(
                outcome.summary.responses, maximumBytes: rendering.limits.responseBytes))
        let isShared = !outcome.isPrivate && outcome.defects.isEmpty
        // What was rendered without the headers of a client is the same for all that send none.
        let isKept = isShared || headers.isEmpty && outcome.defects.isEmpty
        let configuration = dependencies.configuration
        let representation = Representation(
            page, type: form.original.type,
            cacheControl: isShared ? configuration.pageCacheControl : Self.privateCacheControl,
            vary: ScreenEnvironment.varyingHeaders, status: outcome.status)
        return ResponseCache.Composition(
            // What one client gets once is compressed in a millisecond or two.
            representation: representation.compressed(brotli: isKept ? 5 : 2, gzip: isKept ? 6 : 1),
            validUntil: isKept ? now + rendering.limits.maximumAge : now)
    }

    /// The scheme and the name of the server; empty if it has no name.
    private var origin: String { dependencies.configuration.hostNames.first.map { "https://" + $0 } ?? "" }

    /// Waits for a page as long as a client may. The page is composed to its end all the same, since others may wait.
    private func patiently(
        _ path: String, _ logger: Logger,
        _ compose: @escaping @Sendable () async throws -> ResponseCache.Composition
    ) async throws -> ResponseCache.Composition? {
        let composition = try await Race.value(within: rendering.limits.patienceSeconds, of: compose)
        if composition == nil {
            logger.warning("screen not rendered", metadata: ["path": "\(LogText.plain(path))", "why": "time"])
        }
        return composition
    }
}
