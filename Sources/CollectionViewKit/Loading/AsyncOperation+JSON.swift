public import CollectionDataSources
public import CollectionPages
public import CollectionViews

extension AsyncOperation where Value: JSONDecodable {
    /// An operation that sends a request to the server, and reads its value from the JSON of the response.
    ///
    /// ```swift
    /// AsyncOperation<[Note]>.request(HostRequest("/v1/notes"))
    /// ```
    ///
    /// It fails with the error that `errorProvider` returns, or as ``HostResponse/decode(_:limits:log:)`` does, which logs the place of
    /// a defect for developers.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - policy: The policy by which a failed request is sent again.
    ///   - limits: How much is read.
    ///   - errorProvider: Returns the error in a response; `nil` for none. By default that is the `LoadError` of its status.
    public static func request(
        _ request: HostRequest, retrying policy: RetryPolicy = .never, limits: JSONLimits = JSONLimits(),
        errorProvider: @escaping (HostReply) -> LoadError? = { LoadError($0.response) }
    ) -> AsyncOperation<Value> {
        AsyncOperation<Value> { context, completion in
            AsyncOperation<HostReply>.fetch(request, retrying: policy, errorProvider: errorProvider)
                .map { reply throws(LoadError) in
                    try reply.response.decode(Value.self, limits: limits, log: context)
                }
                .run(in: context, then: completion)
        }
    }
}
