import CollectionViewKit

/// An episode in a row; in editing mode with a button that takes it out, and a handle.
final class EpisodeCell: CollectionViewCell {
    let removeButton = Button(styleClasses: ["episode-action", "sign-remove"])

    private let numberLabel = Label(.subheadline, styleClasses: ["episode-number", "is-secondary", "is-numeric"])
    private let titleLabel = Label(.body)
    private let detailLabel = Label(.footnote, styleClasses: ["is-secondary", "is-numeric"])
    private var handleLabel = ""

    required init() {
        super.init(element: .box, styleClasses: ["episode-cell", "stack-horizontal"])
        removeButton.isDestructive = true
        removeButton.isHidden = true
        let texts = Stack(.vertical, styleClasses: ["episode-texts"], [titleLabel, detailLabel])
        for view in [numberLabel, texts, removeButton] as [View] { addSubview(view) }
    }

    override func updateConfiguration(using state: CellConfigurationState) {
        removeButton.isHidden = !state.isEditing
        accessories = state.isEditing ? [.reorder(label: handleLabel)] : []
    }

    func show(_ episode: Episode) {
        let strings = PortalStrings.current.episodes
        numberLabel.text = NumberFormatStyle(locale: .current).grouping(.never).format(episode.number)
        titleLabel.text = episode.title
        detailLabel.text = episode.detail
        removeButton.accessibilityLabel = strings.removeEpisode(episode.title)
        handleLabel = strings.reorderEpisode(episode.title)
    }
}
