import CollectionDiffing
import CollectionGeometry
import CollectionLayout

/// The identity of an element of the content while it has state: a view that shows it, a press on it, the focus, a
/// scroll to it.
///
/// An index path is valid for one state of the data. A handle stays with its element over every update: its table
/// translates it (see ``ElementTable/translate(_:)``), and ``element`` has the current path, or is `nil` once the
/// element was removed. Nothing else translates index paths.
///
/// A handle lives as long as a part of the collection view holds it. Handles are compared by identity: two parts that
/// remember the same element hold two handles with equal elements.
package final class ElementHandle {
    /// The element, by its path in the displayed data; `nil` when the element was removed.
    fileprivate(set) var element: LayoutElement?
    /// Whether the path is already that after the next update, which must not translate it.
    fileprivate var isAhead = false

    fileprivate init(_ element: LayoutElement?) {
        self.element = element
    }
}

extension ElementHandle {
    /// The path of the item, header or other element; `nil` when the element was removed.
    var indexPath: IndexPath? { element?.indexPath }

    /// The index of the section; `nil` when the element was removed.
    var section: Int? { element?.indexPath.section }
}

/// The handles of a collection view, and the one place where an update of the data translates index paths.
///
/// ```swift
/// press = elements.handle(for: .cell(indexPath))
/// // … updates come …
/// guard let path = press.indexPath else { return cancel() }
/// ```
///
/// The table drops a handle that no part holds any more.
package final class ElementTable {
    private var handles: [ElementHandle] = []
    private var sets: [ElementSet] = []
    /// The number of handles at which unused handles are searched for.
    private var collectionThreshold = 64

    /// Creates a table without handles.
    init() {}
}

extension ElementTable {
    /// Creates a handle for an element of the displayed data.
    ///
    /// - Complexity: O(1) amortised.
    @inline(never)  // Each use would have a copy of it.
    func handle(for element: LayoutElement) -> ElementHandle {
        let handle = ElementHandle(element)
        add(handle)
        return handle
    }

    /// Creates a handle for an item of the displayed data.
    @inline(never)  // As above.
    func handle(forItemAt indexPath: IndexPath) -> ElementHandle { handle(for: .cell(indexPath)) }

    /// Creates a handle for an item that an app names by its path in the newest data.
    ///
    /// - Parameter isAhead: Whether the newest data is that after an update that has not been shown yet: the next
    ///   ``translate(_:)`` or ``reset()`` leaves the handle unchanged.
    func handle(forItemAt indexPath: IndexPath, isAhead: Bool) -> ElementHandle {
        let handle = handle(forItemAt: indexPath)
        handle.isAhead = isAhead
        return handle
    }

    /// Creates a handle without an element, for a view, which shows one element after another.
    func makeHandle() -> ElementHandle {
        let handle = ElementHandle(nil)
        add(handle)
        return handle
    }

    /// Sets the element of a handle.
    func bind(_ handle: ElementHandle, to element: LayoutElement?) {
        handle.element = element
    }

    /// Sets a whole section as the element of a handle, which follows it over updates.
    func bind(_ handle: ElementHandle, toSection section: Int) {
        handle.element = .supplementary(Self.sectionKind, IndexPath(item: 0, section: section))
    }

    /// Creates a handle for a section.
    func handle(forSection section: Int) -> ElementHandle {
        let handle = makeHandle()
        bind(handle, toSection: section)
        return handle
    }

    /// The kind that represents a section as a whole: no view shows it.
    private static var sectionKind: ElementKind { "section" }

    /// Creates an empty set of items that follows its items over updates.
    func makeSet() -> ElementSet {
        let set = ElementSet()
        sets.append(set)
        return set
    }

    /// Translates the paths of all elements. A handle whose element was removed has none from now on.
    ///
    /// - Complexity: O(*n* log *m*) for *n* handles and items in sets, and *m* operations of the update.
    func translate(_ translation: IndexPathTranslation) {
        collect()
        for handle in handles {
            if handle.isAhead {
                handle.isAhead = false
            } else if let element = handle.element {
                handle.element = translation.newElement(ofOld: element)
            }
        }
        for set in sets { set.translate(translation) }
    }

    /// Translates the paths of items by a function other than an update, as when a reordering ends. All other elements
    /// keep their paths.
    ///
    /// - Complexity: O(*n*) in the number of handles and items in sets.
    func translateItems(_ newPath: (IndexPath) -> IndexPath?) {
        for handle in handles {
            if case .cell(let path)? = handle.element { handle.element = newPath(path).map { .cell($0) } }
        }
        for set in sets { set.replace(with: set.indexPaths.compactMap(newPath).ordered()) }
    }

    /// Forgets all elements, as when the data is replaced: no handle has an element, and all sets are empty.
    func reset() {
        for handle in handles {
            if !handle.isAhead { handle.element = nil }
            handle.isAhead = false
        }
        for set in sets { set.replace(with: []) }
        collect()
    }

    /// The number of handles that are held by a part.
    ///
    /// - Complexity: O(*n*) in the number of handles.
    var count: Int {
        collect()
        return handles.count
    }

    private func add(_ handle: ElementHandle) {
        if handles.count >= collectionThreshold {
            collect()
            collectionThreshold = max(64, 2 * handles.count)
        }
        handles.append(handle)
    }

    /// Drops the handles that only the table holds.
    private func collect() {
        var kept = 0
        for index in handles.indices where !isKnownUniquelyReferenced(&handles[index]) {
            if kept != index { handles.swapAt(kept, index) }
            kept += 1
        }
        handles.removeLast(handles.count - kept)
        kept = 0
        for index in sets.indices where !isKnownUniquelyReferenced(&sets[index]) {
            if kept != index { sets.swapAt(kept, index) }
            kept += 1
        }
        sets.removeLast(sets.count - kept)
    }
}

/// Items that one part remembers together, such as the selection: paths in ascending order, which need less memory than
/// handles.
final class ElementSet {
    /// The paths of the items, ascending.
    private(set) var indexPaths: [IndexPath] = []

    fileprivate init() {}
}

extension ElementSet {
    /// Whether there are no items.
    var isEmpty: Bool { indexPaths.isEmpty }

    /// Whether the set contains an item.
    ///
    /// - Complexity: O(log *n*).
    func contains(_ path: IndexPath) -> Bool {
        guard !indexPaths.isEmpty else { return false }
        let index = position(of: path)
        return index < indexPaths.count && indexPaths[index] == path
    }

    /// Inserts an item. Returns whether it was absent.
    @discardableResult
    func insert(_ path: IndexPath) -> Bool {
        let index = position(of: path)
        guard index == indexPaths.count || indexPaths[index] != path else { return false }
        indexPaths.insert(path, at: index)
        return true
    }

    /// Removes an item. Returns whether it was present.
    @discardableResult
    func remove(_ path: IndexPath) -> Bool {
        let index = position(of: path)
        guard index < indexPaths.count, indexPaths[index] == path else { return false }
        indexPaths.remove(at: index)
        return true
    }

    /// Replaces the items.
    ///
    /// - Parameter paths: The items, ascending.
    func replace(with paths: [IndexPath]) {
        indexPaths = paths
    }

    /// The index of a path, or the index at which it is to be inserted.
    private func position(of path: IndexPath) -> Int {
        indexPaths.partitioningIndex { $0 >= path }
    }

    fileprivate func translate(_ translation: IndexPathTranslation) {
        guard !indexPaths.isEmpty else { return }
        indexPaths = indexPaths.compactMap { translation.newPath(ofOld: $0) }.ordered()
    }
}
