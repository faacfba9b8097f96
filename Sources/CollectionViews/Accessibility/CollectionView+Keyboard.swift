import CollectionDataSources
import CollectionGeometry
import CollectionLayout

// The keyboard. The Tab key reaches one cell; arrow keys move from it to the other items, with or without a cell: the
// cell is made before the focus moves.
extension CollectionView {
    /// The item that the Tab key reaches: the focused one, the one focused last, or the first visible one.
    var tabStop: IndexPath? {
        if let path = itemFocus.indexPath { return path }
        if let path = itemFocus.lastIndexPath, display.cell(at: path) != nil { return path }
        // An item with less than a point in sight is no tab stop; hosts round offsets by as much.
        let sight = bounds.insetBy(dx: 0, dy: min(1, bounds.height / 2))
        let seen = display.cells.first { $0.view.layoutAttributes?.frame.intersects(sight) == true }
        return (seen ?? display.cells.first)?.indexPath
    }

    /// Handles a key. Returns whether it did.
    func keyPressed(_ key: Key, on target: NodeID) -> Bool {
        interaction.forgetTap()
        if interaction.handles(.keyPressed(key, target), in: self) { return true }
        if key == .selectAll, selection.mode == .multiple, view(for: target) != nil {
            selectAll()
            return true
        }
        guard let path = pathOfCell(around: target) else { return enterRow(key, on: target) }
        guard isKeyboardNavigable else { return false }
        switch key {
        case .up: return moveFocus(from: path, .up)
        case .down: return moveFocus(from: path, .down)
        case .left: return toggleOutline(at: path, .left) || moveFocus(from: path, .left)
        case .right: return toggleOutline(at: path, .right) || moveFocus(from: path, .right)
        case .home: return moveFocus(to: firstPath)
        case .end: return moveFocus(to: lastPath)
        case .pageUp: return page(from: path, by: -1)
        case .pageDown: return page(from: path, by: 1)
        case .enter, .space:
            // The host activates links and buttons.
            guard let cell = display.cell(at: path), cell.node == target, cell.control == nil else { return false }
            return activateNode(target)
        case .escape, .delete, .selectAll, .undo, .redo: return false
        }
    }

    /// Handles a key with modifiers. Returns whether it did: Shift extends the selection, Control or Command with Space
    /// picks up an item.
    func keyCommand(_ key: Key, _ modifiers: HostModifiers, on target: NodeID) -> Bool {
        if interaction.handles(.keyCommand(key, modifiers, target), in: self) { return true }
        guard isKeyboardNavigable, selection.mode == .multiple, let path = pathOfCell(around: target) else {
            return false
        }
        if key == .space, modifiers == .shift {
            extendSelection(to: path)
            return true
        }
        guard modifiers == .shift, [.up, .down, .left, .right, .home, .end, .pageUp, .pageDown].contains(key) else {
            return false
        }
        itemFocus.cancelRequest()
        guard keyPressed(key, on: target) else { return false }
        if selection.anchor == nil { selection.setAnchor(path) }
        extendSelection(to: itemFocus.pendingIndexPath ?? path)
        return true
    }
}

extension CollectionView {
    /// Moves the focus from the window of a row to its first visible cell. Returns whether it did.
    private func enterRow(_ key: Key, on target: NodeID) -> Bool {
        guard isKeyboardNavigable, [.left, .right, .enter, .space].contains(key),
            let section = rows?.section(withScroller: target)
        else { return false }
        let cells = display.cells.filter { $0.indexPath.section == section }
        return moveFocus(to: (cells.first { isSeen($0.view) } ?? cells.first)?.indexPath)
    }

    /// In an outline, the arrow in the reading direction expands an item and the other one collapses it. Returns
    /// whether the item changed.
    private func toggleOutline(at path: IndexPath, _ direction: FocusSearch.Direction) -> Bool {
        guard let place = presentedSource?.outlinePlace(ofItemAt: path), place.hasChildren else { return false }
        let isReversed = context?.environment.layoutDirection == .rightToLeft
        guard place.isExpanded != (direction.isForwards != isReversed) else { return false }
        toggleItem(at: path)
        return true
    }

