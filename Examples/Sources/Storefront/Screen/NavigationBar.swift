import CollectionViewKit

/// The bar on top of a screen: its title, and the way back.
final class NavigationBar: View {
    let backButton = Button(roles: ["back-button"])
    let titleLabel = Label(.headline, roles: ["navigation-title"])

    init(hasBackButton: Bool) {
        super.init(.box, roles: ["navigation-bar"])
        backButton.accessibilityLabel = "Back"
        backButton.isHidden = !hasBackButton
        addSubview(backButton)
        addSubview(titleLabel)
    }
}
