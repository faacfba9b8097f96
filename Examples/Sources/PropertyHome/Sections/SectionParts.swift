// What stands in a section besides homes, as values.

/// Homes that are on their way.
struct Skeletons: Identifiable, Equatable {
    let id = 0
    var count: Int
}

/// That there is more, and whether it is on its way.
struct LoadMore: Identifiable, Equatable {
    let id = 0
    /// The title of the section.
    var section: String
    var isLoading: Bool
}

/// That something did not come, and why.
struct LoadFailure: Identifiable, Equatable {
    let id = 0
    var title: String
    var sentence: String
}

/// That there is nothing, and the fallback action.
struct EmptyNotice: Identifiable, Equatable {
    let id = 0
    var title: String
    var sentence: String
    var action: String
}

/// The places to choose from.
struct PlaceChips: Identifiable, Equatable {
    let id = 0
    var places: [Place]
    var chosenID: String?
    var position: NearbyModel.Position
}

/// Homes in a grid.
struct HomeGrid: Identifiable, Equatable {
    let id = 0
    var items: [HomeItem]
}
