import PageStore

@testable import PageServer

/// Databases with sample content, each filled once and copied for every test: to fill one takes a second.
actor SampleDatabases {
    static let shared = SampleDatabases()
    private var filled: [String: Task<TestDatabase, any Error>] = [:]

    /// Gives a database the sample content of features.
    func fill(_ database: TestDatabase, _ features: [any ServerFeature]) async throws {
        // Features are values: their description tells all that they consist of.
        let name = "\(features)"
        let task =
            filled[name]
            ?? Task {
                let sample = try await TestDatabase()
                try await sample.seed(1, features)
                return sample
            }
        filled[name] = task
        try await task.value.store.copy(to: database.store)
    }
}
