import CollectionViewKit

extension LoadError {
    /// The failure as a sentence about shows.
    var ofPortal: LoadError {
        let strings = PortalStrings.current
        return saying(strings.loading.notFound, when: .notFound).saying(strings.loading.outdated, when: .outdated)
            .withMessage
    }
}
