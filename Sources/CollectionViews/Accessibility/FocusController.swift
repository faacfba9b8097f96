import CollectionGeometry
import CollectionLayout

/// Which item has the keyboard focus, which one had it last, and which one is to get it.
///
/// The focus belongs to an item, not to the view that shows it: it follows the item to another view, and when the item is
/// gone it goes to the one that has come into its place. It decides and performs no effect.
final class FocusController {
    /// The node that holds the keyboard focus, if it is one of the collection view's; else `.none`.
    private(set) var node = NodeID.none

    /// The item that holds the focus.
    private var focused: Place?
    /// The item that held the focus last.
    private var last: ElementHandle?
    /// The item that is to get the focus once it has a cell.
    private var pending: ElementHandle?
    /// What has become of the focus of an item that is gone.
    private var loss = Loss.none

    /// An item, and where to look for another when it is gone.
    private struct Place {
        let element: ElementHandle
        let section: ElementHandle
        /// The index of the item in its section, at the last update.
        let item: Int
    }

    private enum Loss {
        /// The item that holds the focus exists.
        case none
        /// The item is gone, and this one has come into its place; `nil` if its section is gone or empty.
        case replaced(Place?)
    }

    /// What is to be done about the focus when all is in its place.
    enum Action: Equatable {
        /// Nothing.
        case none
        /// The cell of an item gets it.
        case focusItem(IndexPath)
        /// The collection view itself gets it.
        case focusView
        /// The cell of an item gets it, unless it has it already.
        case keepItem(IndexPath)
    }
}

extension FocusController {
    /// The item that holds the focus; its cell is not reused meanwhile.
    var indexPath: IndexPath? { focused?.element.indexPath }

    /// The item that held the focus last.
    var lastIndexPath: IndexPath? { last?.indexPath }

    /// The item that is to get the focus once it has a cell.
    var pendingIndexPath: IndexPath? { pending?.indexPath }

    /// Whether something is to be done about the focus.
    var needsUpdate: Bool {
        if node != .none || pending != nil { return true }
        if case .replaced = loss { return true }
        return false
    }

    /// The focus has moved. Returns whether another item has it now.
    ///
    /// - Parameter path: The item whose cell the node is in; `nil` outside of cells.
    func moved(to node: NodeID, inItemAt path: IndexPath?, _ elements: ElementTable) -> Bool {
        self.node = node
        guard path != indexPath else { return false }
        focused = path.map { Self.place($0, elements) }
        if let focused { last = focused.element }
        return true
    }

    /// Has an item get the focus as soon as it has a cell.
    func request(_ path: IndexPath, _ elements: ElementTable) {
        pending = elements.handle(forItemAt: path)
    }

    /// Forgets which item is to get the focus.
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

    /// Decides what is to be done when all is in its place.
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
            // What stays is the place in the view: the arrows and the Tab key go on from there.
            last = place?.element
            guard let path = place?.element.indexPath, hasCell(path) else { return .focusView }
            return .focusItem(path)
        }
        return indexPath.map { .keepItem($0) } ?? .none
    }

    /// Notes that the host's focus is on none of the views any more.
    func leave() { node = .none }

    /// Forgets which item has the focus, as when the host forgets the views.
    func reset() {
        node = .none
        focused = nil
    }

    /// Follows a reload of the data, of which no handle knows what has become of its item: what has the focus is the item
    /// at the same place, and which items had it before is forgotten.
    ///
    /// - Parameter reset: Has the table forget all elements.
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
