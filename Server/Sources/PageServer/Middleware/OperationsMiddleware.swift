import HTTPTypes
import Hummingbird
import Logging

/// What operators request, before all limits: `GET /livez` (the process responds), `GET /readyz` (the store can be written
/// and read and has pages) and `GET /metrics` (figures for Prometheus, to operators' addresses only).
struct OperationsMiddleware: RouterMiddleware {
    let readiness: Readiness
    let metrics: PrometheusMetrics?
    /// The figures that are read when `/metrics` is requested.
    let load: LoadMetrics?
    let operators: [AddressRange]

    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        guard request.method == .get || request.method == .head else { return try await next(request, context) }
        switch request.uri.path {
        case "/livez":
            return Self.text("ok\n", to: request)
        case "/readyz":
            if let defect = await readiness.defect() {
                context.logger.warning("not ready", metadata: ["reason": "\(LogText.plain(defect))"])
                return Self.text("\(defect)\n", status: .serviceUnavailable, to: request)
            }
            return Self.text("ok\n", to: request)
        case "/metrics":
            guard let metrics else { return try await next(request, context) }
            let isOperator = context.client.map { client in operators.contains { $0.contains(client) } } ?? true
            guard isOperator else { return try await next(request, context) }
            await load?.record()
            return Self.text(metrics.text, type: "text/plain; version=0.0.4; charset=utf-8", to: request)
        default:
            return try await next(request, context)
        }
    }

    private static func text(
        _ text: String, status: HTTPResponse.Status = .ok, type: String = "text/plain; charset=utf-8",
        to request: Request
    ) -> Response {
        let buffer = ByteBuffer(string: text)
        let headers: HTTPFields = [
            .contentType: type, .cacheControl: "no-store", .contentLength: "\(buffer.readableBytes)",
        ]
        return Response(
            status: status, headers: headers,
            body: request.method == .head ? ResponseBody() : ResponseBody(byteBuffer: buffer))
    }
}
