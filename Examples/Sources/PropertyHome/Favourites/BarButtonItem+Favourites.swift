import CollectionViewKit
import SharedScreens

extension BarButtonItem {
    /// Says how many favourites there are; `nil` while that is not known.
    func show(favourites count: Int?) {
        let strings = HomesStrings.current
        let number = count ?? 0
        title = SeparatedText.counted(strings.favourites.title, number == 0 ? "" : NumberText.grouped(number))
        accessibilityLabel =
            number == 0
            ? strings.favourites.title : HomesText.list([strings.favourites.title, HomesText.homes(number)])
    }
}
