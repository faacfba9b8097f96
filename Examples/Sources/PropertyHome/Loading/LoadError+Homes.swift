import CollectionViewKit

extension LoadError {
    /// The failure in the words of the homes.
    var ofHomes: LoadError {
        saying("This home is not on the market any more.", when: .notFound)
            .saying("The homes have changed meanwhile. Load them again.", when: .outdated)
            .saying("The server does not understand this search. Change it, then try again.", when: .invalid)
    }
}