    private func moveFocus(to path: IndexPath?) -> Bool {
        guard let path else { return false }
        itemFocus.request(path, elements)
        scrollToItem(at: path, at: .nearest, animated: false)
        return true
    }

    private func moveFocus(from path: IndexPath, _ direction: FocusSearch.Direction) -> Bool {
        if let found = focusTarget(from: path, direction) { return moveFocus(to: found) }
        // At an edge: the arrow is consumed, unless it may scroll the content beyond the last item.
        return direction.axis == .horizontal
    }

    /// The item to which an arrow moves the focus; `nil` at an edge.
    func focusTarget(from path: IndexPath, _ direction: FocusSearch.Direction) -> IndexPath? {
        guard let attributes = layout.layoutAttributesForItem(at: path) else { return nil }
        if attributes.isInOrthogonalSection, direction.axis == .horizontal, let dataSource = presentedSource {
            let isReversed = context?.environment.layoutDirection == .rightToLeft
            let item = path.item + (direction.isForwards != isReversed ? 1 : -1)
            guard (0..<dataSource.numberOfItems(inSection: path.section)).contains(item) else { return nil }
            return IndexPath(item: item, section: path.section)
        }
        let origin = seenFrame(attributes)
        // Near items are searched first, then several screens, as behind a tall header.
        for reach in [1.0, 4.0] {
            var region = origin
            if direction.axis == .vertical {
                region.origin.x = bounds.minX
                region.size.width = max(bounds.width, contentSize.width)
                region.size.height = origin.height + reach * bounds.height
                if !direction.isForwards { region.origin.y -= reach * bounds.height }
            } else {
                region.origin.x = min(0, bounds.minX)
                region.size.width = max(bounds.width, contentSize.width)
            }
            var search = FocusSearch(from: origin, direction)
            for candidate in items(in: region) where candidate.indexPath != path { search.consider(candidate) }
            if let found = search.result { return found }
            if direction.axis == .horizontal { break }
        }
        return nil
    }

    /// Moves the focus by the visible length.
    private func page(from path: IndexPath, by pages: Double) -> Bool {
        guard let attributes = layout.layoutAttributesForItem(at: path) else { return false }
        let length = bounds.height - contentInset.top - contentInset.bottom
        let origin = seenFrame(attributes)
        let target = origin.offsetBy(dx: 0, dy: pages * length)
        var best: (distance: Double, path: IndexPath)?
        for candidate in items(in: target.insetBy(dx: -contentSize.width, dy: -length / 2)) {
            let distance = abs(candidate.frame.midX - target.midX) + abs(candidate.frame.midY - target.midY)
            if let best, best.distance <= distance { continue }
            best = (distance, candidate.indexPath)
        }
        return moveFocus(to: best?.path ?? (pages > 0 ? lastPath : firstPath))
    }

    /// The items in a region, with their frames at the current offsets of rows, in content coordinates.
    private func items(in region: Rect) -> [FocusSearch.Candidate] {
        var attributes: [LayoutAttributes] = []
        layout.collectLayoutAttributes(in: region, into: &attributes)
        return attributes.compactMap { attributes in
            guard case .cell(let path) = attributes.element else { return nil }
            return FocusSearch.Candidate(indexPath: path, frame: seenFrame(attributes))
        }
    }

    func pathOfCell(around target: NodeID) -> IndexPath? {
        display.cell(around: target)?.indexPath
    }

    var firstPath: IndexPath? {
        guard let dataSource = presentedSource else { return nil }
        let section = (0..<dataSource.numberOfSections).first { dataSource.numberOfItems(inSection: $0) > 0 }
        return section.map { IndexPath(item: 0, section: $0) }
    }

    var lastPath: IndexPath? {
        guard let dataSource = presentedSource else { return nil }
        let section = (0..<dataSource.numberOfSections).last { dataSource.numberOfItems(inSection: $0) > 0 }
        return section.map { IndexPath(item: dataSource.numberOfItems(inSection: $0) - 1, section: $0) }
    }
}
