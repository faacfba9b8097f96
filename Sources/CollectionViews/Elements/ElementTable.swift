import CollectionDiffing
import CollectionGeometry
import CollectionLayout

/// The identity of an element of the content while something concerns it: a view that shows it, a press on it, the focus,
/// a scroll to it.
///
/// An index path names a place at one moment. A handle stays with its element over every update: its table translates it
/// (see ``ElementTable/translate(_:)``), and ``element`` is the path of today, or `nil` once the element is gone. Nothing
/// else translates index paths.
///
/// A handle lives as long as a part of the collection view holds it. It is compared by identity: two parts that remember the
/// same element hold two handles with equal elements.
package final class ElementHandle {
    /// The element, by the path it has in the data that is shown; `nil` when the element is gone.
    fileprivate(set) var element: LayoutElement?
    /// Whether the path is that after the next update, which is to leave it alone.
    fileprivate var isAhead = false

    fileprivate init(_ element: LayoutElement?) {
        self.element = element
    }
}

extension ElementHandle {
    /// The path of the item, header or other element; `nil` when the element is gone.
    var indexPath: IndexPath? { element?.indexPath }

    /// The index of the section; `nil` when the element is gone.
    var section: Int? { element?.indexPath.section }
}

/// The handles of a collection view, and the one place where an update of the data is translated.
///
/// ```swift
/// press = elements.handle(for: .cell(indexPath))
/// // … updates come …
/// guard let path = press.indexPath else { return cancel() }
/// ```
///
/// A handle that no part holds any more is dropped by the table. The table keeps no other account of who holds what.
package final class ElementTable {
    private var handles: [ElementHandle] = []
    private var sets: [ElementSet] = []
    /// The number of handles from which on those that nothing holds are looked for.
    private var collectionThreshold = 64

    /// Creates a table without handles.
    init() {}
}

extension ElementTable {
    /// A handle for an element of the data that is shown.
    ///
    /// - Complexity: O(1) amortised.
    func handle(for element: LayoutElement) -> ElementHandle {
        let handle = ElementHandle(element)
        add(handle)
        return handle
    }

    /// A handle for an item of the data that is shown.
    func handle(forItemAt indexPath: IndexPath) -> ElementHandle { handle(for: .cell(indexPath)) }

    /// A handle for an item that an app names by its path in the newest data.
    ///
    /// - Parameter isAhead: Whether the newest data are those after an update that has not been shown yet: the next
    ///   ``translate(_:)`` or ``reset()`` leaves the handle alone.
    func handle(forItemAt indexPath: IndexPath, isAhead: Bool) -> ElementHandle {
        let handle = handle(forItemAt: indexPath)
        handle.isAhead = isAhead
        return handle
    }

    /// A handle that stands for nothing yet: of a view, which is given one element after the other.
    func makeHandle() -> ElementHandle {
        let handle = ElementHandle(nil)
        add(handle)
        return handle
    }

    /// Gives a handle another element.
    func bind(_ handle: ElementHandle, to element: LayoutElement?) {
        handle.element = element
    }

    /// Gives a handle a whole section, which it follows over updates.
    func bind(_ handle: ElementHandle, toSection section: Int) {
        handle.element = .supplementary(Self.sectionKind, IndexPath(item: 0, section: section))
    }

    /// A handle for a section.
    func handle(forSection section: Int) -> ElementHandle {
        let handle = makeHandle()
        bind(handle, toSection: section)
        return handle
    }

    /// What stands for a section as a whole: no view shows it.
    private static var sectionKind: ElementKind { "section" }

    /// An empty set of items that keeps to its items over updates.
    func makeSet() -> ElementSet {
        let set = ElementSet()
        sets.append(set)
        return set
    }

    /// Follows all elements to their paths after an update. Handles of elements that are gone have none from now on.
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

    /// Follows the items to paths that are not those of an update, such as the end of an order that was seen. All other
    /// elements stay where they are.
    ///
    /// - Complexity: O(*n*) in the number of handles and items in sets.
    func translateItems(_ newPath: (IndexPath) -> IndexPath?) {
        for handle in handles {
            if case .cell(let path)? = handle.element { handle.element = newPath(path).map { .cell($0) } }
        }
        for set in sets { set.replace(with: set.indexPaths.compactMap(newPath).ordered()) }
    }

    /// Forgets all elements, as when the data is replaced by other data: no handle has an element, and all sets are empty.
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

/// Items that one part remembers together, such as the selection: as paths in ascending order, which take less room than
/// handles.
final class ElementSet {
    /// The paths of the items, ascending.
    private(set) var indexPaths: [IndexPath] = []

    fileprivate init() {}
}

extension ElementSet {
    /// Whether there are no items.
    var isEmpty: Bool { indexPaths.isEmpty }

    /// Whether an item is among them.
    ///
    /// - Complexity: O(log *n*).
    func contains(_ path: IndexPath) -> Bool {
        guard !indexPaths.isEmpty else { return false }
        let index = position(of: path)
        return index < indexPaths.count && indexPaths[index] == path
    }

    /// Adds an item. Returns whether it was not there before.
    @discardableResult
    func insert(_ path: IndexPath) -> Bool {
        let index = position(of: path)
        guard index == indexPaths.count || indexPaths[index] != path else { return false }
        indexPaths.insert(path, at: index)
        return true
    }

    /// Takes an item out. Returns whether it was there.
    @discardableResult
    func remove(_ path: IndexPath) -> Bool {
        let index = position(of: path)
        guard index < indexPaths.count, indexPaths[index] == path else { return false }
        indexPaths.remove(at: index)
        return true
    }

    /// Has exactly some items be in the set.
    ///
    /// - Parameter paths: The items, ascending.
    func replace(with paths: [IndexPath]) {
        indexPaths = paths
    }

    /// Where an item is among those of the set, or would be.
    private func position(of path: IndexPath) -> Int {
        indexPaths.partitioningIndex { $0 >= path }
    }

    fileprivate func translate(_ translation: IndexPathTranslation) {
        guard !indexPaths.isEmpty else { return }
        indexPaths = indexPaths.compactMap { translation.newPath(ofOld: $0) }.ordered()
    }
}
