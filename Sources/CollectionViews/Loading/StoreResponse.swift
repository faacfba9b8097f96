public import CollectionDataSources

/// What is known of a value on the server after a request to store it.
///
/// ```swift
/// context.request(request) { follow(likes.responded(StoreResponse(LoadError($0)), wanted: isLiked)) }
/// ```
public enum StoreResponse: Hashable, Sendable, CaseIterable {
    /// The server has stored the value.
    case stored
    /// The server has not stored the value.
    case refused
    /// There was no response, or one that cannot be read: the server may have stored the value.
    case unknown
}

extension StoreResponse {
    /// The response that an error describes; `nil` for the error of a request that succeeded.
    public init(_ error: LoadError?) {
        self =
            switch error?.reason {
            case nil: .stored
            case .unreachable?, .timedOut?, .abandoned?, .undecodable?: .unknown
            case .failed?, .refused?, .invalid?, .outdated?, .notFound?, .limit?: .refused
            }
    }
}
