extension DiffableDataSource {
    /// How a data source works.
    ///
    /// ```swift
    /// let trusting = DiffableDataSource<Section, Int>(configuration: .init(validatesUpdates: false))
    /// ```
    public struct Configuration: Sendable {
        /// Whether each batch is judged by ``BatchUpdateValidator`` before it is handed out; one that is not legal
        /// becomes a full reload and a diagnostic. Costs time linear in the numbers of sections and operations.
        public var validatesUpdates: Bool

        /// Creates a configuration.
        ///
        /// - Parameter validatesUpdates: The default is `true`.
        public init(validatesUpdates: Bool = true) {
            self.validatesUpdates = validatesUpdates
        }
    }
}
