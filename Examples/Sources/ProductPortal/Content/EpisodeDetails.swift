import CollectionViewKit
import ScreenContracts
import SharedScreens

/// One episode, as its screen shows it. It never changes, and is held by reference for that.
final class EpisodeDetails {
    let episode: Episode
    let show: String
    let poster: ImageSource?
    let summary: String
    let guests: [String]
    /// The sound with its captions; `nil` where there is none to be played.
    let sound: MediaSource?
    let transcript: [TranscriptLineContract]
    let previous: EpisodeLinkContract?
    let next: EpisodeLinkContract?

    /// An episode of a response. A sound whose path is not of the page's own origin is left out.
    init(_ contract: EpisodeDetailsContract) {
        episode = Episode(contract.episode)
        show = contract.show
        poster = contract.poster.flatMap { ImageSource($0) }
        summary = contract.summary
        guests = contract.guests
        sound = EpisodeDetails.sound(contract.soundPath, contract.episode.title)
        transcript = contract.transcript
        previous = contract.previous
        next = contract.next
    }
}

extension EpisodeDetails {
    /// Reads the response about an episode.
    ///
    /// - Throws: ``LoadError/undecodable`` where it is none.
    static func read(_ bytes: [UInt8]) throws(LoadError) -> EpisodeDetails {
        EpisodeDetails(try HostResponse.success(bytes).contract({ EpisodeDetailsContract($0) }, log: nil))
    }

    /// The file at a path, with the captions that the server has under its name and `.vtt`.
    private static func sound(_ path: String?, _ title: String) -> MediaSource? {
        guard let path, LinkPolicy.defect(ofPath: path) == nil else { return nil }
        return MediaSource(path: path, title: title, captions: MediaCaptions(path: path + ".vtt", language: "en"))
    }

    /// The rows of a section of the screen, from the top down.
    func rows(in section: EpisodeSection) -> [EpisodeRow] {
        let strings = PortalStrings.current
        var rows: [EpisodeRow] = []
        switch section {
        case .head:
            rows.append(.head(self))
            if let sound { rows.append(.player(sound)) }
        case .texts:
            if !summary.isEmpty { rows.append(.text(title: strings.episode.about, text: summary)) }
            if !guests.isEmpty { rows.append(.text(title: strings.episode.guests, text: SeparatedText.list(guests))) }
        case .transcript:
            if !transcript.isEmpty { rows.append(.title(strings.episode.transcript)) }
            var speaker = ""
            for line in transcript {
                rows.append(.line(line, startsTurn: !line.speaker.utf8.elementsEqual(speaker.utf8)))
                speaker = line.speaker
            }
        case .neighbours:
            if let next { rows.append(.link(next, isNext: true)) }
            if let previous { rows.append(.link(previous, isNext: false)) }
        }
        return rows
    }
}
