import CollectionViewKit
import SharedScreens

/// Sends the requests about one show, and has responses fail where the panel of faults says so.
final class PortalService {
    /// Where the server has the show.
    let path: String
    /// The connection to the host; without one nothing is sent, and each request fails with the reason `failed`.
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
        return send(endpoint, HostRequest(path)) { [context] result in
            handler(result.flatMap { $0.response.json(log: context) }.mapError { $0.ofPortal })
        }
    }

    /// Has the server change something. The handler is called with what is known of the change. A deletion
    /// of what does not exist counts as stored.
    func write(
        _ suffix: String, method: HostRequest.Method, headerFields: HeaderFields = HeaderFields(), body: [UInt8] = [],
        then handler: @escaping (StoreResponse) -> Void
    ) {
        let request = HostRequest(path + suffix, method: method, headerFields: headerFields, body: body)
        _ = send(.changes, request) { result in
            switch result {
            case .success(let reply): handler(StoreResponse(LoadError(reply.response, to: request)))
            case .failure(let error): handler(StoreResponse(error))
            }
        }
    }

    private func send(
        _ endpoint: PortalEndpoint,
        _ request: HostRequest,
        then handler: @escaping AsyncOperation<HostReply>.Completion
    ) -> Cancellation {
        guard let context else {
            handler(.failure(LoadError(reason: .failed)))
            return {}
        }
        let fault = fault(of: endpoint)
        let cancel = Self.operation(request, fault).run(in: context, then: handler)
        // A stale response comes although its request was cancelled.
        if fault == .stale { return {} }
        return cancel
    }

    /// Sends a request, with what goes wrong on purpose. A response with any status is a value, as a fault may hold back a failure, too.
    private static func operation(_ request: HostRequest, _ fault: PortalFault) -> AsyncOperation<HostReply> {
        let reply = AsyncOperation<HostReply>.fetch(request, errorProvider: { _ in nil })
        return switch fault {
        case .none: reply
        case .slow: delay(slowMilliseconds).flatMap { _ in reply }
        case .failing: delay(300).map { _ in HostReply.failure(status: 503) }
        // An empty response to a change states that it was stored, so that the change is sent.
        case .empty where request.method == .get: delay(300).map { _ in HostReply.success(Array("{}".utf8)) }
        case .empty: reply
        case .stale: reply.flatMap { reply in delay(staleMilliseconds).map { _ in reply } }
        }
    }

    private static func delay(_ milliseconds: Int) -> AsyncOperation<Void> {
        AsyncOperation<Void> { context, completion in
            let timer = context.after(milliseconds: milliseconds) { completion(.success(())) }
            return { context.cancel(timer: timer) }
        }
    }
}
