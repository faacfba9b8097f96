import ArgumentParser
import Foundation
import PageServer
import PageStore
import SampleContent

/// The option that names what is stored, shared by all subcommands that need it.
struct StoreOptions: ParsableArguments {
    @Option(help: "The SQLite database, or the address of one in PostgreSQL, such as postgres://page@db.example/shop.")
    var database: String

    func validate() throws { _ = try location }
}

extension StoreOptions {
    /// Where everything is stored.
    var location: StoreLocation {
        get throws { try StoreLocation(database) }
    }

    /// An editor of the pages of a store.
    static func editor(of store: any PageStore) -> PageEditor {
        PageEditor(store: store, features: SampleFeatures.all)
    }

    /// The store. A file is created if there is none; a database of PostgreSQL has to be there.
    func open(durability: SQLiteStore.Configuration.Durability) async throws -> any PageStore {
        switch try location {
        case .file(let path):
            return try SQLiteStore.open(path: path, SQLiteStore.Configuration(durability: durability))
        case .address(let address, _): return try await PostgreSQLStore.open(address)
        }
    }

    /// The store, which has to be there, with its schema brought up to date.
    ///
    /// - Parameter features: The features whose tables are brought up to date besides those of the store.
    func openExisting(_ features: [any ServerFeature] = SampleFeatures.all) async throws -> any PageStore {
        let store: any PageStore
        switch try location {
        case .file(let path): store = try SQLiteStore.openExisting(path: path)
        case .address(let address, let description): store = try await Self.existing(address, description)
        }
        try await store.migrate(features.flatMap(\.migrations))
        return store
    }

    /// The tokens of editors and viewers, which servers of any features have: no tables of the sample content are made for them.
    func tokens() async throws -> AccessTokens {
        AccessTokens(store: try await openExisting([]))
    }

    /// The store, which has to be there, to read from it: nothing is changed, not even its schema.
    func openReadOnly() async throws -> any PageStore {
        switch try location {
        case .file(let path): return try SQLiteStore.openReadOnly(path: path)
        // Nothing but `migrate` and `write` of a store in PostgreSQL changes it.
        case .address(let address, let description): return try await Self.existing(address, description)
        }
    }

    /// The store whose content is to be replaced, and what it has held before.
    func openForSeeding() async throws -> (store: any PageStore, content: StoreContent) {
        switch try location {
        case .file(let path):
            let isNew = !FileManager.default.fileExists(atPath: path)
            // A file that is a database of something else is not touched.
            let store = isNew ? try SQLiteStore.open(path: path) : try SQLiteStore.openExisting(path: path)
            return (store, isNew ? .nothing : .store)
        case .address(let address, _):
            // Statements that replace everything take longer than those of requests, and so do the pauses between them, in
            // which the content is made.
            let configuration = PostgreSQLStore.Configuration(statementSeconds: 600, lockSeconds: 600)
            let store = try await PostgreSQLStore.open(address, configuration)
            return (store, try await Self.content(of: store))
        }
    }

    private static func existing(_ address: String, _ description: String) async throws -> PostgreSQLStore {
        let store = try await PostgreSQLStore.open(address)
        guard try await content(of: store) == .store else { throw StoreError.notAStore(description) }
        return store
    }

    /// What a database in PostgreSQL holds in the schema that the store uses.
    private static func content(of store: PostgreSQLStore) async throws -> StoreContent {
        let tables = try await store.read {
            try $0.rows("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
        }
        let names = try tables.map { try $0.text("tablename") }
        if ["page", "pageSection", "secret"].allSatisfy({ names.contains($0) }) { return .store }
        // The table of migrations is made before the first one runs.
        return names.allSatisfy { $0 == "storeMigration" } ? .nothing : .other
    }
}
