import CollectionViewKit

extension LoadError {
    /// The failure in the words of the portal.
    var ofPortal: LoadError {
        saying("It may have been taken away.", when: .notFound)
            .saying("The list has changed meanwhile.", when: .outdated).withMessage
    }
}
