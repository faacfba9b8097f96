import CollectionViewKit

/// What is said below the list of episodes after the user has changed it.
enum EpisodeNotice: Equatable {
    /// Episodes were taken out and can be put back; their titles.
    case removed([String])
    /// The server refused a change, and it was undone.
    case failed(String)
    /// The response to a move is unknown, and the episode stays where the user has put it; its title.
    case unconfirmedMove(String)

    /// The sentence.
    var text: String {
        let strings = PortalStrings.current
        return switch self {
        case .removed(let titles) where titles.count == 1: strings.episodes.removed(titles[0])
        case .removed(let titles): strings.episodes.severalRemoved.text(for: titles.count)
        case .failed(let sentence): sentence
        case .unconfirmedMove(let title): strings.episodes.moveUnconfirmed(title)
        }
    }

    /// What the screen shows.
    var shown: Notice {
        let strings = PortalStrings.current
        return switch self {
        case .removed: Notice(text, actionTitle: strings.episodes.undo)
        case .failed: Notice(text, kind: .failure)
        case .unconfirmedMove: Notice(text, kind: .failure, actionTitle: strings.loading.tryAgain)
        }
    }
}
