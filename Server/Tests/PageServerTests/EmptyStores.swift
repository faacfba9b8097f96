import PageStore
import StoreTestSupport

/// New stores for one test.
enum EmptyStores {
    /// A store of each kind that can be tested on this machine, without tables.
    static func all() async throws -> [any PageStore] {
        var stores: [any PageStore] = [try SQLiteStore.inMemory()]
        if TestPostgreSQL.server != nil {
            stores.append(try await PostgreSQLStore.open(TestPostgreSQL.makeDatabase()))
        }
        return stores
    }
}
