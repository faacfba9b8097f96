import CollectionViewKit

/// Something that the feed shows. What it is, only its own kind knows; see ``FeedKind``.
class FeedModel {
    /// What tells it from everything else in the feed.
    let identity: CellIdentity
    /// Its lasting place in the feed, by which the server counts what was seen.
    let position: Int

    init(_ identity: CellIdentity, position: Int) {
        self.identity = identity
        self.position = position
    }

    /// Whether it is a person, of whom the screen says how many have come. The default is that it is none.
    var isPerson: Bool { false }

    /// Whether it is shown at present. The default is always.
    func isShown(in people: PeopleStore) -> Bool { true }
}
