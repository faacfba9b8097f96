import CollectionViewKit

/// What is said below the list of episodes after the reader has changed it.
enum EpisodeNotice: Equatable {
    /// Episodes were taken out and can be put back; their titles.
    case removed([String])
    /// The server refused a change, and it was undone.
    case failed(String)

    /// The sentence.
    var text: String {
        switch self {
        case .removed(let titles) where titles.count == 1: "“\(titles[0])” was removed."
        case .removed(let titles): "\(titles.count) episodes were removed."
        case .failed(let sentence): sentence
        }
    }

    /// What the screen shows.
    var shown: Notice {
        if case .removed = self { return Notice(text, actionTitle: "Undo") }
        return Notice(text, kind: .failure)
    }
}
