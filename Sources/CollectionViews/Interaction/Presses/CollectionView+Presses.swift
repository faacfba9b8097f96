import CollectionGeometry

// Presses on cells. A press is shown to one recogniser after the other, in the order of the functions below, until one
// claims it with `claimPress(_:)`. A recogniser is a state machine of its own; it is told of moves, of the moment at which
// the pointer has been held still for long enough, of the end, and of the cancellation.
//
// To add one: name it in `PressSession.Claimant`, and add a line to each of the four functions `pressMoved`, `pressHeld`,
// `pressEnded` and `pressCancelled`, and to `waitsForHold` if it waits for the hold.
extension CollectionView {
    /// How long a pointer is held still before that means something, in milliseconds.
    static var holdMilliseconds: Int { 500 }

    /// Acts upon a report of a press. Returns whether more of it is wanted.
    func pressed(_ report: HostPress, on target: NodeID) -> Bool {
        if report.phase == .began { return beginPress(report, on: target) }
        guard press?.target == target else { return false }
        press?.follow(report)
        guard let session = press else { return false }
        switch report.phase {
        case .began: return true
        case .moved:
            pressMoved(session)
            return press != nil
        case .ended:
            forgetPress()
            pressEnded(session)
            return true
        case .cancelled:
            cancelPress()
            return true
        }
    }

    private func beginPress(_ report: HostPress, on target: NodeID) -> Bool {
        guard report.button == .primary,
            let displayed = displayedCells.first(where: { $0.view.view(for: target) != nil })
        else { return false }
        cancelPress()
        let session = PressSession(report, on: target, at: displayed.indexPath)
        press = session
        tapModifiers = []
        ignoresTap = false
        if swipePressBegan(at: session.indexPath, on: target) {
            press?.isSpent = true
            return true
        }
        beginHighlight(session)
        if waitsForHold(session) {
            holdTimer = context?.after(milliseconds: Self.holdMilliseconds) { [self] in
                holdTimer = nil
                if let press, press.claimant == nil, !press.hasStrayed { pressHeld(press) }
            }
        }
        return true
    }

    /// Gives the press under way to a recogniser, which alone hears of it from now on: the host does not scroll by it, and
    /// its end activates nothing. Returns `false` if another has it, or if there is no press.
    @discardableResult
    func claimPress(_ claimant: PressSession.Claimant) -> Bool {
        guard press?.claimant != claimant else { return true }
        guard press?.claim(claimant) == true else { return false }
        endHold()
        send(.claimPress)
        return true
    }

    /// Ends the press under way as if it had never been, and undoes what it did.
    func cancelPress() {
        guard let session = press else { return }
        forgetPress()
        pressCancelled(session)
    }

    /// Follows the pressed item over an update; a press on one that is gone is cancelled.
    func carryPressOver(_ newPath: (IndexPath) -> IndexPath?) {
        if press?.carryOver(newPath) == false { cancelPress() }
    }

    /// The reader scrolls by other means than the press.
    func scrolledDuringPress() {
        if let press, press.claimant == nil { cancelPress() }
    }

    private func forgetPress() {
        press = nil
        endHold()
    }

    private func endHold() {
        if let holdTimer { context?.cancel(timer: holdTimer) }
        holdTimer = nil
    }
}

// Who is shown a press.
extension CollectionView {
    /// Whether some recogniser wants to know if the pointer is held still.
    private func waitsForHold(_ session: PressSession) -> Bool {
        if picksUpByHolding || isHandle(session.target) || recognizesLongPresses { return true }
        // A mouse has a button for menus.
        return hasMenus && session.start.pointer != .mouse
    }

    private func pressMoved(_ session: PressSession) {
        reorderPressMoved(session)
        if session.hasStrayed { endHold() }
        highlightMoved(session)
        selectionDragMoved(session)
        swipeMoved(session)
    }

    private func pressHeld(_ session: PressSession) {
        if reorderPressHeld(session) { return }
        if openMenu(forItemAt: session.indexPath, at: session.last.windowLocation) { return }
        guard recognizesLongPresses, claimPress(.longPress) else { return }
        endHighlight()
        tellLongPress(session.indexPath)
        setNeedsLayout()
    }

    private func pressEnded(_ session: PressSession) {
        switch session.claimant {
        case nil where session.isSpent:
            ignoresTap = !session.hasStrayed
            if swipe?.indexPath == session.indexPath { closeSwipeActions() }
        case nil: finishHighlight(session)
        case .swipe: swipeEnded(session)
        case .dragSelection: endSelectionDrag()
        case .reordering: reorderPressEnded(session)
        case .contextMenu, .longPress: return
        }
    }

    private func pressCancelled(_ session: PressSession) {
        endHighlight()
        reorderPressCancelled(session)
        if session.claimant == .swipe { swipeCancelled() }
        if session.claimant == .dragSelection { endSelectionDrag() }
    }
}

// What happens to the view meanwhile.
extension CollectionView {
    /// Follows everything the reader is about to do over an update.
    func carryInteractionOver(_ newPath: (IndexPath) -> IndexPath?) {
        highlight.carryOver(newPath)
        doubleTap.carryOver(newPath)
        if dragSelection?.carryOver(newPath) == false { cancelPress() }
        carryPressOver(newPath)
        carrySwipeOver(newPath)
        carryMenuOver(newPath)
    }

    /// Gives everything up that the reader is about to do: nothing is known of the items any more.
    func dropInteraction() {
        cancelPress()
        dropSwipe()
        closeMenu(returnsFocus: false)
    }

    /// The reader scrolls.
    func scrolledByReader() {
        scrolledDuringPress()
        if swipe?.tracker.isTracking == false { closeSwipeActions() }
    }

    /// Has the host be ready to hold touches, or not any more, where presses may be claimed after the finger lay still.
    func touchesChanged() {
        let isHolding = picksUpByHolding || hasMenus || recognizesLongPresses
        guard isHolding != isHoldingTouches else { return }
        isHoldingTouches = isHolding
        send(.setHoldsTouches(node, isHolding))
    }
}
