import HTTPTypes
import Hummingbird

/// `POST /v1/faults?path=…&fault=…&count=…` plans faults, `DELETE /v1/faults` forgets them.
struct FaultController {
    static let path = "/v1/faults"

    let plan: FaultPlan

    func addRoutes(to router: Router<AppRequestContext>) {
        router.post("v1/faults", use: add)
        router.delete("v1/faults") { [plan] _, _ in
            plan.clear()
            return Response(status: .noContent)
        }
    }

    @Sendable private func add(request: Request, context: AppRequestContext) async throws -> Response {
        let parameters = request.uri.queryParameters
        guard let path = parameters["path"].map(String.init), path.hasPrefix("/"),
            let fault = parameters["fault"].flatMap({ Fault(String($0)) }),
            let count = Int(parameters["count"].map(String.init) ?? "1"), (1...1_000).contains(count)
        else {
            throw Problem.badRequest("A fault must have a path, a word and a count from 1 to 1000.")
        }
        plan.add(fault, path: path, count: count)
        return Response(status: .noContent)
    }
}
