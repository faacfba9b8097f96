import CollectionViewKit

// The sections of the screen of one home, as values.

/// The pictures of a home.
struct DetailPictures: Identifiable, Equatable {
    let id: Int
    var title: String
    var pictures: [ImageSource]
}

/// What a home is and costs.
struct DetailFacts: Identifiable, Equatable {
    var home: Home
    var energy: String
    var isFavourite: Bool
    /// Whether the user has written to who offers it.
    var isContacted: Bool

    var id: Int { home.id }
}

/// A paragraph with its title.
struct DetailText: Identifiable, Equatable {
    let id: Int
    var title: String
    var text: String
}

/// What a home has.
struct DetailFeatures: Identifiable, Equatable {
    let id: Int
    var features: [String]
}

/// Where a home is. It is shown once the ground of its map has come.
struct DetailPlace: Identifiable, Equatable {
    var home: Home

    var id: Int { home.id }
}

/// Homes that are like another.
struct SimilarHomes: Identifiable, Equatable {
    let id: Int
    var items: [HomeItem]
}
