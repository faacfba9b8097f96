import HTTPTypes
import Hummingbird
import Tracing

/// Makes a span of each request until its response is made, in the trace that the headers of the request name.
///
/// It stands outside of all that changes the response, so that it records the status and the id that are sent. The framework's
/// middleware does not mark a response with 5xx as failed, and has bodies sent in several writes (decision 83).
struct SpanMiddleware: RouterMiddleware {
    /// Whether a tracer is installed. Without one, the server is assembled without what makes spans of requests and of
    /// transactions.
    static var hasTracer: Bool { !(InstrumentationSystem.tracer is NoOpTracer) }

    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        let parent = Self.parent(of: request)
        return try await withSpan(request.method.rawValue, context: parent, ofKind: .server) { span in
            let response = try await next(request, context)
            let route = context.endpointPath
            let id: String? = ClientMiddleware.requestID.flatMap { response.headers[$0] }
            if let route { span.operationName = "\(request.method.rawValue) \(route)" }
            span.updateAttributes { attributes in
                attributes["http.request.method"] = request.method.rawValue
                attributes["url.path"] = request.uri.path
                attributes["http.route"] = route
                attributes["http.response.status_code"] = Int(response.status.code)
                attributes["http.request.id"] = id
            }
            if response.status.kind == .serverError { span.setStatus(SpanStatus(code: .error)) }
            return response
        }
    }

    /// What the headers of a request say about the trace that it belongs to, as the tracer reads them.
    private static func parent(of request: Request) -> InstrumentationContext {
        var context = InstrumentationContext.current ?? .topLevel
        InstrumentationSystem.instrument.extract(request.headers, into: &context, using: FieldExtractor())
        return context
    }
}

/// Reads headers such as `traceparent` for a tracer.
private struct FieldExtractor: Extractor {
    func extract(key: String, from fields: HTTPFields) -> String? {
        HTTPField.Name(key).flatMap { fields[$0] }
    }
}
