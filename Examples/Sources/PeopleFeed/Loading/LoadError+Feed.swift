import CollectionViewKit

extension LoadError {
    /// The failure as a sentence about the feed.
    var ofFeed: LoadError {
        let strings = PeopleStrings.current.feed
        return saying(strings.gone, when: .notFound).saying(strings.changed, when: .outdated)
    }
}
