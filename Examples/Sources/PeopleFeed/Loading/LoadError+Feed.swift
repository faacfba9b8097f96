import CollectionViewKit

extension LoadError {
    /// The failure in the words of the feed.
    var ofFeed: LoadError {
        let strings = PeopleStrings.current.feed
        return saying(strings.gone, when: .notFound).saying(strings.changed, when: .outdated)
    }
}
