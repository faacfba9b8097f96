import CollectionViewKit

/// Why something did not come from the server.
enum FeedFailure: Error, Equatable {
    case missing, outdated, refused, unreadable, unreachable

    /// What to do, as a sentence.
    var sentence: String {
        switch self {
        case .missing: "There is nobody of this number any more."
        case .outdated: "The feed has changed meanwhile. Load it again."
        case .refused: "Something went wrong on our side. Try again in a moment."
        case .unreadable: "The answer could not be read. Try again in a moment."
        case .unreachable: "The server does not answer. Check your connection, then try again."
        }
    }

    /// The document in an answer, or why there is none.
    static func document(in response: HostResponse) -> Result<JSONValue, FeedFailure> {
        switch response {
        case .success(let bytes):
            do throws(PageError) {
                return .success(try JSONDocument(bytes).root)
            } catch {
                return .failure(.unreadable)
            }
        case .failure(status: 404): return .failure(.missing)
        case .failure(status: 410): return .failure(.outdated)
        case .failure: return .failure(.refused)
        case .unreachable: return .failure(.unreachable)
        }
    }
}
