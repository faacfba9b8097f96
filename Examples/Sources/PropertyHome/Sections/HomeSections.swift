// The sections of the home screen, as values: what each of them shows is raised with its revision. Which controller shows
// which, `SectionControllerFactory` knows, by type.

/// The entry to the search.
struct SearchEntry: Identifiable, Equatable {
    let id = 0
    /// The last search in a line.
    var summary: String
    var path: String
}

/// The newest homes of the last search.
struct LatestSection: Identifiable, Equatable {
    let id = 0
    var revision: Int
}

/// Homes that are like those of the last search.
struct RecommendationsSection: Identifiable, Equatable {
    let id = 0
    var revision: Int
}

/// Homes near a place.
struct NearbySection: Identifiable, Equatable {
    let id = 0
    var revision: Int
}

/// The map with its pins.
struct MapSection: Identifiable, Equatable {
    let id = 0
    var revision: Int
}

/// The homes that are seen on the map.
struct MapHomesSection: Identifiable, Equatable {
    let id = 0
    var revision: Int
}
