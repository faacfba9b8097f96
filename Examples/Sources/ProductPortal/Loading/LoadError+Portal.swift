import CollectionViewKit

extension LoadError {
    /// The failure in the words of the portal.
    var ofPortal: LoadError {
        let strings = PortalStrings.current.loading
        return saying(strings.notFound, when: .notFound).saying(strings.outdated, when: .outdated).withMessage
    }
}
