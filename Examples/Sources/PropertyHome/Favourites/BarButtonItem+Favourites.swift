import CollectionViewKit
import SharedScreens

extension BarButtonItem {
    /// Says how many favourites there are; `nil` while that is not known.
    func show(favourites count: Int?) {
        let strings = HomesStrings.current.favourites
        let number = count ?? 0
        title = number == 0 ? strings.title : "\(strings.title) · \(NumberText.grouped(number))"
        accessibilityLabel = number == 0 ? strings.title : HomesText.list([strings.title, HomesText.homes(number)])
    }
}
