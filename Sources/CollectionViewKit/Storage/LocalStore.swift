import CollectionPages
public import CollectionViews

/// Elements that an app keeps on the device, each of which is a value of its own in a ``HostStorage``.
///
/// ```swift
/// private let errands = LocalStore<Errand>(keyPrefix: "errand-")
///
/// override func viewDidLoad() {
///     guard let context else { return }
///     errands.open(in: context.storage)
///     context.storage.observe(self) { screen, _, _ in screen.show() }
/// }
///
/// private func add(_ title: String) throws(HostStorageError) {
///     try errands.save(Errand(id: errands.nextID, title: title))
/// }
/// ```
///
/// Pages of the app that are open beside each other have the same elements: what one saves or removes, the others take in. Where two change
/// the same element, the later change holds, and two that create one at the same moment give it the same id if they take ``nextID``. Ids
/// that are made at random differ.
///
/// It is for some hundreds of small elements of which nothing is secret; see ``HostStorage`` for its limits. What belongs to a user is kept by
/// a server.
public final class LocalStore<Element: LocalStoreElement>: WeaklyReferenceable {
    /// The elements, in the order of their ids.
    public private(set) var elements: [Element] = []
    /// The token of weak references.
    public let lifetime = Lifetime()

    private let keyPrefix: String
    private var storage: HostStorage?
    /// The largest id that an element of the store has had.
    private var lastID = 0

    /// Creates a store without elements, which keeps nothing until it is opened.
    ///
    /// - Parameter keyPrefix: The beginning of the keys of the elements, such as `errand-`; the id follows. No other key of the app may begin
    ///   with it.
    public init(keyPrefix: String) {
        self.keyPrefix = keyPrefix
    }
}

extension LocalStore {
    /// Reads the elements that a storage has, and keeps those that are saved from now on in it. Further calls change nothing.
    ///
    /// A value that cannot be read as an element, such as one of a later version of the app, is ignored and left as it is.
    ///
    /// - Complexity: O(*n*²) in the number of values of the storage, which is small.
    public func open(in storage: HostStorage) {
        guard self.storage == nil else { return }
        self.storage = storage
        for key in storage.keys { take(storage.string(for: key), for: key) }
        storage.observe(self) { store, key, value in store.take(value, for: key) }
    }

    /// The element with an id; `nil` if there is none.
    ///
    /// - Complexity: O(*n*) in the number of elements.
    public subscript(id id: Int) -> Element? { elements.first { $0.id == id } }

    /// An id that no element has: the one after the largest that there has been since the store was opened.
    public var nextID: Int {
        if lastID < Int.max { return lastID + 1 }
        // A value that was stored by hand may have the largest number.
        return (1...Int.max).first { self[id: $0] == nil } ?? 1
    }

    /// Stores an element, in place of the one with its id.
    ///
    /// - Throws: What ``HostStorage/set(_:for:)`` throws. The store has the element nevertheless, until the page is closed.
    /// - Complexity: O(*n*) in the numbers of elements and of values of the storage.
    public func save(_ element: Element) throws(HostStorageError) {
        keep(element)
        try storage?.set(element.json, for: key(element.id))
    }

    /// Removes the element with an id, if there is one. To undo it, save the element again.
    ///
    /// - Complexity: O(*n*) in the numbers of elements and of values of the storage.
    public func remove(_ id: Int) {
        elements.removeAll { $0.id == id }
        storage?.remove(key(id))
    }

    private func key(_ id: Int) -> String { keyPrefix + "\(id)" }

    /// Takes in what the storage has under a key.
    private func take(_ value: String?, for key: String) {
        guard key.hasPrefix(bytesOf: keyPrefix) else { return }
        guard let value else {
            return elements.removeAll { self.key($0.id).hasSameBytes(as: key) }
        }
        let bytes = Array(value.utf8)
        do throws(JSONDecodingError) {
            // The storage limits how much a value has.
            let element: Element = try JSONDocument.decode(from: bytes, limits: JSONLimits(byteCount: bytes.count))
            if self.key(element.id).hasSameBytes(as: key) { keep(element) }
        } catch {
            // It stays in the storage, for the version of the app that can read it.
        }
    }

    private func keep(_ element: Element) {
        lastID = max(lastID, element.id)
        let index = elements.firstIndex { $0.id >= element.id } ?? elements.count
        if index < elements.count, elements[index].id == element.id {
            elements[index] = element
        } else {
            elements.insert(element, at: index)
        }
    }
}
