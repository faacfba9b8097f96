import HTTPTypes
import Hummingbird
import Synchronization

/// Refuses requests while too many are under way: those that wait for anything hold memory.
struct ConcurrencyMiddleware: RouterMiddleware {
    private final class Count: Sendable {
        let value = Atomic(0)
    }

    private let limit: Int
    private let count = Count()

    init(limit: Int) {
        self.limit = limit
    }

    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        let underWay = count.value.add(1, ordering: .relaxed).newValue
        defer { count.value.subtract(1, ordering: .relaxed) }
        guard underWay <= limit else {
            throw Problem.overloaded
        }
        return try await next(request, context)
    }
}
