import CollectionViewKit

extension LoadError {
    /// The failure in the words of the earnings.
    var ofEarnings: LoadError {
        let strings = EarningsStrings.current.loading
        return saying(strings.notFound, when: .notFound).saying(strings.outdated, when: .outdated).withMessage
    }
}
