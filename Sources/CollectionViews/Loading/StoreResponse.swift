public import CollectionDataSources

/// What is known of a value on the server after a request to store it.
///
/// ```swift
/// context.request(request) { follow(likes.responded(StoreResponse(LoadError($0, to: request)), wanted: isLiked)) }
/// ```
public enum StoreResponse: Hashable, Sendable, CaseIterable {
    /// The server has stored the value.
    case stored
    /// The server has not stored the value.
    case refused
    /// There was no response, or one from which it cannot be known: the server may have stored the value.
    case unknown
}

extension StoreResponse {
    /// The response that an error describes; `nil` for the error of a request that succeeded.
    ///
    /// For an error of the server, the status in ``LoadError/code`` decides:
    ///
    /// - 500, 502 and 504, and those from 520 to 599, which some proxies use, are ``unknown``: the server may have stored the value before it
    ///   failed, or before the connection between a proxy and the server was lost.
    /// - 503 is ``refused``: a server must send it, mostly with `Retry-After`, only for a request that it has not worked on.
    /// - All others are ``refused``.
    public init(_ error: LoadError?) {
        self =
            switch error?.reason {
            case nil: .stored
            case .unreachable?, .timedOut?, .abandoned?, .undecodable?: .unknown
            case .failed?, .refused?: Self.mayBeStored(afterStatus: error?.code ?? 0) ? .unknown : .refused
            case .invalid?, .outdated?, .notFound?, .limit?: .refused
            }
    }

    /// Whether a server that responds with a status may have carried the request out.
    private static func mayBeStored(afterStatus status: Int) -> Bool {
        switch status {
        case 500, 502, 504, 520...599: true
        default: false
        }
    }
}
