import CollectionDiffing
import CollectionGeometry
import CollectionLayout

/// The views that show elements: cells, supplementary views and decorations, and the reuse pool.
///
/// Each view holds the ``ElementHandle`` of its element, so that an update of the data needs only
/// ``elementsDidUpdate(_:)``, which sorts the list and releases the views of removed elements. The list decides which
/// views exist; its caller decides where they are placed and which view is made for an element.
final class DisplayList {
    /// The cells that exist, by index path, ascending.
    private(set) var cells: [DisplayedCell] = []
    /// The supplementary views and decorations that exist, unordered.
    private(set) var supplementaries: [DisplayedSupplementary] = []
    /// Whether all elements need new views, as after a reload of the data.
    private(set) var needsReload = false
    /// The view under reconfiguration; a dequeue for it returns it.
    private(set) var reconfiguredView: CollectionReusableView?
    /// The parent node of the view that is being dequeued.
    private(set) var destination = NodeID.none

    private var pool = ReusePool()
    /// Whether a view has a content change that has not been carried out.
    private var hasPendingChanges = false
    /// Whether views were parked outside of a pass and are not hidden yet.
    private var needsSettling = false
    /// Whether a display step has run since ``takeDisplayed()`` was called.
    private var hasDisplayed = false
    /// Whether a view that was not dequeued has been reported.
    private var hasReportedView = false
    /// The cells that were made for print.
    private var printedCells: [CollectionViewCell] = []
    private var cellScratch: [DisplayedCell] = []
    /// While cells are shown, the first of them that is not in the scratch.
    private var next = 0
}

/// A cell that exists, and the item it shows.
struct DisplayedCell {
    /// The path of the item in the displayed data.
    fileprivate(set) var indexPath: IndexPath
    let view: CollectionViewCell
}

/// A supplementary view or decoration that exists, and the element it shows.
struct DisplayedSupplementary {
    /// The element by its path in the displayed data.
    fileprivate(set) var element: LayoutElement
    let view: CollectionReusableView
}

// MARK: - Looking views up

extension DisplayList {
    /// Whether nothing is shown.
    var isEmpty: Bool { cells.isEmpty && supplementaries.isEmpty }

    /// The number of views in the reuse pool.
    var parkedCount: Int { pool.count }

    /// The number of views in the reuse pool that are in the host's tree.
    var attachedParkedCount: Int { pool.attachedCount }

    /// The maximum number of views of one registration in the reuse pool.
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

    /// The displayed cell with a node, or with a view inside that has it.
    ///
    /// - Complexity: O(*n*) in the number of views in cells.
    func cell(around node: NodeID) -> DisplayedCell? {
        cells.first { $0.view.view(for: node) != nil }
    }

    /// The view with a node, in any of the displayed views.
    func view(for node: NodeID) -> View? {
        for displayed in cells {
            if let found = displayed.view.view(for: node) { return found }
        }
        for displayed in supplementaries {
            if let found = displayed.view.view(for: node) { return found }
        }
        return nil
    }

    /// Calls a closure with each displayed view: the cells in order, then the others.
    func forEach(_ body: (CollectionReusableView) -> Void) {
        for displayed in cells { body(displayed.view) }
        for displayed in supplementaries { body(displayed.view) }
    }

    /// Calls a closure with each view in the reuse pool.
    func forEachParked(_ body: (CollectionReusableView) -> Void) { pool.forEach(body) }
}

// MARK: - A display step

extension DisplayList {
    /// Whether all elements get new views in the display step that begins. A reload requested during it applies to the next
    /// one.
    func takeReload() -> Bool {
        defer { needsReload = false }
        return needsReload
    }

    /// Notes that a display step has run.
    func noteDisplayed() { hasDisplayed = true }

    /// Whether a display step has run since the last call.
    func takeDisplayed() -> Bool {
        defer { hasDisplayed = false }
        return hasDisplayed
    }

    /// Releases the cells whose items are not among some attributes; both are ascending.
    ///
    /// - Parameters:
    ///   - keeps: Whether a cell stays although its item is not among the attributes.
    ///   - release: Receives each cell that is removed.
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

    /// Gives each item among the attributes a cell. Returns whether there are attributes of other elements.
    ///
    /// - Parameters:
    ///   - attributes: The elements that need views, cells in ascending order.
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
                // Showing it may remove all views.
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

