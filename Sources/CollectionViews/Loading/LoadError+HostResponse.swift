public import CollectionDataSources

extension LoadError {
    /// Why a response is not what was requested; `nil` for a success.
    public init?(_ response: HostResponse) {
        switch response {
        case .success: return nil
        case .failure(let status): self.init(reason: Self.reason(ofStatus: status), code: status)
        case .unreachable: self.init(reason: .unreachable)
        }
    }

    /// Why the response to a request is not what was requested; `nil` for a success.
    ///
    /// For a request with the method ``HostRequest/Method/delete``, status 404 is a success: the resource does not exist, as when an
    /// earlier request, whose response was lost, has deleted it.
    public init?(_ response: HostResponse, to request: HostRequest) {
        if request.method == .delete, case .failure(let status) = response, status == 404 { return nil }
        self.init(response)
    }

    private static func reason(ofStatus status: Int) -> Reason {
        switch status {
        case 400, 422: .invalid
        case 404: .notFound
        case 408, 504: .timedOut
        case 409, 410, 412, 426: .outdated
        case 413, 429: .limit
        default: .refused
        }
    }
}

extension HostResponse {
    /// The body of a response with a status from 200 to 299.
    ///
    /// - Throws: `LoadError` for every other one.
    public func body() throws(LoadError) -> [UInt8] {
        guard case .success(let bytes) = self else { throw LoadError(self) ?? LoadError() }
        return bytes
    }
}

extension HostReply {
    /// The body of a response that is no error.
    ///
    /// - Throws: The error that the closure returns, or that of the status.
    func body(orError error: (HostReply) -> LoadError?) throws(LoadError) -> [UInt8] {
        if let error = error(self) { throw error }
        return try response.body()
    }
}
