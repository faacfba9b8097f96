import CollectionGeometry
import CollectionLayout

// The mark of a pressed item.
extension CollectionView {
    /// A press has begun.
    func beginHighlight(_ session: PressSession) {
        guard let cell = cellForItem(at: session.indexPath), !cell.isControlInside(session.target),
            shouldHighlightItem(at: session.indexPath)
        else { return }
        carryOut(highlight.begin(at: session.indexPath, with: session.start.pointer))
    }

    /// A press has moved.
    func highlightMoved(_ session: PressSession) {
        guard let path = highlight.path else { return }
        if session.hasStrayed, session.last.pointer == .touch || !isOver(path, session.last.location) { endHighlight() }
    }

    /// A press has ended where it was: a tap.
    func finishHighlight(_ session: PressSession) {
        carryOut(highlight.end())
        guard !session.hasStrayed, let cell = cellForItem(at: session.indexPath), !cell.isControlInside(session.target)
        else { return }
        tapModifiers = session.last.modifiers
        if doubleTap.tap(session.last, at: session.indexPath) { tellDoubleTap(session.indexPath) }
    }

    /// A press is no tap.
    func endHighlight() {
        carryOut(highlight.cancel())
    }

    private func isOver(_ path: IndexPath, _ location: Point) -> Bool {
        guard let attributes = cellForItem(at: path)?.layoutAttributes else { return false }
        return seenFrame(attributes).contains(location.offsetBy(dx: bounds.minX, dy: bounds.minY))
    }

    private func carryOut(_ action: PressHighlight.Action) {
        if let highlightTimer { context?.cancel(timer: highlightTimer) }
        highlightTimer = nil
        switch action {
        case .none: return
        case .wait:
            highlightTimer = context?.after(milliseconds: PressHighlight.touchMilliseconds) { [self] in
                highlightTimer = nil
                carryOut(highlight.waited())
            }
        case .show(let path): tellHighlight(path, isOn: true)
        case .hide(let path): tellHighlight(path, isOn: false)
        case .flash(let path):
            tellHighlight(path, isOn: true)
            tellHighlight(path, isOn: false)
        }
    }

    private func tellHighlight(_ path: IndexPath, isOn: Bool) {
        if isOn { tellHighlighted(path) } else { tellUnhighlighted(path) }
        updateConfigurationStates()
        setNeedsLayout()
    }
}
