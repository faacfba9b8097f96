import CollectionViewKit

/// The heart by which the user keeps a home, or does not any more.
final class FavouriteButton: View {
    private let button = Button(kind: .tinted, styleClasses: ["favourite-button", "sign-heart"])

    init() {
        super.init(.box, styleClasses: ["favourite"])
        addSubview(button)
    }

    /// Shows whether a home is kept.
    func show(_ title: String, isFavourite: Bool) {
        button.accessibilityLabel = HomesStrings.current.favourites.keep(title)
        button.isSelected = isFavourite
    }

    /// Has a press do something.
    func connect(_ action: @escaping () -> Void) { button.setAction(action) }
}
