import ScreenContracts

/// What is known of episodes besides the list: how many there are, and which of them the user has taken out.
///
/// The loader of the list and the list share it: neither has to know the other.
final class EpisodeLedger {
    /// The number of episodes there are, loaded or not; `nil` while that is not known.
    var totalCount: Int?
    /// What is not settled with the server yet, or can be put back.
    var removals = [Int: Removal]()

    /// An episode that was taken out, and where it stood.
    final class Removal {
        let episode: Episode
        /// What it stood before.
        let nextID: Int?
        /// Its position.
        let index: Int
        var state: RemovalState

        init(episode: Episode, nextID: Int?, index: Int, state: RemovalState) {
            self.episode = episode
            self.nextID = nextID
            self.index = index
            self.state = state
        }
    }
}

extension EpisodeLedger {
    /// The greatest number of episodes that is believed: numbers near it can still be counted with.
    private static var maximumCount: Int { 1_000_000_000 }

    /// The episodes of a part of the list. What the user has taken out stays out, also where the part is from before the server has
    /// stored that. An episode is in the list as the part states if the response to putting it back is unknown.
    func episodes(_ part: EpisodeListContract) -> [Episode] {
        let shown = part.episodes.filter { removals[$0.id]?.state.isLeftOut != true }
        let hiddenCount = part.episodes.count - shown.count
        totalCount = part.count.map { min(max(hiddenCount, $0), Self.maximumCount) - hiddenCount }
        return shown.map { Episode($0) }
    }
}
