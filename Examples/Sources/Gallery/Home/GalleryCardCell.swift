import CollectionViewKit

/// The way to a screen: its picture, its title, and what to try there.
final class GalleryCardCell: CollectionViewCell {
    private let imageView = ImageView(styleClasses: ["card-picture"])
    private let titleLabel = Label(.title2)
    private let invitationLabel = Label(.callout, styleClasses: ["is-secondary", "is-multiline"])

    required init() {
        super.init(element: .link, styleClasses: ["gallery-card"])
        // The pictures have one width, whatever that of the card.
        imageView.drawnWidth = 480
        titleLabel.headingLevel = 2
        addSubview(imageView)
        addSubview(
            Stack(.vertical, spacing: .tight, styleClasses: ["card-texts"], [titleLabel, invitationLabel]))
    }

    func show(_ screen: GalleryScreen) {
        imageView.source = screen.picture
        titleLabel.text = screen.title
        invitationLabel.text = screen.invitation
        destination = screen.path
        accessibilityLabel = GalleryStrings.current.home.card(screen.title, screen.invitation)
    }
}

/// What the gallery is.
final class GalleryHeaderView: CollectionReusableView {
    required init() {
        super.init(element: .box, styleClasses: ["gallery-header"])
        let titleLabel = Label(.display, styleClasses: ["is-multiline"])
        titleLabel.text = "CollectionViewKit"
        titleLabel.headingLevel = 1
        let summaryLabel = Label(.body, styleClasses: ["is-secondary", "is-multiline"])
        summaryLabel.text = GalleryStrings.current.home.summary
        addSubview(titleLabel)
        addSubview(summaryLabel)
    }
}
