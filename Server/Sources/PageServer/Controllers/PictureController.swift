import HTTPTypes
import Hummingbird
import Logging
import NIOCore

/// `GET /img/{width}/{path}`: pictures in the widths of the server's responsive images and in the best format that the client accepts.
struct PictureController {
    let store: PictureStore
    let limits: ServerLimits

    func addRoutes(to router: Router<AppRequestContext>) {
        router.get("img/**", use: picture)
    }

    @Sendable private func picture(request: Request, context: AppRequestContext) async throws -> Response {
        // The path is taken as it was sent: a percent sign in it is refused, not decoded.
        let parts = request.uri.path.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: true)
        guard parts.count == 3 else { throw Problem.notFound("A picture's path is /img/{width}/{path}.") }
        let picture = try PictureRequest(
            width: String(parts[1]), path: String(parts[2]), accept: request.headers[.accept]
        )
        if let header = request.headers[.ifNoneMatch], let tag = store.knownTag(of: picture),
            let condition = EntityTagCondition(header), condition.names(tag)
        {
            // The client has the bytes, so that the response is 304 and the file need not be read.
            return Self.representation(of: picture, ByteBuffer(), tag: tag).response(to: request)
        }
        do {
            let found = try await withTimeLimit(seconds: limits.requestSeconds) { [store] in
                try await store.picture(of: picture, for: context.clientAddress)
            }
            return Self.representation(of: picture, found.body, tag: found.tag).response(to: request)
        } catch let error as PictureError {
            context.logger.warning(
                "picture not served",
                metadata: ["path": "\(LogText.plain(picture.path))", "error": "\(LogText.plain("\(error)"))"])
            throw Self.problem(error)
        }
    }

    private static func representation(of picture: PictureRequest, _ body: ByteBuffer, tag: String) -> Representation {
        Representation(
            body, tag: tag, type: picture.format.mediaType, cacheControl: "public, max-age=31536000, immutable",
            vary: ["Accept"])
    }

    private static func problem(_ error: PictureError) -> Problem {
        switch error {
        case .unknownPicture: .notFound("There is no picture at this path.")
        case .busy: .unavailable("Too many pictures are being drawn. Try again.", retryAfter: 2)
        case .tookTooLong: .unavailable("The picture took too long to draw. Try again.", retryAfter: 2)
        case .full: .unavailable("There is no room for another picture at the moment. Try again later.", retryAfter: 30)
        case .failed: Problem(status: .internalServerError, detail: "The picture cannot be drawn.")
        }
    }
}
