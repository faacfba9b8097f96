import CollectionViewKit

/// Why a page could not be shown.
public enum PageFailure: Equatable, Sendable {
    /// The device says it has no network.
    case offline
    /// No response came.
    case unreachable
    /// The server has no such page.
    case notFound
    /// The server cannot search for the query.
    case notSearchable
    /// The server responded with another error.
    case refused(status: Int)
    /// The page needs a newer version of this program; its title and text say so.
    case replaced(title: String, text: String)
    /// What came is not a page that can be shown; the reason is for developers.
    case unreadable(reason: String)
}

extension PageFailure {
    /// What is said to the user.
    var title: String {
        let strings = ShopStrings.current.failures
        return switch self {
        case .offline: strings.offline
        case .unreachable: strings.unreachable
        case .notFound: strings.notFound
        case .notSearchable: ShopStrings.current.search.notSearchable
        case .replaced(let title, _): title
        case .refused, .unreadable: strings.cannotBeShown
        }
    }

    /// What the user may do about it.
    var advice: String {
        let strings = ShopStrings.current.failures
        return switch self {
        case .offline: strings.offlineAdvice
        case .unreachable: strings.unreachableAdvice
        case .notFound: strings.notFoundAdvice
        case .notSearchable: ShopStrings.current.search.notSearchableAdvice
        case .replaced(_, let text): text
        case .refused: LoadError.refused.sentence
        case .unreadable: strings.unreadableAdvice
        }
    }

    /// Whether trying again can help.
    var canRetry: Bool { self != .notFound && self != .notSearchable }
}
