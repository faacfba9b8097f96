import CollectionViewKit

extension LoadError {
    /// The failure as a sentence about earnings.
    var ofEarnings: LoadError {
        let strings = EarningsStrings.current
        return saying(strings.loading.notFound, when: .notFound).saying(strings.loading.outdated, when: .outdated)
            .withMessage
    }
}
