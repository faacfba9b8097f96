import CollectionViewKit

/// The bar on top of a screen of earnings.
final class EarningsBar: View {
    let backButton = Button(roles: ["back-button"])
    let reloadButton = Button(roles: ["reload-button"])
    private let titleLabel = Label(.headline, roles: ["navigation-title"])

    init(hasBackButton: Bool) {
        super.init(.box, roles: ["navigation-bar"])
        backButton.accessibilityLabel = "Back"
        backButton.isHidden = !hasBackButton
        reloadButton.accessibilityLabel = "Load again"
        titleLabel.headingLevel = 1
        for view in [backButton, titleLabel, reloadButton] as [View] { addSubview(view) }
    }

    /// The name of the screen.
    var title: String {
        get { titleLabel.text }
        set { titleLabel.text = newValue }
    }
}
