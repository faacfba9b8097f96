import CollectionViewKit

/// An episode in a row; in editing mode with buttons that move it or take it out.
final class EpisodeCell: CollectionViewCell {
    let upButton = Button(roles: ["episode-action", "sign-up"])
    let downButton = Button(roles: ["episode-action", "sign-down"])
    let removeButton = Button(roles: ["episode-action", "sign-remove"])

    private let numberLabel = Label(.subheadline, roles: ["episode-number", "is-secondary", "is-numeric"])
    private let titleLabel = Label(.body)
    private let detailLabel = Label(.footnote, roles: ["is-secondary", "is-numeric"])
    private let actions: Stack

    required init() {
        actions = Stack(.horizontal, roles: ["episode-actions"], [upButton, downButton, removeButton])
        super.init(element: .box, roles: ["episode-cell", "stack-horizontal"])
        removeButton.isDestructive = true
        actions.isHidden = true
        let texts = Stack(.vertical, roles: ["episode-texts"], [titleLabel, detailLabel])
        for view in [numberLabel, texts, actions] as [View] { addSubview(view) }
    }

    override func updateConfiguration(using state: CellConfigurationState) {
        actions.isHidden = !state.isEditing
    }

    func show(_ episode: Episode) {
        numberLabel.text = "\(episode.number)"
        titleLabel.text = episode.title
        detailLabel.text = episode.detail
        upButton.accessibilityLabel = "Move up: " + episode.title
        downButton.accessibilityLabel = "Move down: " + episode.title
        removeButton.accessibilityLabel = "Remove: " + episode.title
    }
}
