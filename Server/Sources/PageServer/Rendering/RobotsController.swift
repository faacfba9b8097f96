import HTTPTypes
import Hummingbird
import PageStore

/// `GET /robots.txt` and `GET /sitemap.xml`: what crawlers may read, and what there is.
struct RobotsController {
    /// The longest list that the protocol of sitemaps permits.
    private static let addressLimit = 50_000

    let rendering: ScreenRendering
    let dependencies: ServerDependencies

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("robots.txt", use: robots)
        router.get("sitemap.xml", use: sitemap)
    }

    @Sendable private func robots(request: Request, context: AppRequestContext) async throws -> Response {
        let text = """
            User-agent: *
            Disallow: /v1/
            Sitemap: \(origin(of: request))/sitemap.xml

            """
        return Representation(
            Array(text.utf8), type: "text/plain; charset=utf-8", cacheControl: "public, max-age=3600", vary: ["Host"]
        ).response(to: request)
    }

    @Sendable private func sitemap(request: Request, context: AppRequestContext) async throws -> Response {
        let paths = try await dependencies.limited(cost: 2) {
            try await dependencies.store.read(rendering.addresses)
        }
        let origin = origin(of: request)
        var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        xml += "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n"
        for path in paths.prefix(Self.addressLimit) {
            let path = path.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            xml += "<url><loc>\(origin)\(path)</loc></url>\n"
        }
        xml += "</urlset>\n"
        return Representation(
            Array(xml.utf8), type: "application/xml", cacheControl: "public, max-age=3600", vary: ["Host"]
        ).response(to: request)
    }

    /// The scheme and host of the server. The name in a request is used only if it is one under which the server is known.
    private func origin(of request: Request) -> String {
        let configuration = dependencies.configuration
        if let name = configuration.hostNames.first { return "https://" + name }
        let host = request.head.authority ?? "localhost"
        return HostRules(names: [], origins: []).accepts(host: host) ? "http://" + host : "http://localhost"
    }
}
