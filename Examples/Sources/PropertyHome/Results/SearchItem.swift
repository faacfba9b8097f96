import CollectionViewKit

extension BarButtonItem {
    /// Says how many limits a search has.
    func show(_ search: HomeSearch) {
        let limits: [Bool] = [
            search.placeID != nil, search.kind != nil, search.minimumPrice != nil, search.maximumPrice != nil,
            search.minimumRooms != nil, search.minimumArea != nil,
        ]
        let number = limits.filter { $0 }.count
        title = number == 0 ? "Search" : "Search · \(number)"
        accessibilityLabel = number == 0 ? "Change the search" : "Change the search, \(number) of 6 fields are set"
    }
}
