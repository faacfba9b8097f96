import CollectionGeometry

// Dragging. An item is picked up by its handle as soon as the pointer moves, and by the cell itself when a finger has been
// held still or a mouse has moved: what scrolls goes on scrolling for everybody who does neither.
extension CollectionView {
    /// How far the pointer goes before a handle follows it, in points.
    static var handleSlop: Double { 3 }

    /// Whether an item can be picked up by holding its cell.
    var picksUpByHolding: Bool { installsStandardGestureForInteractiveMovement }

    /// A press has moved that may be, or is, a drag.
    func reorderPressMoved(_ session: PressSession) {
        if session.claimant == .reordering { return followPress(session) }
        guard session.claimant == nil else { return }
        let isOnHandle = isHandle(session.target)
        let way = session.translation
        let hasMoved = way.x * way.x + way.y * way.y > Self.handleSlop * Self.handleSlop
        let isDrag =
            isOnHandle ? hasMoved : picksUpByHolding && session.hasStrayed && session.start.pointer == .mouse
        if isDrag { pickUp(session) }
    }

    /// A pointer has been held still. Returns whether that picks an item up.
    func reorderPressHeld(_ session: PressSession) -> Bool {
        guard session.claimant == nil, picksUpByHolding || isHandle(session.target) else { return false }
        return pickUp(session)
    }

    /// A press has ended: the item is put down.
    func reorderPressEnded(_ session: PressSession) {
        if session.claimant == .reordering { endInteractiveMovement() }
    }

    /// A press has become something else: the item goes back.
    func reorderPressCancelled(_ session: PressSession) {
        if session.claimant == .reordering { cancelInteractiveMovement() }
    }

    @discardableResult
    private func pickUp(_ session: PressSession) -> Bool {
        // One item is held at a time: what the keyboard holds is put down first.
        if movement?.manner == .keyboard { return false }
        guard let cell = cellForItem(at: session.indexPath), let attributes = cell.layoutAttributes,
            contentSource?.canMoveItem(at: session.indexPath) == true, claimPress(.reordering)
        else { return false }
        guard beginMovement(ofItemAt: session.indexPath, by: .pointer) else { return false }
        endHighlight()
        let frame = seenFrame(attributes)
        grip = Point(
            x: frame.midX - bounds.minX - session.start.location.x,
            y: frame.midY - bounds.minY - session.start.location.y
        )
        followPress(session)
        return true
    }

    private func followPress(_ session: PressSession) {
        let location = session.last.location
        holdItem(at: location.offsetBy(dx: grip.x, dy: grip.y), pointer: location)
    }

    func isHandle(_ target: NodeID) -> Bool {
        for displayed in displayedCells {
            if let view = displayed.view.view(for: target) { return displayed.view.isReorderHandle(view) }
        }
        return false
    }
}
