import CollectionViewKit

extension LoadError {
    /// The failure as a sentence about the feed.
    var ofFeed: LoadError {
        let strings = PeopleStrings.current
        return saying(strings.feed.gone, when: .notFound).saying(strings.feed.changed, when: .outdated)
    }
}
