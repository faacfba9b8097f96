import CollectionViewKit

/// The bar on top of a screen of the portal: the way back, the name once the header has scrolled away, and a button that
/// loads everything again.
final class PortalBar: View {
    let backButton = Button(roles: ["back-button"])
    let reloadButton = Button(roles: ["reload-button"])
    private let poster = ImageView(roles: ["bar-poster"])
    private let titleLabel = Label(.headline)
    private let badge = Badge()
    private let title: Stack

    init(hasBackButton: Bool) {
        title = Stack(
            .horizontal, spacing: .small, alignment: .center, roles: ["bar-title"], [poster, titleLabel, badge])
        super.init(.box, roles: ["navigation-bar", "portal-bar"])
        backButton.accessibilityLabel = "Back"
        backButton.isHidden = !hasBackButton
        reloadButton.accessibilityLabel = "Load again"
        poster.drawnWidth = 28
        for view in [backButton, title, reloadButton] as [View] { addSubview(view) }
    }

    /// Shows the name of a screen.
    func show(title text: String) {
        titleLabel.text = text
        poster.isHidden = true
    }

    /// Shows what the header of a show says; nothing while that is not known.
    func show(_ show: Show?) {
        titleLabel.text = show?.name ?? ""
        poster.source = show?.poster
        poster.isHidden = show == nil
        badge.text = show?.status?.title ?? ""
        badge.kind = show?.status?.kind ?? .neutral
    }

    /// Whether the name is seen, because the header that says it is not. It is not read out twice.
    var showsTitle = true {
        didSet {
            guard showsTitle != oldValue else { return }
            title.setRole("is-away", !showsTitle)
            title.setAttribute(.isHiddenFromAccessibility, showsTitle ? nil : "true")
        }
    }
}
