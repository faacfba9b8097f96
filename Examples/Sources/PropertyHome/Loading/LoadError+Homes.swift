import CollectionViewKit

extension LoadError {
    /// The failure as a sentence about homes.
    var ofHomes: LoadError {
        let strings = HomesStrings.current
        return saying(strings.failures.gone, when: .notFound)
            .saying(strings.failures.outdated, when: .outdated)
            .saying(strings.failures.invalid, when: .invalid)
    }

    /// The failure as a sentence about a message to who offers a home.
    var ofInquiries: LoadError { saying(HomesStrings.current.failures.gone, when: .notFound) }
}
