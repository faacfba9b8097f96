import CoreMetrics
import HTTPTypes
import Hummingbird
import Synchronization

/// Counts requests by route, method and status, the time until their responses are made, and how many are under way.
///
/// The framework's `MetricsMiddleware` counts when a body has been written. For this it makes each body one that is written
/// by a closure, and the framework then sends the head, the body and the end of a response in three system calls. A body that is
/// left as it is goes out in one. What is counted here does not include the time of sending.
struct RequestMetricsMiddleware: RouterMiddleware {
    private struct Key: Hashable {
        let route: String
        let method: HTTPRequest.Method
        let status: Int
    }

    private struct Figures: Sendable {
        let count: Counter
        let duration: Timer
    }

    private final class Series: Sendable {
        let underWay = Mutex<[HTTPRequest.Method: Meter]>([:])
        let figures = Mutex<[Key: Figures]>([:])
    }

    private let series = Series()

    func handle(
        _ request: Request, context: AppRequestContext,
        next: (Request, AppRequestContext) async throws -> Response
    ) async throws -> Response {
        let clock = ContinuousClock()
        let start = clock.now
        let underWay = meter(of: request.method)
        underWay.increment()
        defer { underWay.decrement() }
        let response = try await next(request, context)
        let figures = figures(
            of: Key(
                route: context.endpointPath ?? "Unknown", method: request.method, status: response.status.code))
        let elapsed = start.duration(to: clock.now).components
        figures.count.increment()
        figures.duration.recordNanoseconds(elapsed.seconds * 1_000_000_000 + elapsed.attoseconds / 1_000_000_000)
        return response
    }

    private func meter(of method: HTTPRequest.Method) -> Meter {
        series.underWay.withLock { meters in
            if let meter = meters[method] { return meter }
            let meter = Meter(
                label: "http.server.active_requests", dimensions: [("http.request.method", method.rawValue)])
            meters[method] = meter
            return meter
        }
    }

    private func figures(of key: Key) -> Figures {
        series.figures.withLock { all in
            if let figures = all[key] { return figures }
            let dimensions = [
                ("http.route", key.route), ("http.request.method", key.method.rawValue),
                ("http.response.status_code", "\(key.status)"),
            ]
            let figures = Figures(
                count: Counter(label: "hb.requests", dimensions: dimensions),
                duration: Timer(
                    label: "http.server.request.duration", dimensions: dimensions, preferredDisplayUnit: .seconds))
            all[key] = figures
            return figures
        }
    }
}
