import CollectionDiffing
import CollectionGeometry
import CollectionLayout

/// The windows of the sections that scroll by themselves, and the user's places in the rows.
///
/// A window shows one section while that is near the screen, and then another one. The controller decides which windows
/// exist; the behaviour of a window is in ``OrthogonalScrollView``.
final class RowController: OrthogonalRows {
    /// The windows that exist, by section, ascending.
    private(set) var windows: [OrthogonalScrollView] = []
    /// The rows that the last display step found near the screen, by section, ascending.
    private(set) var wanted: [OrthogonalScroller] = []

    private var spares: [OrthogonalScrollView] = []
    /// The items whose places the next preparation of the layout keeps.
    private var anchors: [RowAnchor] = []

    /// The item at the start of a row.
    private struct RowAnchor {
        let element: ElementHandle
        /// The distance of the item's group from its resting place, in points.
        let distance: Double
    }
}

// MARK: - Windows

extension RowController {
    package var isResting: Bool { windows.allSatisfy { $0.isResting } }

    package var needsDisplay: Bool { windows.contains { $0.needsDisplay } }

    package var displayed: [DisplayedRow] {
        windows.compactMap { window in
            guard let scroller = window.scroller else { return nil }
            return DisplayedRow(
                scroller: scroller, window: window.node, row: window.row.node,
                isScrollable: window.geometry.isScrollable, isHeadingBackwards: window.isHeadingBackwards)
        }
    }

    /// The window of a section, if it exists.
    ///
    /// - Complexity: O(*n*) in the number of windows.
    func window(forSection section: Int) -> OrthogonalScrollView? {
        windows.first { $0.scroller?.section == section }
    }

    /// The window whose scroller has a node.
    func window(withScroller node: NodeID) -> OrthogonalScrollView? {
        windows.first { $0.carousel.node == node }
    }

    package func section(withScroller node: NodeID) -> Int? { window(withScroller: node)?.section }

    package func section(around node: NodeID) -> Int? { windows.first { $0.view(for: node) != nil }?.section }

    package func scroller(ofSection section: Int) -> OrthogonalScroller? { window(forSection: section)?.scroller }

    package func container(ofSection section: Int) -> (node: NodeID, origin: Point)? {
        window(forSection: section).map { ($0.row.node, $0.geometry.origin) }
    }

    package func view(for node: NodeID) -> View? {
        for window in windows {
            if let found = window.view(for: node) { return found }
        }
        return nil
    }

    package func collect(in region: Rect, of layout: CollectionViewLayout) -> Bool {
        wanted.empty()
        layout.collectOrthogonalScrollers(in: region, into: &wanted)
        return !wanted.isEmpty
    }

    package func removeRows(beyond region: Rect, unless isDisplayed: (_ section: Int) -> Bool) {
        wanted.removeElements { !$0.frame.intersects(region) && !isDisplayed($0.section) }
    }

    /// Adds the row of a section that is far from the screen, so that its window is not reused.
    ///
    /// - Parameters:
    ///   - frame: The frame of an element of the section, in content coordinates.
    ///   - covered: The region for which views are made: other rows beyond it are not added.
    func collect(section: Int, at frame: Rect, in bounds: Rect, covered: Rect, of layout: CollectionViewLayout) {
        guard !wanted.contains(where: { $0.section == section }) else { return }
        let line = Rect(x: bounds.minX, y: frame.midY, width: bounds.width, height: 1)
        layout.collectOrthogonalScrollers(in: line, into: &wanted)
        wanted.removeElements { $0.section != section && !$0.frame.intersects(covered) }
        wanted = wanted.ordered { $0.section < $1.section }
    }

    /// Gives windows to exactly the wanted rows.
    ///
    /// - Parameters:
    ///   - make: Makes a window that is in the host's tree.
    ///   - show: Makes a window show a row.
    func display(
        make: () -> OrthogonalScrollView,
        show: (OrthogonalScrollView, OrthogonalScroller) -> Void
    ) {
        guard !windows.isEmpty || !wanted.isEmpty else { return }
        var kept: [OrthogonalScrollView?] = Array(repeating: nil, count: wanted.count)
        var next = 0
        for view in windows {
            let section = view.section ?? -1
            while next < wanted.count, wanted[next].section < section { next += 1 }
            if next < wanted.count, wanted[next].section == section {
                kept[next] = view
            } else {
                view.reset()
                spares.append(view)
            }
        }
        windows.removeAll(keepingCapacity: true)
        for index in wanted.indices {
            let view: OrthogonalScrollView
            if let found = kept[index] {
                view = found
            } else if let spare = spares.popLast() {
                spare.isHidden = false
                view = spare
            } else {
                view = make()
            }
            show(view, wanted[index])
            windows.append(view)
        }
        for spare in spares { spare.isHidden = true }
    }

