import CollectionViewKit
import ScreenContracts
import SharedScreens

/// What is known of episodes besides the list: how many there are, and which of them the user has taken out.
///
/// The loader of the list and the list share it: neither has to know the other.
final class EpisodeLedger {
    /// The number of episodes there are, loaded or not; `nil` while that is not known.
    var totalCount: Int?
    /// What is not settled with the server yet, or can be put back.
    var removals: [Int: Removal] = [:]

    /// An episode that was taken out, and where it stood.
    struct Removal {
        var episode: Episode
        /// What it stood before.
        var nextID: Int?
        /// Its position.
        var index: Int
        var state = RemovalState()
    }
}

extension EpisodeLedger {
    /// Reads a part of the list. What the user has taken out stays out, also where the server was asked before it knew.
    func episodes(_ answer: JSONValue) -> [Episode] {
        let episodes = answer["episodes"].map { $0.elements.compactMap { Episode($0) } } ?? []
        let shown = episodes.filter { removals[$0.id]?.state.isRemoved != true }
        totalCount = answer.int("count").map { $0 - (episodes.count - shown.count) }
        return shown
    }
}
