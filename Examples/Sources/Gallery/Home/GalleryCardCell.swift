import CollectionViewKit

/// The way to a screen: a small drawing of it, what it shows, and where its code is.
final class GalleryCardCell: CollectionViewCell {
    private let picture = View(.box, roles: ["card-picture"])
    private let titleLabel = Label(.title2)
    private let summaryLabel = Label(.callout, roles: ["is-secondary", "is-multiline"])
    private let codeLabel = Label(.caption1, roles: ["card-code", "is-multiline"])
    private var pictureRole: StyleRole?

    required init() {
        super.init(element: .link, roles: ["gallery-card"])
        picture.setAttribute(.isHiddenFromAccessibility, "true")
        for _ in 0..<9 { picture.addSubview(View(.box, roles: ["card-stroke"])) }
        titleLabel.headingLevel = 2
        addSubview(picture)
        addSubview(
            Stack(.vertical, spacing: .tight, roles: ["card-texts"], [titleLabel, summaryLabel, Spacer(), codeLabel]))
    }

    func show(_ screen: GalleryScreen) {
        if let pictureRole { picture.setRole(pictureRole, false) }
        pictureRole = StyleRole("picture-" + screen.word)
        if let pictureRole { picture.setRole(pictureRole, true) }
        titleLabel.text = screen.title
        summaryLabel.text = screen.summary
        codeLabel.text = screen.code
        destination = screen.path
        accessibilityLabel = GalleryStrings.current.home.card(screen.title, screen.summary)
    }
}

/// What the gallery is.
final class GalleryHeaderView: CollectionReusableView {
    required init() {
        super.init(element: .box, roles: ["gallery-header"])
        let titleLabel = Label(.display, roles: ["is-multiline"])
        titleLabel.text = "CollectionViewKit"
        titleLabel.headingLevel = 1
        let summaryLabel = Label(.body, roles: ["is-secondary", "is-multiline"])
        summaryLabel.text = GalleryStrings.current.home.summary
        addSubview(titleLabel)
        addSubview(summaryLabel)
    }
}
