import HTTPTypes
import Hummingbird
import Logging
import PageStore

/// Turns every error into problem details, and keeps the inside of the server out of them.
struct ProblemMiddleware: RouterMiddleware {
    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let problem as Problem {
            return problem.response
        } catch let error as HTTPError {
            return Problem(status: error.status, detail: Self.sentence(for: error.status), headers: error.headers)
                .response
        } catch let error as any HTTPResponseError {
            return Problem(status: error.status, detail: Self.sentence(for: error.status)).response
        } catch is BodyTimeExceeded {
            // BodyTimeHandler closes the connection after this response.
            return Problem(
                status: .requestTimeout, detail: "The body did not arrive in time. Send it again.",
                headers: [.connection: "close"]
            ).response
        } catch is TimeLimitExceeded {
            return Problem.unavailable("The response took too long. Try again.").response
        } catch StoreError.nullCharacter {
            return Problem.badRequest(StoreError.nullCharacter.description).response
        } catch let error as StoreError {
            context.logger.error("store failed", metadata: ["error": "\(LogText.plain("\(error)"))"])
            return (error == .full ? Problem.full : Problem.store).response
        } catch is CancellationError {
            return Problem.unavailable("The server is shutting down. Try again.").response
        } catch {
            if RequestDefect.isDefect(error) {
                return Problem(status: .badRequest, detail: "The request is incomplete, or not HTTP.").response
            }
            context.logger.error(
                "request failed",
                metadata: [
                    "path": "\(LogText.plain(request.uri.path))", "error": "\(LogText.plain("\(error)"))",
                ]
            )
            return Problem(status: .internalServerError, detail: "The server failed. Try again in a moment.").response
        }
    }

    private static func sentence(for status: HTTPResponse.Status) -> String {
        switch status {
        case .notFound: "There is nothing at this path."
        case .contentTooLarge: "The body is too large."
        case .badRequest: "The request is malformed."
        default: "The request cannot be handled."
        }
    }
}
