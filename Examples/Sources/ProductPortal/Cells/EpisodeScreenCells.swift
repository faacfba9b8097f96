import CollectionViewKit
import ScreenContracts
import SharedScreens

/// The head of an episode's screen: its cover, its title, and when and how long it is.
final class EpisodeHeadCell: CollectionViewCell {
    private let cover = ImageView(styleClasses: ["episode-cover"])
    private let showLabel = Label(.subheadline, styleClasses: ["is-secondary", "is-multiline"])
    private let titleLabel = Label(.title1, styleClasses: ["is-multiline"])
    private let detailLabel = Label(.footnote, styleClasses: ["is-secondary", "is-multiline", "is-numeric"])
    private static var coverWidth: Double { 200 }

    required init() {
        super.init(element: .box, styleClasses: ["episode-head"])
        cover.drawnWidth = Self.coverWidth
        ContentLanguage.mark([cover, titleLabel])
        titleLabel.headingLevel = 2
        addSubview(cover)
        let texts = [showLabel, titleLabel, detailLabel] as [View]
        addSubview(Stack(.vertical, spacing: .tight, styleClasses: ["episode-head-texts"], texts))
    }

    func show(_ details: EpisodeDetails) {
        let episode = details.episode
        let number = NumberFormatStyle(locale: .current).grouping(.never).format(episode.number)
        let numbered = PortalStrings.current.episode.numbered(number)
        cover.source = details.poster
        showLabel.text = SeparatedText.joined([ContentLanguage.isolated(details.show), numbered])
        titleLabel.text = episode.title
        detailLabel.text = episode.detail
    }
}

/// The sound of an episode with the controls of the browser, which the user starts.
final class EpisodePlayerCell: CollectionViewCell {
    private let player = MediaView(.audio, styleClasses: ["episode-player"])
    private let noteLabel = Label(.footnote, styleClasses: ["is-secondary", "is-multiline"])

    required init() {
        super.init(element: .box, styleClasses: ["episode-player-cell"])
        noteLabel.text = PortalStrings.current.episode.soundNote
        addSubview(player)
        addSubview(noteLabel)
    }

    func show(_ sound: MediaSource) { player.source = sound }
}

/// A paragraph about an episode with its title.
final class EpisodeTextCell: CollectionViewCell {
    private let titleLabel = Label(.headline)
    private let textLabel = Label(.body, styleClasses: ["is-multiline", "is-selectable"])

    required init() {
        super.init(element: .box, styleClasses: ["episode-text"])
        ContentLanguage.mark([textLabel])
        titleLabel.headingLevel = 3
        addSubview(titleLabel)
        addSubview(textLabel)
    }

    func show(_ title: String, _ text: String) {
        titleLabel.text = title
        textLabel.text = text
    }
}

/// The title of the rows below it.
final class EpisodeTitleCell: CollectionViewCell {
    private let titleLabel = Label(.headline)

    required init() {
        super.init(element: .box, styleClasses: ["episode-text"])
        titleLabel.headingLevel = 3
        addSubview(titleLabel)
    }

    func show(_ title: String) { titleLabel.text = title }
}

/// What one person says in the sound of an episode, or what is heard besides.
final class TranscriptCell: CollectionViewCell {
    private let speakerLabel = Label(.subheadline, styleClasses: ["transcript-speaker", "is-secondary"])
    private let textLabel = Label(.body, styleClasses: ["is-multiline", "is-selectable"])

    required init() {
        super.init(element: .box, styleClasses: ["transcript-cell"])
        ContentLanguage.mark([speakerLabel, textLabel])
        addSubview(speakerLabel)
        addSubview(textLabel)
    }

    /// Shows a line, with the name of the person where the person begins to speak with it.
    func show(_ line: TranscriptLineContract, startsTurn: Bool) {
        let isSound = line.speaker.isEmpty
        speakerLabel.text = line.speaker
        speakerLabel.isHidden = isSound || !startsTurn
        textLabel.text = line.text
        setStyleClass("is-sound", isSound)
        setStyleClass("is-continued", !isSound && !startsTurn)
    }
}

/// The link to the episode behind or before the one that is shown.
final class EpisodeLinkCell: CollectionViewCell {
    private let captionLabel = Label(.footnote, styleClasses: ["is-secondary"])
    private let titleLabel = Label(.headline, styleClasses: ["is-multiline"])

    required init() {
        super.init(element: .link, styleClasses: ["episode-link"])
        ContentLanguage.mark([titleLabel])
        addSubview(captionLabel)
        addSubview(titleLabel)
    }

    func show(_ link: EpisodeLinkContract, isNext: Bool, at path: String) {
        let strings = PortalStrings.current
        captionLabel.text = isNext ? strings.episode.next : strings.episode.previous
        titleLabel.text = link.title
        destination = path
    }
}
