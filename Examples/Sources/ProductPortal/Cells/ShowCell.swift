import CollectionViewKit

/// A show in the list of shows.
final class ShowCell: CollectionViewCell {
    private let poster = ImageView(styleClasses: ["bar-poster"])
    private let nameLabel = Label(.headline)
    private let studioLabel = Label(.subheadline, styleClasses: ["is-secondary"])
    private let badge = Badge()

    required init() {
        super.init(element: .link, styleClasses: ["show-cell"])
        poster.drawnWidth = 48
        addSubview(poster)
        addSubview(Stack(.vertical, styleClasses: ["show-texts"], [nameLabel, studioLabel]))
        addSubview(badge)
    }

    func show(_ show: Show) {
        poster.source = show.poster
        nameLabel.text = show.name
        studioLabel.text = show.studio
        badge.text = show.status?.title ?? ""
        badge.kind = show.status?.kind ?? .neutral
        destination = ShowRoute(showID: show.id).path
    }
}
