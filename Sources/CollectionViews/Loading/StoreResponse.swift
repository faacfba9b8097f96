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
    /// There was no response, or one that does not state whether the server has stored the value: it may have.
    case unknown
}

extension StoreResponse {
    /// The response that an error describes; `nil` for the error of a request that succeeded.
    ///
    /// The status in ``LoadError/code`` decides where there is one: those from 500 to 599 are ``unknown``, since a server or a proxy may
    /// send each of them after the value was stored. So are 408 and 413: the host itself responds with them where the response took too
    /// long and where it was too large, see ``HostResponse/failure(status:)``, and in both cases the server may have stored the value. The
    /// others from 400 to 499 are ``refused``. Without a status, an error is ``unknown`` where no response was received in time or the
    /// response could not be read.
    ///
    /// An ``unknown`` response to a value that the server has not stored costs one request: the next value is sent even if it is the one
    /// from before. A ``refused`` response to a value that it has stored would leave the app and the server with different values.
    public init(_ error: LoadError?) {
        guard let error else {
            self = .stored
            return
        }
        self =
            switch (error.code, error.reason) {
            case (408, _), (413, _), (500...599, _): .unknown
            case (400...499, _): .refused
            case (_, .unreachable), (_, .timedOut), (_, .abandoned), (_, .undecodable): .unknown
            case (_, .failed), (_, .refused), (_, .invalid), (_, .outdated), (_, .notFound), (_, .limit): .refused
            }
    }
}
