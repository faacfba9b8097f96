import CollectionGeometry
import CollectionLayout

/// The item with the keyboard focus, the one that had it last, and the one that is to get it.
///
/// The focus belongs to an item, not to the view that shows it: it follows the item to another view, and moves to the
/// item at the same index when its item is removed. It decides and performs no effect.
final class FocusController {
    /// Whether keys move the focus between items: the value of ``CollectionView/isKeyboardNavigable``.
    var isKeyboardNavigable = false
    /// The focused node, if it is in the collection view; else `.none`.
    private(set) var node = NodeID.none

    /// The focused item.
    private var focused: Place?
    /// The item focused last.
    private var last: ElementHandle?
    /// The item that is focused once it has a cell.
    private var pending: ElementHandle?
    /// Where the focus of a removed item moves.
    private var loss = Loss.none

    /// An item, and its place in its section in case it is removed.
    private struct Place {
        let element: ElementHandle
        let section: ElementHandle
        /// The index of the item in its section, as of the last update.
        let item: Int
    }

    private enum Loss {
        /// The focused item exists.
        case none
        /// The item was removed, and this one has its index; `nil` if its section is removed or empty.
        case replaced(Place?)
    }

    /// The action when all views are at their places.
    enum Action: Equatable {
        /// Nothing.
        case none
        /// Focus the cell of an item.
        case focusItem(IndexPath)
        /// Focus the collection view itself.
        case focusView
        /// Focus the cell of an item unless it is focused.
        case keepItem(IndexPath)
    }
}

extension FocusController {
    /// The focused item; its cell is not reused meanwhile.
    var indexPath: IndexPath? { focused?.element.indexPath }

    /// The item focused last.
    var lastIndexPath: IndexPath? { last?.indexPath }

    /// The item that is focused once it has a cell.
    var pendingIndexPath: IndexPath? { pending?.indexPath }

    /// Whether an action may be needed.
    var needsUpdate: Bool {
        if node != .none || pending != nil { return true }
        if case .replaced = loss { return true }
        return false
    }

    /// The focus has moved. Returns whether it is on another item.
    ///
    /// - Parameter path: The item whose cell contains the node; `nil` outside of cells.
    func moved(to node: NodeID, inItemAt path: IndexPath?, _ elements: ElementTable) -> Bool {
        self.node = node
        guard path != indexPath else { return false }
        focused = path.map { Self.place($0, elements) }
        if let focused { last = focused.element }
        return true
    }

    /// Requests the focus for an item, which gets it as soon as it has a cell.
    func request(_ path: IndexPath, _ elements: ElementTable) {
        pending = elements.handle(forItemAt: path)
    }

    /// Cancels the request.
    func cancelRequest() { pending = nil }

    /// Follows the items after an update.
    ///
    /// - Parameter count: Returns the number of items of a section.
    func elementsDidUpdate(_ elements: ElementTable, count: (_ section: Int) -> Int) {
        // Several updates may come before the focus is moved.
        let old: Place?
        switch loss {
        case .none: old = focused
        case .replaced(let place): old = place
        }
        guard let old else { return }
        if let path = old.element.indexPath {
            let section = old.section.section == path.section ? old.section : elements.handle(forSection: path.section)
            let place = Place(element: old.element, section: section, item: path.item)
            if case .replaced = loss { loss = .replaced(place) } else { focused = place }
            return
        }
        if case .none = loss { focused = nil }
        loss = .replaced(nil)
        guard let section = old.section.section else { return }
        let count = count(section)
        guard count > 0 else { return }
        let path = IndexPath(item: min(old.item, count - 1), section: section)
        loss = .replaced(Self.place(path, elements))
    }

    /// Decides the action when all views are at their places.
    ///
    /// - Parameter hasCell: Whether an item has a cell.
    func settle(hasCell: (IndexPath) -> Bool) -> Action {
        defer { loss = .none }
        if let path = pendingIndexPath, hasCell(path) {
            pending = nil
            return .focusItem(path)
        }
        guard node != .none else { return .none }
        if case .replaced(let place) = loss {
            // The arrow keys and the Tab key continue from the new item.
            last = place?.element
            guard let path = place?.element.indexPath, hasCell(path) else { return .focusView }
            return .focusItem(path)
        }
        return indexPath.map { .keepItem($0) } ?? .none
    }

    /// Notes that the focus has left the collection view.
    func leave() { node = .none }

    /// Forgets the focused item, as when the host discards the views.
    func reset() {
        node = .none
        focused = nil
    }

    /// Follows a reload of the data, after which handles have no elements: the focus stays at its path, and the item
    /// focused last is forgotten.
    ///
    /// - Parameter reset: Resets the element table.
    func reload(_ elements: ElementTable, _ reset: () -> Void) {
        let path = indexPath
        reset()
        focused = path.map { Self.place($0, elements) }
        last = nil
        pending = nil
    }

    private static func place(_ path: IndexPath, _ elements: ElementTable) -> Place {
        Place(
            element: elements.handle(forItemAt: path), section: elements.handle(forSection: path.section),
            item: path.item)
    }
}
