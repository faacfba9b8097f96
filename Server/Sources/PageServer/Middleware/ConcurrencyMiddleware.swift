import HTTPTypes
import Hummingbird

/// Refuses requests while too many are under way: those that wait for anything hold memory.
///
/// These requests, and those for whose work there is no room, are noted in ``OverloadGate``, which refuses the next ones like them earlier.
/// It does so only while there is still no room. That ends without them: with the requests that are under way, which reach this middleware
/// and end here.
struct ConcurrencyMiddleware: RouterMiddleware {
    let limiter: RequestLimiter
    let gate: OverloadGate

    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        guard limiter.enter() else {
            gate.noteRefusal(of: request.head, for: .request)
            throw Problem.overloaded
        }
        defer { limiter.leave() }
        do {
            return try await next(request, context)
        } catch let problem as Problem where problem == .overloaded {
            gate.noteRefusal(of: request.head, for: .work)
            throw problem
        }
    }
}
