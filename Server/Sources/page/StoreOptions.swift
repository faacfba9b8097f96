import ArgumentParser
import PageServer
import PageStore
import SampleContent

/// The option that names what is stored, shared by all subcommands that need it.
struct StoreOptions: ParsableArguments {
    @Option(help: "The SQLite database.")
    var database: String

    /// An editor of the pages of a store.
    static func editor(of store: any PageStore) -> PageEditor {
        PageEditor(store: store, features: SampleFeatures.all)
    }

    /// The store, which has to be there, with its schema brought up to date.
    func openExisting() async throws -> any PageStore {
        let store = try SQLiteStore.openExisting(path: database)
        try await store.migrate(SampleFeatures.all.flatMap(\.migrations))
        return store
    }
}
