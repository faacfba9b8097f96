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
        let strings = ShopStrings.current
        return switch self {
        case .offline: strings.failures.offline
        case .unreachable: strings.failures.unreachable
        case .notFound: strings.failures.notFound
        case .notSearchable: ShopStrings.current.search.notSearchable
        case .replaced(let title, _): title
        case .refused, .unreadable: strings.failures.cannotBeShown
        }
    }

    /// What the user may do about it.
    var advice: String {
        let strings = ShopStrings.current
        return switch self {
        case .offline: strings.failures.offlineAdvice
        case .unreachable: strings.failures.unreachableAdvice
        case .notFound: strings.failures.notFoundAdvice
        case .notSearchable: ShopStrings.current.search.notSearchableAdvice
        case .replaced(_, let text): text
        case .refused: LoadError.refused.sentence
        case .unreadable: strings.failures.unreadableAdvice
        }
    }

    /// Whether trying again can help.
    var canRetry: Bool { self != .notFound && self != .notSearchable }
}
