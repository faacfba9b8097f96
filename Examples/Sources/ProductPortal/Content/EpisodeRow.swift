import CollectionViewKit
import ScreenContracts

/// A section of the screen of an episode, from the top down.
enum EpisodeSection: Int, CaseIterable, Hashable, Sendable {
    case head, texts, transcript, neighbours
}

/// What a row of the screen of an episode shows. It is held by reference, as it is handed to the cell.
indirect enum EpisodeRow {
    /// The cover, the title and what is known in numbers.
    case head(EpisodeDetails)
    /// The sound.
    case player(MediaSource)
    /// A paragraph with its title.
    case text(title: String, text: String)
    /// The title of the rows below.
    case title(String)
    /// What one person says, and whether the person begins to speak with it.
    case line(TranscriptLineContract, startsTurn: Bool)
    /// The episode behind this one, or the one before.
    case link(EpisodeLinkContract, isNext: Bool)
}

/// The identity of a row: another episode has other rows.
struct EpisodeItem: Hashable, Sendable {
    var episodeID: Int
    var section: EpisodeSection
    var index: Int
}
