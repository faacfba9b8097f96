import CollectionGeometry
import CollectionLayout

// The reading order of the displayed views, and when it is restored. See ``HostOrder``.
extension CollectionView {
    /// Restores the reading order at the end of the current event, as after a change by the user.
    func setNeedsReadingOrderAtOnce() {
        order.setNeedsReadingOrder()
        order.setDueAtOnce()
    }

    /// Whether the reading order is restored later rather than now; schedules that. Accessibility positions are updated
    /// with it, so that order and numbers change together.
    func defersReadingOrder() -> Bool {
        guard order.isOutdated, !order.isDueAtOnce, mayRestoreOrder else { return false }
        if !order.isWaiting {
            if wantedOrders().allSatisfy({ order.isInOrder($0.nodes, in: $0.parent) }) {
                order.setUpToDate()
                return false
            }
            guard let context else { return false }
            order.wait(in: context, mayRestore: { [self] in mayRestoreOrder }) { [self] in
                restoreReadingOrder()
                if let source = presentedSource { describeDisplayed(source) }
            }
        }
        // Tab stops and selected options are updated immediately.
        return !isKeyboardNavigable && accessibilityPattern != .listbox
    }

    /// Restores the reading order now if it is outdated and nothing scrolls.
    func restoreReadingOrderIfDue() {
        if order.isDueAtOnce, order.isOutdated, mayRestoreOrder { restoreReadingOrder() }
        order.endEvent()
    }

    /// Whether views may be moved in the tree: a dragged view must not be removed from it during the drag. Print follows the tree,
    /// so that it is sorted for it while something scrolls as well.
    private var mayRestoreOrder: Bool {
        (scroll.isPrinting || scroll.viewport.isResting && rows?.isResting != false) && !isMovingItem
    }

    /// Sorts the views of every container by the elements they show, with as few moves as possible.
    ///
    /// - Complexity: O(*n* log *n*) in the number of displayed views when something is out of order.
    private func restoreReadingOrder() {
        order.setUpToDate()
        for wanted in wantedOrders() where !order.isInOrder(wanted.nodes, in: wanted.parent) {
            let focused = itemFocus.node == .none ? nil : wanted.nodes.firstIndex { holdsFocus($0) }
            order.sort(wanted.nodes, in: wanted.parent, focused: focused, context: context)
        }
    }

    /// The views of each container in the order of their elements.
    private func wantedOrders() -> [(parent: NodeID, nodes: [NodeID])] {
        let rows = rows?.displayed ?? []
        if display.supplementaries.isEmpty, rows.isEmpty {
            return [(contentView.node, display.cells.map { $0.view.node })]
        }
        return wantedOrders(of: rows)
    }

    /// The views of each container where there are rows, headers or footers.
    private func wantedOrders(of rows: [DisplayedRow]) -> [(parent: NodeID, nodes: [NodeID])] {
        var content: [(key: OrderKey, node: NodeID)] = []
        var nodesOfRows = LinearMap<NodeID, [NodeID]>()
        for displayed in display.supplementaries where displayed.view.parentNode == contentView.node {
            content.append((orderKey(of: displayed), displayed.view.node))
        }
        for displayed in display.cells {
            if displayed.view.parentNode == contentView.node {
                let key = OrderKey(section: displayed.indexPath.section, rank: 1, item: displayed.indexPath.item)
                content.append((key, displayed.view.node))
            } else {
                nodesOfRows.update(displayed.view.parentNode, default: []) { $0.append(displayed.view.node) }
            }
        }
        for row in rows { content.append((OrderKey(section: row.section, rank: 1, item: 0), row.window)) }
        content = content.ordered { $0.key < $1.key }
        return [(contentView.node, content.map { $0.node })]
            + rows.map { ($0.row, nodesOfRows[$0.row] ?? []) }
    }

    /// Whether the focus is on a displayed view, or inside it.
    private func holdsFocus(_ node: NodeID) -> Bool {
        if let cell = display.cells.first(where: { $0.view.node == node })?.view {
            return cell.view(for: itemFocus.node) != nil
        }
        if let view = display.supplementaries.first(where: { $0.view.node == node })?.view {
            return view.view(for: itemFocus.node) != nil
        }
        guard let row = displayedRow(withWindow: node) else { return false }
        return rows?.section(around: itemFocus.node) == row.section
            || display.cells.contains {
                $0.view.parentNode == row.row && $0.view.view(for: itemFocus.node) != nil
            }
    }

    private func displayedRow(withWindow node: NodeID) -> DisplayedRow? {
        rows?.displayed.first { $0.window == node }
    }

    /// The order of a header, footer or decoration. Those of the whole layout come before or after all sections.
    private func orderKey(of displayed: DisplayedSupplementary) -> OrderKey {
        let path = displayed.element.indexPath
        guard path.item != IndexPath.globalItem else {
            let isFooter = displayed.element.kind == .sectionFooter
            return OrderKey(section: isFooter ? .max : -1, rank: 0, item: path.section)
        }
        let rank = isBehindCells(displayed.view, ofSection: path.section) ? 2 : 0
        return OrderKey(section: path.section, rank: rank, item: path.item)
    }

    private func isBehindCells(_ view: CollectionReusableView, ofSection section: Int) -> Bool {
        guard let top = view.layoutAttributes?.frame.minY else { return false }
        for displayed in display.cells where displayed.indexPath.section == section {
            return (displayed.view.layoutAttributes?.frame.minY ?? top) < top
        }
        return false
    }
}

/// The position of an element in reading order.
private struct OrderKey: Comparable {
    let section: Int
    /// 0 for views before the cells of their section, 1 for cells, 2 for views after them.
    let rank: Int
    let item: Int

    static func < (left: OrderKey, right: OrderKey) -> Bool {
        if left.section != right.section { return left.section < right.section }
        if left.rank != right.rank { return left.rank < right.rank }
        return left.item < right.item
    }
}
