import CollectionViewKit
import SharedScreens

extension BarButtonItem {
    /// Says how many limits a search has.
    func show(_ search: HomeSearch) {
        let limits: [Bool] = [
            search.placeID != nil, search.kind != nil, search.minimumPrice != nil, search.maximumPrice != nil,
            search.minimumRooms != nil, search.minimumArea != nil,
        ]
        let strings = HomesStrings.current
        let count = limits.filter { $0 }.count
        let number = NumberText.grouped(count)
        title = SeparatedText.joined([strings.form.title, count == 0 ? "" : number])
        accessibilityLabel =
            count == 0
            ? strings.results.change : strings.results.changeSet(number, NumberText.grouped(limits.count))
    }
}
