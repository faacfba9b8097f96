import CollectionDiffing
import CollectionGeometry
import CollectionLayout

// Reading order. A view that is reused keeps its place among its siblings in the host's tree although it now shows
// another element. Assistive technology and the Tab key follow the tree, so that siblings are put into the order of the
// elements they show: when scrolling has come to rest, in an animated update, and shortly after any other change. To a
// browser moving an element is making it anew; a list that changes many times in a row is put in order once.
extension CollectionView {
    /// How long after the last of several changes that are not animated the reading order is restored, in milliseconds.
    static var readingOrderMilliseconds: Int { 100 }
    /// How many times that time may pass while the list goes on changing.
    static var mostReadingOrderWaits: Int { 10 }

    /// Whether the reading order is restored shortly and not now; sees to it that it is. What assistive technology is told
    /// of places waits with it, so that order and numbers change together.
    func defersReadingOrder() -> Bool {
        guard needsReadingOrder, !restoresOrderAtOnce, isAtRest, movement == nil else { return false }
        if readingOrderTimer == nil {
            needsReadingOrder = !wantedOrders().allSatisfy { isInOrder($0.nodes, in: $0.parent) }
            guard needsReadingOrder else { return false }
            awaitOrder(1)
        }
        // Where the keys lead is told at once, and so is what the reader selects.
        return !isKeyboardNavigable && accessibilityPattern != .listbox
    }

    /// Restores the reading order once nothing has changed for a while, or after so many waits.
    private func awaitOrder(_ wait: Int) {
        hasChangedOrder = false
        readingOrderTimer = context?.after(milliseconds: Self.readingOrderMilliseconds) { [self] in
            readingOrderTimer = nil
            guard isAtRest, movement == nil else { return }
            if hasChangedOrder, wait < Self.mostReadingOrderWaits { return awaitOrder(wait + 1) }
            restoreReadingOrder()
            describeDisplayed()
        }
    }

    /// Restores the reading order now if something is out of order and nothing scrolls.
    func keepReadingOrder() {
        // What is held is not taken out of the tree under the finger.
        if needsReadingOrder, isAtRest, movement == nil { restoreReadingOrder() }
    }

    /// Orders the views of every container like the elements they show, with as few moves as are needed.
    ///
    /// - Complexity: O(*n* log *n*) in the number of displayed views when something is out of order.
    private func restoreReadingOrder() {
        needsReadingOrder = false
        for order in wantedOrders() { self.order(order.nodes, in: order.parent) }
    }

    private var isAtRest: Bool {
        viewport.isResting && displayedScrollers.allSatisfy { $0.viewport.isResting }
    }

    /// The views of each container in the order of the elements they show.
    private func wantedOrders() -> [(parent: NodeID, nodes: [NodeID])] {
        if displayedSupplementaries.isEmpty, displayedScrollers.isEmpty {
            return [(contentView.node, displayedCells.map { $0.view.node })]
        }
        return wantedOrdersOfParts()
    }

    /// The same where there are rows, headers or footers.
    private func wantedOrdersOfParts() -> [(parent: NodeID, nodes: [NodeID])] {
        var content: [(key: OrderKey, node: NodeID)] = []
        var rows: [NodeID: [NodeID]] = [:]
        for displayed in displayedSupplementaries where displayed.view.parentNode == contentView.node {
            content.append((orderKey(of: displayed), displayed.view.node))
        }
        for displayed in displayedCells {
            if displayed.view.parentNode == contentView.node {
                let key = OrderKey(section: displayed.indexPath.section, rank: 1, item: displayed.indexPath.item)
                content.append((key, displayed.view.node))
            } else {
                rows[displayed.view.parentNode, default: []].append(displayed.view.node)
            }
        }
        for view in displayedScrollers {
            guard let section = view.scroller?.section else { continue }
            content.append((OrderKey(section: section, rank: 1, item: 0), view.node))
        }
        content.sort { $0.key < $1.key }
        return [(contentView.node, content.map { $0.node })]
            + displayedScrollers.map { ($0.row.node, rows[$0.row.node] ?? []) }
    }

    /// Whether children of a parent follow each other in a given order already.
    private func isInOrder(_ wanted: [NodeID], in parent: NodeID) -> Bool {
        var found = 0
        for sibling in childOrder[parent] ?? [] where found < wanted.count && sibling == wanted[found] { found += 1 }
        return found == wanted.count
    }

    /// Moves children of a parent so that they follow each other in a given order. Those of a longest run that already
    /// does stay where they are: to a browser, moving an element is making it anew.
    ///
    /// The child that holds the focus stays in any case and the others are put around it: browsers scroll to an element
    /// with the focus when it is moved, or take the focus away.
    private func order(_ wanted: [NodeID], in parent: NodeID) {
        if isInOrder(wanted, in: parent) { return }
        var places: [NodeID: Int] = [:]
        for (place, sibling) in (childOrder[parent] ?? []).enumerated() { places[sibling] = place }
        var wantedPlaces = wanted.map { places[$0] ?? -1 }
        let focused = focusedNode == .none ? nil : wanted.firstIndex { holdsFocus($0) }
        if let focused, wantedPlaces[focused] >= 0 {
            let pivot = wantedPlaces[focused]
            for index in wantedPlaces.indices where (index < focused) != (wantedPlaces[index] < pivot) {
                if index != focused { wantedPlaces[index] = -1 }
            }
        }
        let stays = IncreasingSubsequence.members(of: wantedPlaces)
        var following = NodeID.none
        for index in wanted.indices.reversed() {
            if !stays[index] {
                insert(wanted[index], into: parent, before: following)
                tellMoved(wanted[index])
            }
            following = wanted[index]
        }
    }

    /// Tells what was put elsewhere that scrollers in it have forgotten where they were.
    private func tellMoved(_ node: NodeID) {
        if let cell = displayedCells.first(where: { $0.view.node == node })?.view {
            cell.didMoveInHost()
        } else if let window = displayedScrollers.first(where: { $0.node == node }) {
            window.restoreHostOffset()
            for displayed in displayedCells where displayed.view.parentNode == window.row.node {
                displayed.view.didMoveInHost()
            }
        } else {
            displayedSupplementaries.first { $0.view.node == node }?.view.didMoveInHost()
        }
    }

    /// Whether the focus is on a view that is displayed, or inside it.
    private func holdsFocus(_ node: NodeID) -> Bool {
        if let cell = displayedCells.first(where: { $0.view.node == node })?.view {
            return cell.view(for: focusedNode) != nil
        }
        if let view = displayedSupplementaries.first(where: { $0.view.node == node })?.view {
            return view.view(for: focusedNode) != nil
        }
        guard let window = displayedScrollers.first(where: { $0.node == node }) else { return false }
        return window.view(for: focusedNode) != nil
            || displayedCells.contains {
                $0.view.parentNode == window.row.node && $0.view.view(for: focusedNode) != nil
            }
    }

    /// Puts a node into a parent and remembers where.
    func insert(_ node: NodeID, into parent: NodeID, before following: NodeID = .none) {
        forgetOrder(of: node)
        var siblings = childOrder[parent] ?? []
        siblings.insert(node, at: siblings.firstIndex(of: following) ?? siblings.count)
        childOrder[parent] = siblings
        parents[node] = parent
        send(.insert(node, into: parent, before: following))
    }

    /// Forgets where a node is, as before it is destroyed.
    func forgetOrder(of node: NodeID) {
        guard let parent = parents.removeValue(forKey: node) else { return }
        childOrder[parent]?.removeAll { $0 == node }
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
        for displayed in displayedCells where displayed.indexPath.section == section {
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
