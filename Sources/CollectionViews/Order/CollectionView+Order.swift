import CollectionGeometry
import CollectionLayout

// The reading order of what is displayed: which views follow each other, and when that is restored. See ``HostOrder``.
extension CollectionView {
    /// Has the reading order restored at the end of the current event, as after a change that the user made.
    func setNeedsReadingOrderAtOnce() {
        order.setNeedsReadingOrder()
        order.setDueAtOnce()
    }

    /// Whether the reading order is restored shortly and not now; sees to it that it is. What assistive technology is told
    /// of places waits with it, so that order and numbers change together.
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
        // Where the keys lead is told at once, and so is what the user selects.
        return !isKeyboardNavigable && accessibilityPattern != .listbox
    }

    /// Restores the reading order now if something is out of order and nothing scrolls.
    func restoreReadingOrderIfDue() {
        if order.isDueAtOnce, order.isOutdated, mayRestoreOrder { restoreReadingOrder() }
        order.endEvent()
    }

    /// Whether views may be moved in the tree: what is held is not taken out of it under the finger.
    private var mayRestoreOrder: Bool { scroll.viewport.isResting && rows?.isResting != false && !isMovingItem }

    /// Orders the views of every container like the elements they show, with as few moves as are needed.
    ///
    /// - Complexity: O(*n* log *n*) in the number of displayed views when something is out of order.
    private func restoreReadingOrder() {
        order.setUpToDate()
        for wanted in wantedOrders() where !order.isInOrder(wanted.nodes, in: wanted.parent) {
            let focused = itemFocus.node == .none ? nil : wanted.nodes.firstIndex { holdsFocus($0) }
            order.sort(wanted.nodes, in: wanted.parent, focused: focused, context: context) { tellMoved($0) }
        }
    }

    /// The views of each container in the order of the elements they show.
    private func wantedOrders() -> [(parent: NodeID, nodes: [NodeID])] {
        let rows = rows?.displayed ?? []
        if display.supplementaries.isEmpty, rows.isEmpty {
            return [(contentView.node, display.cells.map { $0.view.node })]
        }
        return wantedOrders(of: rows)
    }

    /// The same where there are rows, headers or footers.
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

    /// Tells what was put elsewhere that scrollers in it have forgotten where they were.
    private func tellMoved(_ node: NodeID) {
        if let cell = display.cells.first(where: { $0.view.node == node })?.view {
            cell.didMoveInHost()
        } else if let row = displayedRow(withWindow: node) {
            rows?.restoreHostOffset(ofWindow: node)
            for displayed in display.cells where displayed.view.parentNode == row.row {
                displayed.view.didMoveInHost()
            }
        } else {
            display.supplementaries.first { $0.view.node == node }?.view.didMoveInHost()
        }
    }

    /// Whether the focus is on a view that is displayed, or inside it.
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

    /// The place of a header, footer or decoration. What belongs to everything stands before or behind all sections.
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

/// The place of an element in reading order.
private struct OrderKey: Comparable {
    let section: Int
    /// 0 for what stands before the cells of its section, 1 for the cells, 2 for what stands behind them.
    let rank: Int
    let item: Int

    static func < (left: OrderKey, right: OrderKey) -> Bool {
        if left.section != right.section { return left.section < right.section }
        if left.rank != right.rank { return left.rank < right.rank }
        return left.item < right.item
    }
}
