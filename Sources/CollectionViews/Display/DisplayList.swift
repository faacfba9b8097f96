import CollectionDiffing
import CollectionGeometry
import CollectionLayout

/// The views that show elements: cells, supplementary views and decorations, and those that wait to be used again.
///
/// Each view holds the ``ElementHandle`` of what it shows, so that an update of the data leaves the list right once
/// ``elementsDidUpdate(_:)`` has put it in order and let go of what is gone. The list decides which views exist; where they
/// are put, and what is made for an element, its caller decides.
final class DisplayList {
    /// The cells that exist, by index path, ascending.
    private(set) var cells: [DisplayedCell] = []
    /// The supplementary views and decorations that exist, in no order.
    private(set) var supplementaries: [DisplayedSupplementary] = []
    /// Whether all elements are to get other views, as after a reload of the data.
    private(set) var needsReload = false
    /// The view that is being configured again; a dequeue for it returns it.
    private(set) var reconfiguredView: CollectionReusableView?
    /// The node in which the view that is being dequeued will be.
    private(set) var destination = NodeID.none

    private var pool = ReusePool()
    /// Whether a view has a change of its content that is still to be carried out.
    private var hasPendingChanges = false
    /// Whether views were parked outside of a pass and are still to be hidden.
    private var needsSettling = false
    /// Whether other elements were displayed since that was last taken note of.
    private var hasDisplayed = false
    private var cellScratch: [DisplayedCell] = []
    /// While cells are shown, the first of them that is not in the scratch.
    private var next = 0
}

/// A cell that exists, and the item it shows.
struct DisplayedCell {
    /// The path of the item in the data that is shown.
    fileprivate(set) var indexPath: IndexPath
    let view: CollectionViewCell
}

/// A supplementary view or decoration that exists, and the element it shows.
struct DisplayedSupplementary {
    /// The element by its path in the data that is shown.
    fileprivate(set) var element: LayoutElement
    let view: CollectionReusableView
}

// MARK: - Looking views up

extension DisplayList {
    /// Whether nothing is shown.
    var isEmpty: Bool { cells.isEmpty && supplementaries.isEmpty }

    /// The number of views that wait to be used again.
    var parkedCount: Int { pool.count }

    /// The number of views that wait to be used again and are in the host's tree.
    var attachedParkedCount: Int { pool.attachedCount }

    /// The limit of views of one registration that wait to be used again.
    var maximumParked: Int {
        get { pool.maximumParked }
        set { pool.maximumParked = max(0, newValue) }
    }

    /// The cell that shows an item, or `nil` when the item has none.
    ///
    /// - Complexity: O(log *n*).
    func cell(at indexPath: IndexPath) -> CollectionViewCell? {
        let index = cells.partitioningIndex { $0.indexPath >= indexPath }
        guard index < cells.count, cells[index].indexPath == indexPath else { return nil }
        return cells[index].view
    }

    /// The displayed cell that has a node, or a view in it that has.
    ///
    /// - Complexity: O(*n*) in the number of views in cells.
    func cell(around node: NodeID) -> DisplayedCell? {
        cells.first { $0.view.view(for: node) != nil }
    }

    /// The view that has a node, in any of the views that are shown.
    func view(for node: NodeID) -> View? {
        for displayed in cells {
            if let found = displayed.view.view(for: node) { return found }
        }
        for displayed in supplementaries {
            if let found = displayed.view.view(for: node) { return found }
        }
        return nil
    }

    /// Calls a closure with each view that is shown: the cells in order, then the others.
    func forEach(_ body: (CollectionReusableView) -> Void) {
        for displayed in cells { body(displayed.view) }
        for displayed in supplementaries { body(displayed.view) }
    }

    /// Calls a closure with each view that waits to be used again.
    func forEachParked(_ body: (CollectionReusableView) -> Void) { pool.forEach(body) }
}

// MARK: - A display pass

extension DisplayList {
    /// Whether all elements are to get other views in the display pass that begins. A reload that is requested in its midst
    /// is that of the next one.
    func takeReload() -> Bool {
        defer { needsReload = false }
        return needsReload
    }

    /// Notes that a display pass was made.
    func noteDisplayed() { hasDisplayed = true }

    /// Whether a display pass was made; true once after it.
    func takeDisplayed() -> Bool {
        defer { hasDisplayed = false }
        return hasDisplayed
    }

    /// Lets go of the cells whose items are not among some attributes any more; both are ascending.
    ///
    /// - Parameters:
    ///   - keeps: Whether a cell stays although its item is not among them.
    ///   - release: Takes a cell that goes.
    func removeCells(
        notIn attributes: UnsafeBufferPointer<LayoutAttributes>,
        keeps: (IndexPath) -> Bool,
        release: (DisplayedCell) -> Void
    ) {
        var next = 0
        var keptCount = 0
        for index in cells.indices {
            let displayed = cells[index]
            var isAmong = false
            while next < attributes.count {
                if case .cell(let indexPath) = attributes[next].element, indexPath >= displayed.indexPath {
                    isAmong = indexPath == displayed.indexPath
                    break
                }
                next += 1
            }
            if isAmong || keeps(displayed.indexPath) {
                if keptCount != index { cells[keptCount] = displayed }
                keptCount += 1
            } else {
                release(displayed)
            }
        }
        while cells.count > keptCount { cells.removeLast() }
    }

