import CollectionViewKit
import SharedScreens

extension BarButtonItem {
    /// Shows how many filters a search has.
    func show(_ search: HomeSearch) {
        let limits: [Bool] = [
            search.placeID != nil, search.kind != nil, search.minimumPrice != nil, search.maximumPrice != nil,
            search.minimumRooms != nil, search.minimumArea != nil,
        ]
        let form = HomesStrings.current.form
        let count = limits.filter { $0 }.count
        let number = NumberText.grouped(count)
        title = SeparatedText.counted(form.title, count == 0 ? "" : number)
        accessibilityLabel = count == 0 ? form.title : form.titleCount(number, NumberText.grouped(limits.count))
    }
}
