import CollectionViewKit
import SharedScreens

/// The heart by which the user keeps a home, or does not any more.
final class FavouriteButton: View {
    private let button = Button(kind: .tinted, styleClasses: ["favourite-button", "sign-heart"])
    private let name: ContentName

    init() {
        name = ContentName(of: button)
        super.init(.box, styleClasses: ["favourite"])
        addSubview(button)
    }

    /// Shows whether a home is kept.
    func show(_ title: String, isFavourite: Bool) {
        name.show(HomesStrings.current.favourites.favourite, title)
        button.isSelected = isFavourite
    }

    /// Has a press do something.
    func connect(_ action: @escaping () -> Void) { button.setAction(action) }
}
