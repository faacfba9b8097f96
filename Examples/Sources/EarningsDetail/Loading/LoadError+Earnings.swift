import CollectionViewKit

extension LoadError {
    /// The failure as a sentence about earnings.
    var ofEarnings: LoadError {
        let strings = EarningsStrings.current.loading
        return saying(strings.notFound, when: .notFound).saying(strings.outdated, when: .outdated).withMessage
    }
}
