import CollectionViewKit

extension LoadError {
    /// The failure in the words of the earnings.
    var ofEarnings: LoadError {
        saying("There is no transaction of this number.", when: .notFound)
            .saying("The list has changed meanwhile.", when: .outdated).withMessage
    }
}
