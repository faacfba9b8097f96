import PageStore
import SampleContent

@testable import PageServer

/// A store in memory whose tables are reached as features reach them.
struct TestDatabase: Sendable {
    let store: SQLiteStore

    /// Creates a store with the schema of the sample content.
    init() async throws {
        try await self.init(SQLiteStore.inMemory())
    }

    /// Takes a store and brings its schema up to date.
    init(_ store: SQLiteStore) async throws {
        self.store = store
        try await store.migrate(SampleFeatures.all.flatMap(\.migrations))
    }

    /// Replaces everything by the sample content of features.
    func seed(_ seed: UInt64, _ features: [any ServerFeature]) async throws {
        try await PageApplication(
            store: store, features: features, configuration: ServerConfiguration(pictures: "")
        ).seed(seed)
    }

    func document(of id: String) async throws -> PageDocument? { try await store.read { try $0.page(id)?.document } }

    func store(_ document: PageDocument) async throws { try await store.write { try $0.store(document) } }

    func secret(named name: String) async throws -> [UInt8] { try await store.secret(named: name) }
}

extension PageEditor {
    /// An editor of the pages of a test.
    init(database: TestDatabase) {
        self.init(store: database.store, features: SampleFeatures.all)
    }
}
