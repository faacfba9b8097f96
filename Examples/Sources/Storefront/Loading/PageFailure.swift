/// Why a page could not be shown.
public enum PageFailure: Equatable, Sendable {
    /// The device says it has no network.
    case offline
    /// No answer came.
    case unreachable
    /// The server has no such page.
    case notFound
    /// The server answered with another error.
    case refused(status: Int)
    /// The page needs a newer version of this program; it says so in its own words.
    case replaced(title: String, text: String)
    /// What came is not a page that can be shown; the reason is for developers.
    case unreadable(reason: String)
}

extension PageFailure {
    /// What is said to the reader.
    var title: String {
        switch self {
        case .offline: "You are offline"
        case .unreachable: "The shop does not answer"
        case .notFound: "This page does not exist"
        case .replaced(let title, _): title
        case .refused, .unreadable: "This page cannot be shown"
        }
    }

    /// What the reader may do about it.
    var advice: String {
        switch self {
        case .offline: "The page will load as soon as there is a connection."
        case .unreachable: "Check your connection, then try again."
        case .notFound: "The address may be wrong, or the product may be gone."
        case .replaced(_, let text): text
        case .refused: "Something went wrong on our side. Try again in a moment."
        case .unreadable: "We sent something this version cannot read. Try again in a moment."
        }
    }

    /// Whether trying again can help.
    var canRetry: Bool { self != .notFound }
}
