import PageStore

extension PageApplication {
    /// Replaces everything by the sample content of the features. Equal seeds give equal content.
    ///
    /// - Throws: An error of the store; then nothing has changed.
    public func seed(_ seed: UInt64) async throws {
        try await prepare()
        let features = features
        try await store.write { transaction in
            for id in try transaction.pageIDs() { try transaction.removePage(id) }
            for feature in features { try feature.seed(transaction, seed: seed) }
            for document in features.flatMap({ $0.samplePages() }) { try transaction.store(document) }
        }
    }
}
