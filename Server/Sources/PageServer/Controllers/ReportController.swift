import CollectionPages
import HTTPTypes
import Hummingbird
import Logging

/// `POST /v1/reports`: clients say what they could not show. It ends in the log, and nowhere else.
struct ReportController {
    let limiter: RateLimiter
    let limits: ServerLimits

    func addRoutes(to router: Router<AppRequestContext>) {
        router.post("v1/reports", use: report)
    }

    @Sendable private func report(request: Request, context: AppRequestContext) async throws -> Response {
        try request.requireJSON()
        if let refusal = limiter.refusal(of: context.clientAddress, what: "reports") { throw refusal }
        let body = try await request.bytes(limit: limits.reportBytes)
        let report: PageReport
        do {
            report = try PageReport(bytes: body)
        } catch {
            throw Problem.badRequest("This is not a report: \(error)")
        }
        for diagnostic in report.diagnostics {
            // `description` has no control characters, so a report cannot forge lines of the log.
            context.logger.warning(
                "client report",
                metadata: ["page": "\(Self.name(report.page))", "problem": "\(diagnostic.description)"]
            )
        }
        return Response(status: .noContent, headers: [.cacheControl: "no-store"])
    }

    private static func name(_ text: String) -> String {
        String(text.filter { $0.isASCII && ($0.isLetter || $0.isNumber || "._:-".contains($0)) })
    }
}
