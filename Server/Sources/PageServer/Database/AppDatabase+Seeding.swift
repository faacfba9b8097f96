import GRDB

extension AppDatabase {
    /// Replaces everything by sample content. Equal seeds give equal content.
    ///
    /// - Throws: An error of the database; then nothing has changed.
    public func seed(_ seed: UInt64) async throws {
        try await self.seed(seed, ServerFeatures.all)
    }

    /// Replaces everything by the sample content of some features.
    func seed(_ seed: UInt64, _ features: [any ServerFeature]) async throws {
        try await write { database in
            try PageRecord.deleteAll(database)
            for feature in features { try feature.seed(database, seed: seed) }
            for document in features.flatMap({ $0.samplePages() }) {
                try Self.store(document, in: database)
            }
        }
    }

    /// Whether any page is stored.
    public func hasPages() async throws -> Bool {
        try await read { try PageRecord.fetchCount($0) > 0 }
    }
}