    /// Has a cell stand wherever the attributes want one. Returns whether some of them are of anything else.
    ///
    /// - Parameters:
    ///   - attributes: The elements that are to have views, cells in ascending order.
    ///   - show: Places the cell that an item has, or makes one for an item that has none.
    func showCells(
        _ attributes: UnsafeBufferPointer<LayoutAttributes>,
        in elements: ElementTable,
        _ show: (_ index: Int, _ path: IndexPath, _ existing: CollectionViewCell?) -> CollectionViewCell?
    ) -> Bool {
        cellScratch.empty()
        var hasOthers = false
        next = 0
        for number in attributes.indices {
            guard case .cell(let indexPath) = attributes[number].element else {
                hasOthers = true
                continue
            }
            // A layout that names an item twice gets one cell for it.
            if let last = cellScratch.last, last.indexPath == indexPath { continue }
            while next < cells.count, cells[next].indexPath < indexPath {
                cellScratch.append(cells[next])
                next += 1
            }
            if next < cells.count, cells[next].indexPath == indexPath {
                let displayed = cells[next]
                // Showing it may have all views go.
                if show(number, indexPath, displayed.view) == nil { continue }
                cellScratch.append(displayed)
                next += 1
            } else if let cell = show(number, indexPath, nil) {
                cell.show(.cell(indexPath), in: elements)
                cellScratch.append(DisplayedCell(indexPath: indexPath, view: cell))
            }
        }
        while next < cells.count {
            cellScratch.append(cells[next])
            next += 1
        }
        swap(&cellScratch, &cells)
        cellScratch.empty()
        next = 0
        return hasOthers
    }

    /// Lets go of the supplementary views and decorations whose elements are not among some attributes any more.
    func removeSupplementaries(
        notIn attributes: UnsafeBufferPointer<LayoutAttributes>,
        release: (DisplayedSupplementary) -> Void
    ) {
        supplementaries.removeAll { displayed in
            if attributes.contains(where: { $0.element == displayed.element }) { return false }
            release(displayed)
            return true
        }
    }

    /// The view that shows a supplementary element or decoration, if there is one.
    func supplementary(showing element: LayoutElement) -> CollectionReusableView? {
        supplementaries.first { $0.element == element }?.view
    }

    /// Adds the view of a supplementary element or decoration.
    func add(_ view: CollectionReusableView, showing element: LayoutElement, in elements: ElementTable) {
        view.show(element, in: elements)
        supplementaries.append(DisplayedSupplementary(element: element, view: view))
    }

    /// Lets go of every view, so that all elements get other ones. The pool hands out first what it was given last: the
    /// elements get the views back in the order in which the host has them.
    func removeAll(release: (CollectionReusableView) -> Void) {
        // In the midst of showing cells, those that come before the next one are in the scratch.
        let shown = cellScratch + cells[next...]
        cellScratch.empty()
        next = 0
        cells.removeAll(keepingCapacity: true)
        for displayed in shown.reversed() { release(displayed.view) }
        for displayed in supplementaries.reversed() { release(displayed.view) }
        supplementaries.removeAll(keepingCapacity: true)
        hasPendingChanges = false
    }

    /// Has the next display pass give all elements other views.
    func setNeedsReload() { needsReload = true }
}

// MARK: - Updates

extension DisplayList {
    /// Puts the list into the order of the updated data and lets go of the views whose elements are gone.
    ///
    /// - Parameters:
    ///   - keep: Called with each view whose element stays, before anything else is made of it.
    ///   - release: Takes a view whose element is gone.
    func elementsDidUpdate(
        keep: (CollectionReusableView) -> Void,
        release: (CollectionReusableView) -> Void
    ) {
        func follow(_ view: CollectionReusableView) -> LayoutElement? {
            let element = view.elementHandle?.element
            if element == nil { release(view) } else { keep(view) }
            return element
        }
        let keptCells = cells.compactMap { displayed in
            follow(displayed.view).map { DisplayedCell(indexPath: $0.indexPath, view: displayed.view) }
        }
        cells = keptCells.ordered { $0.indexPath < $1.indexPath }
        supplementaries = supplementaries.compactMap { displayed in
            follow(displayed.view).map { DisplayedSupplementary(element: $0, view: displayed.view) }
        }
    }
}

// MARK: - Changes of content

extension DisplayList {
    /// Whether some element has changed its content and its view is still to follow.
    var hasPendingReconfigurations: Bool { hasPendingChanges }

