public import CollectionDataSources
public import CollectionPages
public import CollectionViews

extension LoadError {
    /// A failure to read a response. The sentence is for the user; the place of the defect belongs to the log.
    public init(_ error: JSONDecodingError) {
        switch error {
        case .unreadable(.tooManyBytes), .unreadable(.tooManyValues), .unreadable(.tooDeep): self.init(reason: .limit)
        default: self.init(reason: .undecodable)
        }
    }
}

extension HostResponse {
    /// Reads the body of a response as JSON.
    ///
    /// ```swift
    /// do throws(LoadError) {
    ///     show(try response.decode([Message].self, log: context))
    /// } catch {
    ///     show(error)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - type: What is read.
    ///   - limits: How much is read.
    ///   - context: What logs the place of a defect for developers.
    /// - Throws: `LoadError`: that of a response without content, ``LoadError/Reason/undecodable`` or ``LoadError/Reason/limit``.
    public func decode<Value: JSONDecodable>(
        _ type: Value.Type = Value.self, limits: JSONLimits = JSONLimits(), log context: HostContext?
    ) throws(LoadError) -> Value {
        let bytes = try body()
        do throws(JSONDecodingError) {
            return try JSONDocument.decode(from: bytes, limits: limits)
        } catch {
            context?.send(.log(.error, "A response cannot be read. \(error)"))
            throw LoadError(error)
        }
    }
}
