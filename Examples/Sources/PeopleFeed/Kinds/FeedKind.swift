import CollectionViewKit

/// A kind of thing that the feed can show: how it is read from the server's response, and how it becomes a view model.
struct FeedKind {
    /// The name of the kind in the server's response.
    let name: String
    /// Reads one; `nil` for what cannot be shown.
    let read: (JSONValue) -> FeedModel?
    /// Makes view models of those it has read.
    let factory: CellFactory<FeedModel>
}

extension FeedKind {
    /// The kinds of the feed. A new kind of cell is one more entry here, and touches nothing else. Who is featured is a
    /// person too, and so comes first.
    static func all(_ services: FeedServices) -> [FeedKind] {
        [.featuredPerson(services), .person(services), .advertisement(services)]
    }
}
