import CollectionViewKit

/// What belongs to the gallery and not to the screen: the link to the gallery, the language of the app, and how the screen is built,
/// with the parts of the engine that it uses and the links to their documentation.
final class GalleryDrawer: ModalView {
    let homeLink = View(.link, styleClasses: ["button", "button-bordered", "drawer-home"])
    let languageButton = Button(kind: .bordered, styleClasses: ["drawer-language"])
    private let homeLabel = Label(.callout)
    private let captionLabel = Label(.footnote, styleClasses: ["is-secondary"])
    private let ground = View(.button, styleClasses: ["drawer-ground"])
    private let titleLabel = Label(.title2, styleClasses: ["is-multiline"])
    private let summaryLabel = Label(.callout, styleClasses: ["is-secondary", "is-multiline"])
    private let builtLabel = Label(.headline, styleClasses: ["is-multiline"])
    private let codeLabel = Label(.caption1, styleClasses: ["card-code", "is-multiline"])
    private let closeButton = Button(styleClasses: ["drawer-close", "sign-close"])
    private let list = Stack(.vertical, styleClasses: ["drawer-list"])
    private var rows: [View] = []

    init() {
        super.init("", styleClasses: ["gallery-drawer"])
        ground.setAttribute(.tabIndex, "-1")
        ground.setAttribute(.isHiddenFromAccessibility, "true")
        titleLabel.headingLevel = 1
        builtLabel.headingLevel = 2
        homeLink.addSubview(homeLabel)
        homeLink.setAttribute(.destination, GalleryScreen.gallery.path)
        list.setAttribute(.accessibilityRole, "list")
        let head = Stack(
            .horizontal, spacing: .small, alignment: .leading, styleClasses: ["drawer-head"],
            [
                Stack(.vertical, spacing: .tight, styleClasses: ["drawer-titles"], [captionLabel, titleLabel]),
                closeButton,
            ])
        let links = Stack(.horizontal, spacing: .small, [homeLink, languageButton])
        links.wraps = true
        for view in [ground, closeButton] as [View] { view.addTarget(self) { $0.dismiss() } }
        addSubview(ground)
        addSubview(
            Stack(
                .vertical, spacing: .medium, styleClasses: ["drawer-panel"],
                [head, links, summaryLabel, builtLabel, codeLabel, list]))
    }

    override var preferredFocus: View { closeButton }
}

extension GalleryDrawer {
    /// Shows what there is about a screen, in the language of the app. The gallery itself has no link to the gallery.
    func show(_ screen: GalleryScreen) {
        let strings = GalleryStrings.current
        // The drawer is made once, before the app has a language.
        accessibilityLabel = strings.frame.menu
        captionLabel.text = strings.frame.menu
        homeLabel.text = strings.frame.home
        homeLink.isHidden = screen == .gallery
        languageButton.title = strings.frame.language + ": " + GalleryLanguage.current.name
        builtLabel.text = strings.frame.parts
        closeButton.accessibilityLabel = strings.drawer.close
        titleLabel.text = screen.title
        summaryLabel.text = screen.summary
        codeLabel.text = screen.code
        for row in rows { list.removeSubview(row) }
        rows = screen.parts.map { makeRow($0, hint: strings.drawer.partHint) }
        for row in rows { list.addSubview(row) }
    }

    private func makeRow(_ part: EnginePart, hint: String) -> View {
        let nameLabel = Label(.headline, styleClasses: ["part-name"])
        nameLabel.text = part.name
        let purposeLabel = Label(.subheadline, styleClasses: ["is-secondary", "is-multiline"])
        purposeLabel.text = part.purpose
        let link = View(.link, styleClasses: ["part-link"])
        link.setAttribute(.destination, part.documentation)
        link.addTarget(self) { $0.send(.open(part.documentation)) }
        link.accessibilityHint = hint
        link.addSubview(nameLabel)
        link.addSubview(purposeLabel)
        let row = View(.box, styleClasses: ["part-row"])
        row.setAttribute(.accessibilityRole, "listitem")
        row.addSubview(link)
        return row
    }
}
