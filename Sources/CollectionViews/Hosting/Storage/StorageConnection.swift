/// Creates the storage of an app when it is first used, and passes it what other pages store.
struct StorageConnection {
    /// Where a storage that is created later keeps its values; `nil` for memory.
    var host: (any HostStoring)?
    private var created: HostStorage?
    /// Handles values that another page has stored, or that a host loads; `nil` while no screen uses the storage.
    private var storedValueHandler: ((_ key: String, _ value: String?) -> Void)?
}

extension StorageConnection {
    /// The storage, which the first use creates.
    var storage: HostStorage {
        // A program that stores nothing contains no storage: nothing else may refer to it.
        mutating get {
            if let created { return created }
            let storage = HostStorage(host: host)
            storedValueHandler = { storage.change($0, to: $1) }
            created = storage
            return storage
        }
    }

    /// Passes a value to the storage, if that is in use.
    func note(_ value: String?, for key: String) { storedValueHandler?(key, value) }
}
