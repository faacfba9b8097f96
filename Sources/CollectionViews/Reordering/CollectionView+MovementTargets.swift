import CollectionGeometry
import CollectionLayout

// Where a held item is to go, by where the pointer holds it, and the scrolling that brings far places near.
extension CollectionView {
    /// Looks for a target again if the item is held over another part of the content than before.
    func retarget(_ context: HostContext) {
        guard let held, let movement, movement.isHolding, movement.restoration == nil, let source = presentedSource
        else { return }
        let position = held.center.offsetBy(dx: bounds.minX, dy: bounds.minY)
        guard position != held.searched else { return }
        if layout.isInvalidated { layout.prepareIfNeeded(layoutContext(of: source, in: context)) }
        self.held?.searched = position
        propose(target(at: position, movement))
    }

    /// Takes the held item to a place, if the data source and the owner agree. Returns whether it goes elsewhere.
    @discardableResult
    func propose(_ path: IndexPath) -> Bool {
        guard let movement, let dataSource = contentSource, path != movement.order.target else { return false }
        let order = movement.order
        let chosen = targetIndexPath(forMoveOfItemFrom: order.source, at: order.target, to: path)
        guard chosen != order.target, order.isPlace(chosen, among: dataSource),
            chosen == order.source || dataSource.canMoveItem(at: order.source, to: chosen)
        else { return false }
        self.movement?.propose(chosen)
        return true
    }

    private func target(at position: Point, _ movement: InteractiveMovement) -> IndexPath {
        let path = movement.order.target
        guard let slot = layout.layoutAttributesForItem(at: path) else { return path }
        var place = position
        var isInRow = false
        if let window = displayedScrollers.first(where: { $0.scroller?.frame.contains(position) == true })?.scroller {
            // What is in a row is where the layout has it, whatever the row is scrolled by.
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
                // A layout with an opinion of its own.
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

    /// The section without items whose header or other view is at a place.
    private func emptySection(at place: Point) -> Int? {
        guard let source = presentedSource else { return nil }
        for displayed in displayedSupplementaries where displayed.view.layoutAttributes?.frame.contains(place) == true {
            let path = displayed.element.indexPath
            guard path.item != IndexPath.globalItem, path.section < source.numberOfSections,
                source.numberOfItems(inSection: path.section) == 0
            else { continue }
            return path.section
        }
        return nil
    }
}

// MARK: - Scrolling near the edges

extension CollectionView {
    /// How fast to scroll for the sake of the held item, in points a second.
    private var autoscrollSpeed: Double {
        guard let held, movement?.isHolding == true else { return 0 }
        let end = bounds.height - contentInset.bottom
        guard end > contentInset.top else { return 0 }
        let speed = Autoscroller.speed(at: held.pointer.y, in: contentInset.top...end)
        // At the end of the content there is nothing to wait for.
        return mapping.clamped(bounds.minY + (speed < 0 ? -1 : 1)) == bounds.minY ? 0 : speed
    }

    /// Asks for frames while something is to be scrolled.
    func keepAutoscrolling() {
        guard autoscrollSpeed != 0 else { return }
        if autoscroller.start() { send(.requestFrame) }
    }

    /// Scrolls by what is due since the last frame.
    func autoscroll(at time: Double) {
        guard held != nil else { return }
        let distance = autoscroller.advance(to: time, speed: autoscrollSpeed)
        if distance != 0 {
            correctOffset(to: Point(x: 0, y: bounds.minY + distance))
            tellScrolled()
            setNeedsLayout()
        }
        keepAutoscrolling()
    }
}
