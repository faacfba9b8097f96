import HTTPTypes
import Hummingbird

/// The browser program: files of one directory, and its page shell for every path that the program itself shows.
struct StaticFileController {
    let files: StaticFiles
    /// Renders the screens; `nil` to send the page shell alone.
    let screens: ScreenController?
    /// Decides the status of the page shell where screens are not rendered.
    let knownScreens: KnownScreens

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("**", use: file)
        router.get("/", use: file)
    }

    @Sendable private func file(request: Request, context: AppRequestContext) async throws -> Response {
        let path = request.uri.path
        if path != "/" || screens == nil, let representation = try files.representation(of: path) {
            return representation.response(to: request)
        }
        // Paths without a file name, such as /products/1001, are screens of the program. Those of the API are not.
        let segments = path.split(separator: "/")
        let isScreen = !(segments.last?.contains(".") ?? false) && !["v1", "img"].contains(segments.first ?? "")
        guard isScreen, let shell = try files.representation(of: "/index.html") else {
            throw Problem.notFound("There is nothing at this path.")
        }
        if let screens { return try await screens.respond(to: request, shell: shell, logger: context.logger) }
        // The program shows that there is nothing.
        let isKnown = await knownScreens.contain(ScreenAddress(request.uri.string).path)
        return (isKnown ? shell : shell.with(.notFound)).response(to: request)
    }
}
