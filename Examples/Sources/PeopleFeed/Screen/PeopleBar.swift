import CollectionViewKit

/// The bar on top of a screen of people.
final class PeopleBar: View {
    let backButton = Button(roles: ["back-button"])
    let reloadButton = Button(roles: ["reload-button"])
    private let titleLabel = Label(.headline, roles: ["navigation-title"])

    init(isRoot: Bool) {
        super.init(.box, roles: ["navigation-bar", "people-bar"])
        backButton.accessibilityLabel = "Back"
        backButton.isHidden = isRoot
        reloadButton.accessibilityLabel = "Newest people"
        reloadButton.isHidden = !isRoot
        if isRoot { titleLabel.headingLevel = 1 }
        for view in [backButton, titleLabel, reloadButton] as [View] { addSubview(view) }
    }

    func show(title: String) { titleLabel.text = title }
}
