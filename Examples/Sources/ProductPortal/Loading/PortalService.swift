import CollectionViewKit
import SharedScreens

/// Sends the requests about one show, and has responses fail where the panel of faults says so.
final class PortalService {
    /// Where the server has the show.
    let path: String
    /// The connection to the host; without one nothing can be reached.
    var context: HostContext?

    private var faults: [PortalFault]
    private static var slowMilliseconds: Int { 4_000 }
    private static var staleMilliseconds: Int { 6_000 }

    init(path: String) {
        self.path = path
        faults = PortalEndpoint.allCases.map { _ in .none }
    }
}

extension PortalService {
    /// Cancels a request.
    typealias Cancellation = () -> Void

    /// What goes wrong with an endpoint.
    func fault(of endpoint: PortalEndpoint) -> PortalFault { faults[endpoint.rawValue] }

    /// Has an endpoint go wrong, from the next request on.
    func setFault(_ fault: PortalFault, of endpoint: PortalEndpoint) { faults[endpoint.rawValue] = fault }

    /// Requests what an endpoint has.
    ///
    /// - Parameters:
    ///   - cursor: Where to go on in a list; `nil` for its start.
    ///   - handler: Is given the response, or why there is none. It is called once, unless the request is cancelled.
    /// - Returns: The closure that cancels the request.
    func read(
        _ endpoint: PortalEndpoint,
        after cursor: LoadCursor? = nil,
        then handler: @escaping (Result<JSONValue, LoadError>) -> Void
    ) -> Cancellation {
        let path = path + endpoint.suffix + (cursor.map { "?after=" + $0.text } ?? "")
        return send(endpoint, HostRequest(path)) { [context] response in
            handler(response.json(log: context).mapError { $0.ofPortal })
        }
    }

    /// Has the server change something. The handler is called with what is known of the change.
    func write(
        _ suffix: String, method: HostRequest.Method, body: [UInt8] = [],
        then handler: @escaping (StoreResponse) -> Void
    ) {
        let request = HostRequest(path + suffix, method: method, body: body)
        _ = send(.changes, request) { handler(StoreResponse(LoadError($0))) }
    }

    private func send(
        _ endpoint: PortalEndpoint,
        _ request: HostRequest,
        then handler: @escaping (HostResponse) -> Void
    ) -> Cancellation {
        guard let context else {
            handler(.unreachable)
            return {}
        }
        switch fault(of: endpoint) {
        case .none:
            let ticket = context.request(request, then: handler)
            return { context.cancel(request: ticket) }
        case .slow:
            let delayed = DelayedRequest()
            let timer = context.after(milliseconds: Self.slowMilliseconds) {
                delayed.ticket = context.request(request, then: handler)
            }
            return {
                context.cancel(timer: timer)
                if let ticket = delayed.ticket { context.cancel(request: ticket) }
            }
        case .failing:
            return later(context) { handler(.failure(status: 503)) }
        case .empty:
            return later(context) { handler(.success(Array("{}".utf8))) }
        case .stale:
            context.request(request) { response in
                context.after(milliseconds: Self.staleMilliseconds) { handler(response) }
            }
            return {}
        }
    }

    private func later(_ context: HostContext, _ action: @escaping () -> Void) -> Cancellation {
        let timer = context.after(milliseconds: 300, action)
        return { context.cancel(timer: timer) }
    }
}

/// A request that is sent later.
private final class DelayedRequest {
    var ticket: HostContext.Ticket?
}
