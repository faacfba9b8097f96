public import CollectionDataSources
public import CollectionPages
public import CollectionViews

extension LoadError {
    /// Why a response is not what was requested, in the server's own sentence; `nil` for a success.
    ///
    /// The reason is that of the status. The message is the `detail`, or else the `title`, of a body of the type
    /// `application/problem+json`, RFC 9457. Any other body is not looked into, as that of a proxy is nothing for the user.
    ///
    /// ```swift
    /// loader.errorProvider = { LoadError(problem: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - reply: The response.
    ///   - limits: How much is read.
    public init?(problem reply: HostReply, limits: JSONLimits = JSONLimits()) {
        guard var error = LoadError(reply.response) else { return nil }
        let type = reply.headerFields["Content-Type"].map { $0.utf8.prefix { $0 != 0x20 && $0 != 0x3B } }
        if let type, type.elementsEqual("application/problem+json".utf8) {
            do throws(LoadError) {
                error.message = try reply.decodeBody(Problem.self, limits: limits, log: nil).sentence
            } catch {}  // the status says enough
        }
        self = error
    }

    /// What is read of the problem.
    private struct Problem: JSONDecodable {
        let sentence: String

        init(_ json: JSONValue) throws(JSONDecodingError) {
            let detail: String? = try json.decodeIfPresent("detail")
            let title: String? = try json.decodeIfPresent("title")
            sentence = detail ?? title ?? ""
        }
    }
}

extension HostReply {
    /// Reads the body as JSON, whatever the status: the body of a failure says what the server has found.
    ///
    /// ```swift
    /// struct Defects: JSONDecodable { … }
    ///
    /// context.fetch(request) { reply in
    ///     guard case .failure(status: 422) = reply.response else { return receive(reply.response) }
    ///     show((try? reply.decodeBody(Defects.self, log: context))?.byField ?? [])
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - type: What is read.
    ///   - limits: How much is read.
    ///   - context: What logs the place of a defect for developers.
    /// - Throws: `LoadError` with the reason ``LoadError/Reason/undecodable`` or ``LoadError/Reason/limit``.
    public func decodeBody<Value: JSONDecodable>(
        _ type: Value.Type = Value.self, limits: JSONLimits = JSONLimits(), log context: HostContext?
    ) throws(LoadError) -> Value {
        try HostResponse.success(body).decode(limits: limits, log: context)
    }
}
