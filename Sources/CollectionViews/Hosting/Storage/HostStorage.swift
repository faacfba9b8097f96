import CollectionGeometry

/// Small values that an app keeps on the device: settings, drafts, the last item that was read.
///
/// ```swift
/// let theme = context.storage.string(for: "theme") ?? "system"
/// do throws(HostStorageError) {
///     try context.storage.set("dark", for: "theme")
/// } catch {
///     notice.show("The setting holds until the page is closed.")
/// }
/// ```
///
/// In a browser the values are those of `localStorage`, under keys that begin with the folder of the app, and they are shared by all its
/// pages; `ModelHost.storage` holds them in a test, and a server that renders a screen stores nothing. It must not contain secrets,
/// since every script of the site can read it, nor data that must not be lost: users and browsers clear it.
///
/// The host is read once, when the first value is read or written; after that values come from memory.
public final class HostStorage {
    /// The limits.
    public var configuration = Configuration()
    private let host: (any HostStoring)?
    private var entries: [Entry] = []
    private var isLoaded = false
    private var isLoading = false
    private var observers: [(_ key: String, _ value: String?) -> Bool] = []

    init(host: (any HostStoring)?) {
        self.host = host
    }

    private struct Entry {
        let key: String
        var value: String
    }
}

/// What keeps the values of a ``HostStorage``.
package protocol HostStoring: AnyObject {
    /// Passes all values to the storage, by ``HostStorage/change(_:to:)``.
    func load(into storage: HostStorage)

    /// Stores a value under a key, or removes it (`nil`).
    func store(_ value: String?, for key: String) -> StorageOutcome
}

extension HostStorage {
    /// The limits of a storage.
    public struct Configuration: Sendable {
        /// The longest key, in bytes of UTF-8.
        public var maximumKeyBytes: Int
        /// The largest value, in bytes of UTF-8.
        public var maximumValueBytes: Int

        /// Creates limits. The defaults are 256 bytes and 1 MiB.
        public init(maximumKeyBytes: Int = 256, maximumValueBytes: Int = 1 << 20) {
            self.maximumKeyBytes = maximumKeyBytes
            self.maximumValueBytes = maximumValueBytes
        }
    }

    /// The value under a key; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the number of values.
    public func string(for key: String) -> String? {
        loadIfNeeded()
        return index(of: key).map { entries[$0].value }
    }

    /// The keys that have values, in no order.
    ///
    /// - Complexity: O(*n*) in the number of values.
    public var keys: [String] {
        loadIfNeeded()
        return entries.map { $0.key }
    }

    /// Stores a value under a key.
    ///
    /// - Throws: ``HostStorageError``. Then the value that was stored before is still there.
    /// - Complexity: O(*n*) in the number of values.
    public func set(_ value: String, for key: String) throws(HostStorageError) {
        let (keyBytes, bytes) = (key.utf8.count, value.utf8.count)
        guard (1...configuration.maximumKeyBytes).contains(keyBytes) else {
            throw .invalidKey(bytes: keyBytes, limit: configuration.maximumKeyBytes)
        }
        guard bytes <= configuration.maximumValueBytes else {
            throw .valueTooLarge(bytes: bytes, limit: configuration.maximumValueBytes)
        }
        loadIfNeeded()
        switch host?.store(value, for: key) ?? .stored {
        case .stored: note(key, value)
        case .full: throw .full
        case .forbidden: throw .forbidden
        }
    }

    /// Removes the value under a key, if there is one.
    ///
    /// - Complexity: O(*n*) in the number of values.
    public func remove(_ key: String) {
        loadIfNeeded()
        guard index(of: key) != nil else { return }
        _ = host?.store(nil, for: key)
        note(key, nil)
    }

    /// Calls a target when another page of the app has stored a value, or removed it (`nil`). Changes by this page are not reported.
    /// The target is held weakly.
    public func observe<Target: WeaklyReferenceable>(
        _ target: Target, _ action: @escaping (_ target: Target, _ key: String, _ value: String?) -> Void
    ) {
        let target = Weak(target)
        observers.append { key, value in
            guard let object = target.object else { return false }
            action(object, key, value)
            return true
        }
    }

    /// Notes a change by another page, or one of the values that a host loads, and reports it to the observers.
    package func change(_ key: String, to value: String?) {
        note(key, value)
        if isLoading { return }
        var kept: [(String, String?) -> Bool] = []
        let current = observers
        observers = []
        for observer in current where observer(key, value) { kept.append(observer) }
        // An observer may have added others.
        observers = kept + observers
    }

    private func loadIfNeeded() {
        guard !isLoaded else { return }
        isLoaded = true
        isLoading = true
        host?.load(into: self)
        isLoading = false
    }

    private func note(_ key: String, _ value: String?) {
        switch (index(of: key), value) {
        case (let index?, let value?): entries[index].value = value
        case (let index?, nil): entries.remove(at: index)
        case (nil, let value?): entries.append(Entry(key: key, value: value))
        case (nil, nil): break
        }
    }

    private func index(of key: String) -> Int? { entries.firstIndex { $0.key.hasSameBytes(as: key) } }
}
