import PageStore

extension PageApplication {
    /// Replaces everything by the sample content of the features. Equal seeds give equal content.
    ///
    /// Servers of the same store may run meanwhile. They show what was stored before until it is replaced as a whole; their writes
    /// wait, and are refused with status 503 if they wait too long.
    ///
    /// - Throws: An error of the store; then nothing has changed.
    public func seed(_ seed: UInt64) async throws {
        try await prepare()
        let features = features
        try await store.write(.everything) { transaction in
            for id in try transaction.pageIDs() { try transaction.removePage(id) }
            for feature in features { try feature.seed(transaction, seed: seed) }
            for document in features.flatMap({ $0.samplePages() }) { try transaction.store(document) }
        }
    }
}
