import CollectionViewKit

/// The way to a screen: a small drawing of it, what it shows, and where its code is.
final class GalleryCardCell: CollectionViewCell {
    private let picture = View(.box, styleClasses: ["card-picture"])
    private let titleLabel = Label(.title2)
    private let summaryLabel = Label(.callout, styleClasses: ["is-secondary", "is-multiline"])
    private let codeLabel = Label(.caption1, styleClasses: ["card-code", "is-multiline"])
    private var pictureStyleClass: StyleClass?

    required init() {
        super.init(element: .link, styleClasses: ["gallery-card"])
        picture.setAttribute(.isHiddenFromAccessibility, "true")
        for _ in 0..<9 { picture.addSubview(View(.box, styleClasses: ["card-stroke"])) }
        titleLabel.headingLevel = 2
        addSubview(picture)
        addSubview(
            Stack(
                .vertical, spacing: .tight, styleClasses: ["card-texts"],
                [titleLabel, summaryLabel, Spacer(), codeLabel]))
    }

    func show(_ screen: GalleryScreen) {
        if let pictureStyleClass { picture.setStyleClass(pictureStyleClass, false) }
        pictureStyleClass = StyleClass("picture-" + screen.word)
        if let pictureStyleClass { picture.setStyleClass(pictureStyleClass, true) }
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
