import CollectionViewKit

extension LoadError {
    /// The failure in the words of the feed.
    var ofFeed: LoadError {
        saying("There is nobody of this number any more.", when: .notFound)
            .saying("The feed has changed meanwhile. Load it again.", when: .outdated)
    }
}
