public import CollectionViews

/// The values that an app has stored on the device that a ``ModelHost`` stands for.
///
/// ```swift
/// let host = ModelHost(settings, windowSize: size)
/// host.storage.values["theme"] = "dark"    // before the screen reads it
/// host.storage.outcome = .full             // from now on nothing is stored
/// ```
public final class ModelStorage {
    /// The values by their keys. A change by hand before the screen reads its first value is what was stored earlier; later the screen
    /// is notified of changes by ``ModelHost/storeElsewhere(_:for:)``.
    public var values: [String: String] = [:]
    /// What comes of storing a value.
    public var outcome = StorageOutcome.stored

    init() {}
}

extension ModelStorage: HostStoring {
    package func load(into storage: HostStorage) {
        for (key, value) in values.sorted(by: { $0.key < $1.key }) { storage.change(key, to: value) }
    }

    package func store(_ value: String?, for key: String) -> StorageOutcome {
        if value == nil || outcome == .stored { values[key] = value }
        return outcome
    }
}

extension ModelHost {
    /// Has another page of the app store a value under a key, or remove it (`nil`).
    public func storeElsewhere(_ value: String?, for key: String) {
        storage.values[key] = value
        send(.stored(key: key, value: value))
    }
}
