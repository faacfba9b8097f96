import CollectionViewKit

/// A part of the feed as it came from the server.
struct FeedPart {
    /// Tells it from the other parts; newer ones have lower numbers.
    let number: Int
    let models: [FeedModel]
}

/// An end of what was loaded of the feed.
enum FeedEnd: Equatable {
    /// Nothing has been loaded, so that it is not known whether there is more.
    case unknown
    /// There is more, which was not requested.
    case open(cursor: String)
    /// More is on its way.
    case loading(cursor: String)
    /// More did not come; why not, as a sentence.
    case failed(cursor: String, String)
    /// There is no more.
    case closed

    init(cursor: String?) {
        self = cursor.map { .open(cursor: $0) } ?? .closed
    }

    /// Where to go on, unless something is under way or there is no more.
    var cursor: String? {
        switch self {
        case .open(let cursor), .failed(let cursor, _): cursor
        case .unknown, .loading, .closed: nil
        }
    }
}

/// Where the feed as a whole stands.
enum FeedState: Equatable {
    case loading
    case failed(String)
    case loaded
}
