import CollectionViewKit

/// Why something did not come from the server.
enum HomesFailure: Error, Equatable {
    case missing, invalid, outdated, refused, unreadable, unreachable

    /// What to do, as a sentence.
    var sentence: String {
        switch self {
        case .missing: "This home is not on the market any more."
        case .invalid: "The server does not understand this search. Change it, then try again."
        case .outdated: "The homes have changed meanwhile. Load them again."
        case .refused: "Something went wrong on our side. Try again in a moment."
        case .unreadable: "The answer could not be read. Try again in a moment."
        case .unreachable: "The server does not answer. Check your connection, then try again."
        }
    }
}

extension HomesFailure {
    /// Limits for columns of 20,000 homes and the ground of a city.
    private static var limits: JSONLimits { JSONLimits(byteCount: 2 * 1_024 * 1_024, depth: 12, valueCount: 400_000) }

    /// The document in an answer, or why there is none.
    static func document(in response: HostResponse) -> Result<JSONValue, HomesFailure> {
        switch response {
        case .success(let bytes):
            do throws(PageError) {
                return .success(try JSONDocument(bytes, limits: limits).root)
            } catch {
                return .failure(.unreadable)
            }
        case .failure(status: 400): return .failure(.invalid)
        case .failure(status: 404): return .failure(.missing)
        case .failure(status: 410): return .failure(.outdated)
        case .failure: return .failure(.refused)
        case .unreachable: return .failure(.unreachable)
        }
    }

    /// Whether something was stored; there is nothing to read in the answer.
    static func stored(in response: HostResponse) -> Result<Bool, HomesFailure> {
        switch response {
        case .success: .success(true)
        case .failure(status: 400): .failure(.invalid)
        case .failure(status: 404): .failure(.missing)
        case .failure: .failure(.refused)
        case .unreachable: .failure(.unreachable)
        }
    }
}