    package func restingPlacesChanged() {
        for view in windows { view.restingPlacesChanged() }
    }

    package func elementsDidUpdate() {
        guard !windows.isEmpty else { return }
        for view in windows { view.elementsDidUpdate() }
        windows = windows.ordered { ($0.section ?? -1) < ($1.section ?? -1) }
    }

    package func setAccessibilityRole(_ role: String?) {
        for view in windows + spares { view.row.setAttribute(.accessibilityRole, role) }
    }

    package func discard() {
        for view in windows + spares { view.discard() }
        windows = []
        spares = []
    }
}

// MARK: - Places

extension RowController {
    /// The maximum number of items that are searched for one that remains.
    private static var maximumCandidates: Int { 64 }
    /// Offsets that differ by less are equal, in points.
    private static var tolerance: Double { 0.01 }

    /// Whether the places of rows are to be kept.
    var hasAnchors: Bool { !anchors.isEmpty }

    /// Remembers the item at the start of each row that has been scrolled, unless it is remembered already.
    ///
    /// - Parameters:
    ///   - sectionCount: The number of sections that the layout knows; a larger number does no harm.
    ///   - update: The translation of an update, after ``ElementTable/translate(_:)``; `nil` without an update.
    /// - Complexity: O(*s*) in the number of sections.
    func rememberPlaces(
        of sectionCount: Int,
        in layout: CollectionViewLayout,
        _ elements: ElementTable,
        over update: IndexPathTranslation? = nil
    ) {
        let wereKnown = !anchors.isEmpty
        anchors.removeElements { $0.element.element == nil }
        guard !wereKnown else { return }
        for section in 0..<sectionCount {
            guard layout.orthogonalContentOffset(forSection: section) != .zero,
                let anchor = layout.orthogonalAnchor(forSection: section),
                // At the very start there is none: what is inserted there must be visible.
                anchor.item > 0 || anchor.distance < -Self.tolerance
            else { continue }
            guard let path = Self.firstItemThatStays(from: anchor, inSection: section, of: layout, update) else {
                continue
            }
            anchors.append(RowAnchor(element: elements.handle(forItemAt: path), distance: anchor.distance))
        }
    }

    package func keep(_ element: ElementHandle, distance: Double) {
        anchors.removeElements { $0.element.section == element.section }
        anchors.append(RowAnchor(element: element, distance: distance))
    }

    package func restorePlaces(in layout: CollectionViewLayout) -> Bool {
        guard hasAnchors else { return false }
        var isScrolled = false
        for anchor in anchors {
            guard let path = anchor.element.indexPath else { continue }
            let isSettled = window(forSection: path.section)?.isResting ?? true
            let offset = layout.orthogonalContentOffset(
                of: OrthogonalAnchor(item: path.item, distance: anchor.distance), inSection: path.section,
                isSettled: isSettled)
            guard let offset, offset != layout.orthogonalContentOffset(forSection: path.section) else { continue }
            layout.setOrthogonalContentOffset(offset, forSection: path.section, isSettled: isSettled)
            isScrolled = true
        }
        anchors = []
        return isScrolled
    }

    /// The first item from an anchor on that remains in its section, by its path after the update.
    private static func firstItemThatStays(
        from anchor: OrthogonalAnchor,
        inSection section: Int,
        of layout: CollectionViewLayout,
        _ update: IndexPathTranslation?
    ) -> IndexPath? {
        guard let update else { return IndexPath(item: anchor.item, section: section) }
        guard let newSection = update.sections.newIndex(ofOld: section) else { return nil }
        for item in anchor.item..<(anchor.item + maximumCandidates) {
            let old = IndexPath(item: item, section: section)
            guard layout.layoutAttributesForItem(at: old) != nil else { return nil }
            if let path = update.newPath(ofOld: old), path.section == newSection { return path }
        }
        return nil
    }
}
