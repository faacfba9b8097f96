import CollectionViewKit

extension LoadError {
    /// The failure as a sentence about shows.
    var ofPortal: LoadError {
        let strings = PortalStrings.current.loading
        return saying(strings.notFound, when: .notFound).saying(strings.outdated, when: .outdated).withMessage
    }
}
