import HTTPTypes
import Hummingbird

/// `GET /documentation/{name}`: the article of a name, or what the sources say about the type of that name, to be read in
/// the browser. `GET /documentation` leads to all articles.
struct DocumentationController {
    let files: DocumentationFiles

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("documentation", use: index)
        router.get("documentation/:name", use: page)
        router.get("documentation/images/:name", use: picture)
    }

    @Sendable private func index(request: Request, context: AppRequestContext) async throws -> Response {
        Self.page(files.index, request)
    }

    @Sendable private func page(request: Request, context: AppRequestContext) async throws -> Response {
        guard let html = files.page(try context.segment("name")) else {
            throw Problem.notFound("There is no documentation of this name.")
        }
        return Self.page(html, request)
    }

    @Sendable private func picture(request: Request, context: AppRequestContext) async throws -> Response {
        guard let picture = files.picture(try context.segment("name")) else {
            throw Problem.notFound("There is no picture of this name.")
        }
        return Representation(picture.bytes, type: picture.type, cacheControl: "no-cache").response(to: request)
    }

    private static func page(_ html: String, _ request: Request) -> Response {
        Representation(Array(html.utf8), type: "text/html; charset=utf-8", cacheControl: "no-cache").response(
            to: request)
    }
}
