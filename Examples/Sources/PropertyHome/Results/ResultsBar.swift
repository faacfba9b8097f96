import CollectionViewKit

/// The bar on top of the results.
final class ResultsBar: View {
    let backButton = Button(roles: ["back-button"])
    let searchButton = Button("Search", kind: .tinted, roles: ["search-button"])
    private let titleLabel = Label(.headline, roles: ["navigation-title"])

    init() {
        super.init(.box, roles: ["navigation-bar", "results-bar"])
        backButton.accessibilityLabel = "Back"
        titleLabel.headingLevel = 1
        titleLabel.text = "Homes"
        for view in [backButton, titleLabel, searchButton] as [View] { addSubview(view) }
    }

    /// Says how many limits the search has.
    func show(_ search: HomeSearch) {
        let limits: [Bool] = [
            search.placeID != nil, search.kind != nil, search.minimumPrice != nil, search.maximumPrice != nil,
            search.minimumRooms != nil, search.minimumArea != nil,
        ]
        let number = limits.filter { $0 }.count
        searchButton.title = number == 0 ? "Search" : "Search · \(number)"
        searchButton.accessibilityLabel =
            number == 0 ? "Change the search" : "Change the search, \(number) of 6 fields are set"
    }
}
