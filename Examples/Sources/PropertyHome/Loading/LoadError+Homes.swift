import CollectionViewKit

extension LoadError {
    /// The failure as a sentence about homes.
    var ofHomes: LoadError {
        let strings = HomesStrings.current.failures
        return saying(strings.gone, when: .notFound)
            .saying(strings.outdated, when: .outdated)
            .saying(strings.invalid, when: .invalid)
    }

    /// The failure as a sentence about a message to who offers a home.
    var ofInquiries: LoadError { saying(HomesStrings.current.failures.gone, when: .notFound) }
}