    /// Releases the supplementary views and decorations whose elements are not among some attributes.
    func removeSupplementaries(
        notIn attributes: UnsafeBufferPointer<LayoutAttributes>,
        release: (DisplayedSupplementary) -> Void
    ) {
        supplementaries.removeElements { displayed in
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

    /// Releases all views, so that all elements get new ones. The pool returns the view parked last first, so that the
    /// elements get the views in the order in which the host has them.
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

    /// Makes the next display step give all elements new views.
    func setNeedsReload() { needsReload = true }
}

// MARK: - Print

extension DisplayList {
    /// Notes a cell that was made for print, without reporting its item to the data source as displayed.
    func notePrinted(_ cell: CollectionViewCell) { printedCells.append(cell) }

    /// Notes a content change of the cells that were made for print: the next pass configures those again that stay, so that the data
    /// source reports their items as displayed.
    ///
    /// - Complexity: O(*n*) in the number of cells that were made for print.
    func reconfigurePrinted() {
        for cell in printedCells where cell.elementHandle?.element != nil {
            cell.noteChange(.reconfiguration)
            hasPendingChanges = true
        }
        printedCells = []
    }
}

// MARK: - Updates

extension DisplayList {
    /// Sorts the list by the updated data and releases the views whose elements were removed.
    ///
    /// - Parameters:
    ///   - keep: Called with each view whose element stays, before it is changed.
    ///   - release: Receives each view whose element was removed.
    func elementsDidUpdate(
        keep: (CollectionReusableView) -> Void,
        release: (CollectionReusableView) -> Void
    ) {
        func follow(_ view: CollectionReusableView) -> LayoutElement? {
            let element = view.elementHandle?.element
            if element.isNil { release(view) } else { keep(view) }
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
    /// Whether a view has a content change that has not been carried out.
    var hasPendingReconfigurations: Bool { hasPendingChanges }

    /// Notes a content change of an item, which the next pass carries out. Elements without a view are ignored.
    func setNeedsUpdate(ofItemAt indexPath: IndexPath, _ change: ContentChange) {
        guard let cell = cell(at: indexPath) else { return }
        cell.noteChange(change)
        hasPendingChanges = true
    }

    /// Notes a content change of all elements that satisfy a condition.
    func setNeedsUpdate(of condition: (LayoutElement) -> Bool, _ change: ContentChange) {
        func update(_ view: CollectionReusableView, of element: LayoutElement) {
            guard condition(element) else { return }
            view.noteChange(change)
            hasPendingChanges = true
        }
        for displayed in cells { update(displayed.view, of: .cell(displayed.indexPath)) }
        for displayed in supplementaries { update(displayed.view, of: displayed.element) }
    }

    /// Releases the views that are to be replaced.
    func removeReplaced(release: (CollectionReusableView) -> Void) {
        guard hasPendingChanges else { return }
        func goes(_ view: CollectionReusableView) -> Bool {
            guard view.pendingChange == .replacement else { return false }
            release(view)
            return true
        }
        cells.removeElements { goes($0.view) }
        supplementaries.removeElements { goes($0.view) }
    }

    /// Configures the views again whose content has changed.
    ///
    /// - Parameters:
    ///   - configure: Configures an element again; returns the view that the data source returned.
    ///   - replace: Receives the view of an element whose data source returned another one, and that one.
    func reconfigure(
        _ configure: (LayoutElement) -> CollectionReusableView?,
        replace: (_ old: CollectionReusableView, _ new: CollectionReusableView?) -> Void
    ) {
        hasPendingChanges = false
        for displayed in cells where displayed.view.pendingChange == .reconfiguration {
            let new = reconfigure(displayed.view, .cell(displayed.indexPath), configure)
            if new === displayed.view { continue }
            // The data source chose another registration.
            cells.removeElements { $0.view === displayed.view }
            replace(displayed.view, new)
        }
        for displayed in supplementaries where displayed.view.pendingChange == .reconfiguration {
            let new = reconfigure(displayed.view, displayed.element, configure)
            guard let new, new !== displayed.view else { continue }
            supplementaries.removeElements { $0.view === displayed.view }
            replace(displayed.view, new)
        }
    }

    private func reconfigure(
        _ view: CollectionReusableView,
        _ element: LayoutElement,
        _ configure: (LayoutElement) -> CollectionReusableView?
    ) -> CollectionReusableView? {
        view.noteConfigured()
        reconfiguredView = view
        destination = view.parentNode
        defer { reconfiguredView = nil }
        return configure(element)
    }
}

// MARK: - Reuse

extension DisplayList {
    /// Sets the parent node of the view that is dequeued next.
    func prepareToMake(in parent: NodeID) { destination = parent }

    /// Puts a view into the reuse pool.
    func park(_ view: CollectionReusableView, in elements: ElementTable) {
        view.show(nil, in: elements)
        view.noteConfigured()
        pool.park(view)
    }

    /// A view of a registration from the reuse pool, preferably one in the parent node set by ``prepareToMake(in:)``.
    func takeParked(_ maker: ViewMaker) -> CollectionReusableView? {
        pool.take(maker, preferring: destination)
    }

    /// Returns whether a view that was not dequeued is the first one, which is to be reported.
    func takeFirstReport() -> Bool {
        defer { hasReportedView = true }
        return !hasReportedView
    }

    /// Notes that views were parked outside of a display step.
    func setNeedsSettling() { needsSettling = true }

    /// Whether views were parked outside of a display step and are not hidden yet.
    var isSettlingDue: Bool { needsSettling }

    /// Ends a display step: hides the parked views, and limits those in the host's tree. See ``ReusePool``.
    func settle(
        keepingAttached limit: Int,
        lingers: (CollectionReusableView) -> Bool,
        detach: (CollectionReusableView) -> Void,
        giveUp: (CollectionReusableView) -> Void
    ) {
        needsSettling = false
        pool.settle(keepingAttached: limit, lingers: lingers, detach: detach, giveUp: giveUp)
    }

    /// Empties the reuse pool and returns its views, to be discarded.
    func removeParked() -> [CollectionReusableView] {
        cellScratch = []
        printedCells = []
        return pool.removeAll()
    }
}

/// What a change of its content requires of the view of an element, ascending.
enum ContentChange: UInt8, Comparable {
    /// Nothing.
    case none
    /// The view is configured again.
    case reconfiguration
    /// The view is removed, and another one is made.
    case replacement

    static func < (left: ContentChange, right: ContentChange) -> Bool { left.rawValue < right.rawValue }
}

extension Array {
    /// Removes all elements and keeps the capacity. For the few elements of a screen it runs less code than
    /// `removeAll`: the code of a scrolled frame is not in the processor's caches any more.
    mutating func empty() {
        while !isEmpty { removeLast() }
    }
}
