import HTTPTypes
import Hummingbird
import Synchronization

/// Refuses requests while too many are under way: those that wait for anything hold memory. Requests for whose work there is no room are
/// noted in ``OverloadGate``, which refuses the next ones like them earlier.
struct ConcurrencyMiddleware: RouterMiddleware {
    private final class Count: Sendable {
        let value = Atomic(0)
    }

    private let limit: Int
    private let gate: OverloadGate
    private let count = Count()

    init(limit: Int, gate: OverloadGate) {
        self.limit = limit
        self.gate = gate
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
        do {
            return try await next(request, context)
        } catch let problem as Problem where problem == .overloaded {
            gate.noteRefusal(of: request.head)
            throw problem
        }
    }
}