    /// Has the view of an element follow a change of its content in the next pass. Elements without a view are passed over.
    func setNeedsUpdate(ofItemAt indexPath: IndexPath, _ change: ContentChange) {
        guard let cell = cell(at: indexPath) else { return }
        cell.pendingChange = max(cell.pendingChange, change)
        hasPendingChanges = true
    }

    /// The same for the views of all elements for which a condition holds.
    func setNeedsUpdate(of condition: (LayoutElement) -> Bool, _ change: ContentChange) {
        func update(_ view: CollectionReusableView, of element: LayoutElement) {
            guard condition(element) else { return }
            view.pendingChange = max(view.pendingChange, change)
            hasPendingChanges = true
        }
        for displayed in cells { update(displayed.view, of: .cell(displayed.indexPath)) }
        for displayed in supplementaries { update(displayed.view, of: displayed.element) }
    }

    /// Lets go of the views that are to be replaced.
    func removeReplaced(release: (CollectionReusableView) -> Void) {
        guard hasPendingChanges else { return }
        func goes(_ view: CollectionReusableView) -> Bool {
            guard view.pendingChange == .replacement else { return false }
            release(view)
            return true
        }
        cells.removeAll { goes($0.view) }
        supplementaries.removeAll { goes($0.view) }
    }

    /// Configures the views again that have to follow a change of their content.
    ///
    /// - Parameters:
    ///   - configure: Has an element configured again; returns the view that the data source handed over.
    ///   - replace: Takes the view of an element that gets another one after all, and the view handed over in its place.
    func reconfigure(
        _ configure: (LayoutElement) -> CollectionReusableView?,
        replace: (_ old: CollectionReusableView, _ new: CollectionReusableView?) -> Void
    ) {
        hasPendingChanges = false
        for displayed in cells where displayed.view.pendingChange == .reconfiguration {
            let new = reconfigure(displayed.view, .cell(displayed.indexPath), configure)
            if new === displayed.view { continue }
            // The data source chose another registration.
            cells.removeAll { $0.view === displayed.view }
            replace(displayed.view, new)
        }
        for displayed in supplementaries where displayed.view.pendingChange == .reconfiguration {
            guard case .supplementary = displayed.element else { continue }
            let new = reconfigure(displayed.view, displayed.element, configure)
            guard let new, new !== displayed.view else { continue }
            supplementaries.removeAll { $0.view === displayed.view }
            replace(displayed.view, new)
        }
    }

    private func reconfigure(
        _ view: CollectionReusableView,
        _ element: LayoutElement,
        _ configure: (LayoutElement) -> CollectionReusableView?
    ) -> CollectionReusableView? {
        view.pendingChange = .none
        reconfiguredView = view
        destination = view.parentNode
        defer { reconfiguredView = nil }
        return configure(element)
    }
}

// MARK: - Reuse

extension DisplayList {
    /// Names the node in which the view that is made next will be.
    func prepareToMake(in parent: NodeID) { destination = parent }

    /// Puts a view among those that wait to be used again.
    func park(_ view: CollectionReusableView, in elements: ElementTable) {
        view.show(nil, in: elements)
        view.pendingChange = .none
        pool.park(view)
    }

    /// A view of a registration that waits to be used again, if possible one that is where it will be needed.
    func takeParked(_ maker: ViewMaker) -> CollectionReusableView? {
        pool.take(maker, preferring: destination)
    }

    /// Notes that views were parked outside of a display pass.
    func setNeedsSettling() { needsSettling = true }

    /// Whether views were parked outside of a display pass and are still to be hidden.
    var isSettlingDue: Bool { needsSettling }

    /// Ends a display pass: hides what waits to be used again, and keeps the host's tree small. See ``ReusePool``.
    func settle(
        keepingAttached limit: Int,
        lingers: (CollectionReusableView) -> Bool,
        detach: (CollectionReusableView) -> Void,
        giveUp: (CollectionReusableView) -> Void
    ) {
        needsSettling = false
        pool.settle(keepingAttached: limit, lingers: lingers, detach: detach, giveUp: giveUp)
    }

    /// Hands over all views that wait to be used again, to be discarded.
    func removeParked() -> [CollectionReusableView] {
        cellScratch = []
        return pool.removeAll()
    }
}

/// What the view of an element has to do about a change of its content, the lesser first.
enum ContentChange: UInt8, Comparable {
    /// Nothing.
    case none
    /// It is configured again.
    case reconfiguration
    /// It goes, and another view is made.
    case replacement

    static func < (left: ContentChange, right: ContentChange) -> Bool { left.rawValue < right.rawValue }
}

extension Array {
    /// Removes all elements and keeps the memory: for the few of a screen in less code than `removeAll`, and what a frame
    /// of a scroll runs through is out of the processor's caches each time.
    mutating func empty() {
        while !isEmpty { removeLast() }
    }
}
