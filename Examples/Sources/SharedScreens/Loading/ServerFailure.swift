package import CollectionViewKit

/// Why something did not come from the server.
package enum ServerFailure: Error, Equatable {
    /// There is no such thing.
    case missing
    /// The server does not understand the question.
    case invalid
    /// What the question goes on from has changed meanwhile.
    case outdated
    /// The server failed.
    case refused
    /// The answer is not what was asked for.
    case unreadable
    /// There is no connection.
    case unreachable

    /// Why a response is not what was asked for; `nil` for one that brings something.
    package init?(_ response: HostResponse) {
        switch response {
        case .success: return nil
        case .failure(status: 400): self = .invalid
        case .failure(status: 404): self = .missing
        case .failure(status: 410): self = .outdated
        case .failure: self = .refused
        case .unreachable: self = .unreachable
        }
    }
}

extension ServerFailure {
    /// The document in a response, or why there is none. What cannot be read is logged for developers.
    ///
    /// - Parameters:
    ///   - response: The response.
    ///   - limits: How large the document may be.
    ///   - context: What logs the reason.
    /// - Complexity: O(*n*) in the bytes of the response.
    package static func document(
        in response: HostResponse, limits: JSONLimits = JSONLimits(), context: HostContext?
    ) -> Result<JSONValue, ServerFailure> {
        guard case .success(let bytes) = response else { return .failure(ServerFailure(response) ?? .unreadable) }
        do throws(PageError) {
            return .success(try JSONDocument(bytes, limits: limits).root)
        } catch {
            context?.send(.log(.error, "A response cannot be read. \(error)"))
            return .failure(.unreadable)
        }
    }

    /// What happened and what to do, as a sentence.
    ///
    /// - Parameters:
    ///   - missing: The sentence for ``missing``.
    ///   - outdated: The sentence for ``outdated``.
    ///   - invalid: The sentence for ``invalid``; `nil` where the reader has no part in the question, so that it is our
    ///     fault.
    package func sentence(missing: String, outdated: String, invalid: String? = nil) -> String {
        switch self {
        case .missing: missing
        case .outdated: outdated
        case .invalid: invalid ?? Self.refused.sentence(missing: missing, outdated: outdated)
        case .refused: "Something went wrong on our side. Try again in a moment."
        case .unreadable: "The answer could not be read. Try again in a moment."
        case .unreachable: "The server does not answer. Check your connection, then try again."
        }
    }

    /// The status by which the server says so; 0 where it has none of its own.
    package var code: Int {
        switch self {
        case .missing: 404
        case .invalid: 400
        case .outdated: 410
        case .refused, .unreadable, .unreachable: 0
        }
    }
}
