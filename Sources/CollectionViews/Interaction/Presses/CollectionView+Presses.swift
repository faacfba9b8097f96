import CollectionGeometry

// Presses on cells. A press is shown to one recogniser after the other, in the order of the functions below, until one
// claims it with `claimPress(_:)`. A recogniser is a state machine of its own; it is told of moves, of the moment at which
// the pointer has been held still for long enough, of the end, and of the cancellation.
//
// To add one: name it in `PressSession.Claimant`, and add a line to each of the four functions `pressMoved`, `pressHeld`,
// `pressEnded` and `pressCancelled`, and to `holdsPresses` if it waits for the hold.
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
        guard report.button == .primary, let displayed = displayedCells.first(where: { $0.view.view(for: target) != nil })
        else { return false }
        cancelPress()
        let session = PressSession(report, on: target, at: displayed.indexPath)
        press = session
        if holdsPresses {
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
    /// Whether some recogniser wants to know of a pointer that is held still.
    private var holdsPresses: Bool { picksUpByHolding }

    private func pressMoved(_ session: PressSession) {
        reorderPressMoved(session)
        if session.hasStrayed { endHold() }
    }

    private func pressHeld(_ session: PressSession) {
        _ = reorderPressHeld(session)
    }

    private func pressEnded(_ session: PressSession) {
        reorderPressEnded(session)
    }

    private func pressCancelled(_ session: PressSession) {
        reorderPressCancelled(session)
    }
}
