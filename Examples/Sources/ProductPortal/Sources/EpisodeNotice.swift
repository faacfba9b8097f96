import CollectionViewKit

/// What is said below the list of episodes after the user has changed it.
enum EpisodeNotice: Equatable {
    /// Episodes were taken out and can be put back; their titles.
    case removed([String])
    /// The server refused a change, and it was undone.
    case failed(String)

    /// The sentence.
    var text: String {
        let strings = PortalStrings.current
        return switch self {
        case .removed(let titles) where titles.count == 1: strings.episodes.removed(titles[0])
        case .removed(let titles): strings.episodes.severalRemoved.text(for: titles.count)
        case .failed(let sentence): sentence
        }
    }

    /// What the screen shows.
    var shown: Notice {
        if case .removed = self { return Notice(text, actionTitle: PortalStrings.current.episodes.undo) }
        return Notice(text, kind: .failure)
    }
}
