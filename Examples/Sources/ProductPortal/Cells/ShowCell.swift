import CollectionViewKit
import SharedScreens

/// A show in the list of shows: a card with its cover.
final class ShowCell: CollectionViewCell {
    private let cover = ImageView(styleClasses: ["show-cover"])
    private let nameLabel = Label(.headline, styleClasses: ["is-multiline"])
    private let studioLabel = Label(.subheadline, styleClasses: ["is-secondary"])
    private let badge = Badge()

    required init() {
        super.init(element: .link, styleClasses: ["show-cell"])
        ContentLanguage.mark([cover, nameLabel, studioLabel])
        addSubview(cover)
        addSubview(Stack(.vertical, styleClasses: ["show-texts"], [nameLabel, studioLabel]))
        addSubview(badge)
    }

    override func layoutSubviews() { cover.drawnWidth = size.width }

    func show(_ show: Show) {
        cover.source = show.poster
        nameLabel.text = show.name
        studioLabel.text = show.studio
        badge.text = show.status?.title ?? ""
        badge.kind = show.status?.kind ?? .neutral
        destination = ShowRoute(showID: show.id).path
    }
}
