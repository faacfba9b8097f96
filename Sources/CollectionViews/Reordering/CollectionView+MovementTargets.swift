import CollectionGeometry
import CollectionLayout

// The target of a dragged item, by the location of the pointer and by the arrow keys. Nothing here has state.
extension CollectionView {
    /// The path to which a dragged item moves.
    ///
    /// - Parameters:
    ///   - position: The centre of the dragged item, in content coordinates.
    ///   - path: The path at which the item is displayed.
    func movementTarget(at position: Point, from path: IndexPath) -> IndexPath {
        guard let slot = layout.layoutAttributesForItem(at: path) else { return path }
        var place = position
        var isInRow = false
        if let window = rows?.displayed.first(where: { $0.scroller.frame.contains(position) })?.scroller {
            // The layout has the frames of a row at the row's offset 0.
            place.x += isMirrored ? -window.contentOffset.x : window.contentOffset.x
            isInRow = true
        }
        let search = MovementSearch(
            current: .init(
                indexPath: path, frame: isInRow == slot.isInOrthogonalSection ? slot.frame : seenFrame(slot)),
            position: place,
            isMirrored: isMirrored,
            lineWidth: isInRow ? .infinity : bounds.width
        )
        let chosen = layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: place)
        if chosen != path {
            guard let frame = layout.layoutAttributesForItem(at: chosen)?.frame, frame.contains(place) else {
                // The layout has chosen a path of its own.
                return chosen
            }
            return search.place(over: .init(indexPath: chosen, frame: frame))
        }
        if search.current.frame.contains(place) { return path }
        if let section = emptySection(at: place) { return IndexPath(item: 0, section: section) }
        let region = Rect(x: place.x, y: place.y, width: 0, height: 0).insetBy(
            dx: -bounds.width, dy: -bounds.height / 2)
        var near: [LayoutAttributes] = []
        layout.collectLayoutAttributes(in: region, into: &near)
        let candidates = near.compactMap { attributes -> MovementSearch.Candidate? in
            guard case .cell(let path) = attributes.element, attributes.isInOrthogonalSection == isInRow else {
                return nil
            }
            return .init(indexPath: path, frame: attributes.frame)
        }
        return search.nearest(of: candidates).map { search.place(over: $0) } ?? path
    }

    /// The section without items whose header or other supplementary view contains a point of the content.
    private func emptySection(at place: Point) -> Int? {
        guard let source = presentedSource else { return nil }
        for displayed in display.supplementaries where displayed.view.layoutAttributes?.frame.contains(place) == true {
            let path = displayed.element.indexPath
            guard path.item != IndexPath.globalItem, path.section < source.numberOfSections,
                source.numberOfItems(inSection: path.section) == 0
            else { continue }
            return path.section
        }
        return nil
    }
}

extension CollectionView {
    /// The path to which a key moves the item; `nil` for a key that does not move it.
    func movementTarget(of key: Key, from path: IndexPath) -> IndexPath? {
        switch key {
        case .up: return neighbour(of: path, .up)
        case .down: return neighbour(of: path, .down)
        case .left: return neighbour(of: path, .left)
        case .right: return neighbour(of: path, .right)
        case .home: return IndexPath(item: 0, section: path.section)
        case .end:
            let count = presentedSource?.numberOfItems(inSection: path.section) ?? 0
            return IndexPath(item: count - 1, section: path.section)
        case .enter, .space, .escape, .pageUp, .pageDown, .delete, .selectAll, .undo, .redo: return nil
        }
    }

    /// The path to which an arrow moves the item: that of the item to which the focus would move, in another section
    /// before or after it, or in an empty section in between.
    private func neighbour(of path: IndexPath, _ direction: FocusSearch.Direction) -> IndexPath? {
        let found = focusTarget(from: path, direction)
        if direction.axis == .vertical, let empty = emptySection(from: path.section, to: found?.section, direction) {
            return IndexPath(item: 0, section: empty)
        }
        guard let found, found.section != path.section else { return found }
        return found.section > path.section ? found : IndexPath(item: found.item + 1, section: found.section)
    }

    /// The first section without items between two.
    private func emptySection(from start: Int, to end: Int?, _ direction: FocusSearch.Direction) -> Int? {
        guard let source = presentedSource else { return nil }
        let step = direction.isForwards ? 1 : -1
        let limit = end ?? (direction.isForwards ? source.numberOfSections : -1)
        var section = start
        while section != limit {
            if section != start, source.numberOfItems(inSection: section) == 0 { return section }
            section += step
            guard (0..<source.numberOfSections).contains(section) else { return nil }
        }
        return nil
    }
}

extension CollectionView {
    /// The scroll speed for a pointer that holds an item at a distance from the top of the view in points, in points
    /// per second.
    func autoscrollSpeed(at location: Double) -> Double {
        let end = bounds.height - contentInset.bottom
        guard end > contentInset.top else { return 0 }
        let speed = Autoscroller.speed(at: location, in: contentInset.top...end)
        // At the end of the content there is nothing left to scroll.
        let top = -contentInset.top
        let bottom = max(top, contentSize.height + contentInset.bottom - bounds.height)
        return (speed < 0 ? bounds.minY <= top : bounds.minY >= bottom) ? 0 : speed
    }

    /// The attributes of a dragged item with its centre at a point of the content.
    func attributes(_ attributes: LayoutAttributes, ofItemHeldAt position: Point) -> LayoutAttributes {
        var shown = attributes
        shown.center = position
        shown.zIndex = .max
        shown.pinning = nil
        if let wanted = layout.layoutAttributesForInteractivelyMovingItem(
            at: attributes.indexPath, withTargetPosition: position)
        {
            shown = wanted
            shown.element = attributes.element
        }
        shown.isInOrthogonalSection = false
        return shown
    }

    /// The description of a dragged item for announcements; the path is a displayed path.
    func reorderedItem(at path: IndexPath) -> ReorderedItem? {
        guard let source = presentedSource else { return nil }
        return ReorderedItem(
            name: source.accessibilityLabel(forItemAt: path),
            position: path.item + 1,
            count: source.numberOfItems(inSection: path.section),
            section: source.accessibilityLabel(forSection: path.section)
        )
    }
}
