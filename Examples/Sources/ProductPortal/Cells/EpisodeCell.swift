import CollectionViewKit
import SharedScreens

/// An episode in a row, which is a link to its screen. In editing mode it is none, and has a button that takes it out and a
/// handle.
final class EpisodeCell: CollectionViewCell {
    let removeButton = Button(styleClasses: ["episode-action", "sign-remove"])

    private let numberLabel = Label(.subheadline, styleClasses: ["episode-number", "is-secondary", "is-numeric"])
    private let titleLabel = Label(.body)
    private let detailLabel = Label(.footnote, styleClasses: ["is-secondary", "is-numeric"])
    private var handleLabel = ""
    private var path: String?

    required init() {
        super.init(element: .link, styleClasses: ["episode-cell"])
        ContentLanguage.mark([titleLabel])
        removeButton.isDestructive = true
        removeButton.isHidden = true
        let texts = Stack(.vertical, styleClasses: ["episode-texts"], [titleLabel, detailLabel])
        addSubview(numberLabel)
        addSubview(texts)
        // A link cannot contain a button.
        insertSubview(removeButton, at: subviews.count)
    }

    override func updateConfiguration(using state: CellConfigurationState) {
        // In a window that is narrow for its text, the style sheet gives titles one line while editing and several otherwise.
        if removeButton.isHidden == state.isEditing { invalidateIntrinsicContentSize() }
        removeButton.isHidden = !state.isEditing
        destination = state.isEditing ? nil : path
        accessories = state.isEditing ? [.reorder(label: handleLabel)] : []
    }

    /// Shows an episode.
    ///
    /// - Parameter path: The address of its screen; `nil` for none.
    func show(_ episode: Episode, at path: String?) {
        self.path = path
        let strings = PortalStrings.current
        numberLabel.text = NumberFormatStyle(locale: .current).grouping(.never).format(episode.number)
        titleLabel.text = episode.title
        detailLabel.text = episode.detail
        removeButton.accessibilityLabel = strings.episodes.removeEpisode(episode.title)
        handleLabel = strings.episodes.reorderEpisode(episode.title)
    }
}
