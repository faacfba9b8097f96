import CollectionGeometry
import CollectionLayout

// Swipe actions. One cell at most has its content pushed aside. Its buttons are in the cell itself: what becomes of the cell
// becomes of them.
extension CollectionView {
    /// How wide the button of an action is at the usual text size, in points.
    static var swipeButtonLength: Double { 80 }
    /// How long the content takes to come to rest, in milliseconds. The style sheet moves it in that time.
    static var swipeMilliseconds: Int { 260 }

    /// Whether cells can be swiped.
    var hasSwipes: Bool {
        leadingSwipeActionsConfigurationProvider != nil || trailingSwipeActionsConfigurationProvider != nil
    }

    /// Follows a change of the providers: the host keeps scrolling to the side to itself no more.
    func swipesChanged() {
        contentView.setRole("has-swipes", hasSwipes)
        touchesChanged()
        if !hasSwipes { dropSwipe() }
    }

    /// Covers the actions that are uncovered.
    public func closeSwipeActions() {
        guard var session = swipe else { return }
        session.tracker.close()
        swipe = session
        settleSwipe()
    }

    // MARK: As a recogniser

    /// A press has begun. Returns whether it does nothing but close what is open.
    func swipePressBegan(at path: IndexPath, on target: NodeID) -> Bool {
        guard let session = swipe, session.tracker.offset != 0 else { return false }
        if session.indexPath == path {
            return session.buttons?.view(for: target) == nil
        }
        closeSwipeActions()
        return true
    }

    /// A press has moved.
    func swipeMoved(_ press: PressSession) {
        guard hasSwipes, press.claimant == nil || press.claimant == .swipe else { return }
        if swipe?.tracker.isTracking != true {
            guard press.hasStrayed, abs(press.translation.x) > abs(press.translation.y), beginSwipe(press) else {
                return
            }
        }
        guard swipe?.indexPath == press.indexPath, swipe?.tracker.isTracking == true else { return }
        swipe?.tracker.move(by: readingDistance(press.translation.x), at: press.last.time)
        showSwipe(isSettling: false)
    }

    private func beginSwipe(_ press: PressSession) -> Bool {
        let way = readingDistance(press.translation.x)
        if swipe?.indexPath != press.indexPath || swipe?.tracker.offset == 0 {
            dropSwipe()
            swipe = makeSwipe(at: press.indexPath)
        }
        guard let session = swipe, session.tracker.begins(with: way, across: press.translation.y), claimPress(.swipe)
        else {
            if swipe?.tracker.offset == 0 { dropSwipe() }
            return false
        }
        endHighlight()
        swipe?.tracker.grab()
        return true
    }

    /// The press is over.
    func swipeEnded(_ press: PressSession) {
        guard let rest = swipe?.tracker.release(at: press.last.time) else { return }
        settleSwipe()
        guard case .full(let edge) = rest else { return }
        performSwipeAction(0, at: edge)
    }

    /// The press is no swipe after all.
    func swipeCancelled() {
        if swipe?.tracker.isTracking == true { closeSwipeActions() }
    }

    // MARK: What becomes of the cell

    /// Follows the item over an update; the actions of one that is gone are gone.
    func carrySwipeOver(_ newPath: (IndexPath) -> IndexPath?) {
        guard let session = swipe else { return }
        if let path = newPath(session.indexPath) { swipe?.indexPath = path } else { dropSwipe() }
    }

    /// The cell is about to show something else.
    func releaseSwipe(of view: CollectionReusableView) {
        if swipe?.cell === view { dropSwipe() }
    }

    /// Covers the actions at once and forgets them.
    func dropSwipe() {
        guard let session = swipe else { return }
        swipe = nil
        if let swipeTimer { context?.cancel(timer: swipeTimer) }
        swipeTimer = nil
        session.cell.showSwipe(nil, offset: 0, isMirrored: false, isSettling: false)
        if let buttons = session.buttons { session.cell.removeSubview(buttons) }
    }

    // MARK: Actions

    /// The actions of an item at an edge; `nil` if there are none.
    func swipeActions(at path: IndexPath, _ edge: SwipeTracker.Edge) -> SwipeActionsConfiguration? {
        let provider =
            edge == .leading ? leadingSwipeActionsConfigurationProvider : trailingSwipeActionsConfigurationProvider
        // What is seen is elsewhere than in the data while an item is held.
        let dataPath = dataSourceIndexPath(forPresentationIndexPath: path)
        guard let configuration = provider?(dataPath), !configuration.actions.isEmpty else { return nil }
        return configuration
    }

    /// Performs the destructive action of an item, as the Delete key does. Returns whether there is one.
    func performDestructiveAction(at path: IndexPath) -> Bool {
        for edge in [SwipeTracker.Edge.trailing, .leading] {
            guard let action = swipeActions(at: path, edge)?.actions.first(where: { $0.style == .destructive }) else {
                continue
            }
            action.handler(action) { _ in }
            setNeedsLayout()
            return true
        }
        return false
    }

    /// Performs the action whose button was activated. Returns whether the node is one.
    func activateSwipeButton(_ target: NodeID) -> Bool {
        guard let buttons = swipe?.buttons, let index = buttons.index(of: target) else { return false }
        performSwipeAction(index, at: buttons.edge)
        return true
    }

    private func performSwipeAction(_ index: Int, at edge: SwipeTracker.Edge) {
        guard let session = swipe, let actions = session.configuration(at: edge)?.actions, index < actions.count else {
            return
        }
        let number = session.number
        actions[index].handler(actions[index]) { [self] _ in
            if swipe?.number == number { closeSwipeActions() }
            setNeedsLayout()
        }
        setNeedsLayout()
    }

    // MARK: Showing

    private func makeSwipe(at path: IndexPath) -> SwipeSession? {
        guard let cell = cellForItem(at: path), cell.layoutAttributes?.isInOrthogonalSection == false else {
            return nil
        }
        let leading = swipeActions(at: path, .leading)
        let trailing = swipeActions(at: path, .trailing)
        guard leading != nil || trailing != nil else { return nil }
        swipeCount += 1
        return SwipeSession(
            indexPath: path,
            cell: cell,
            leading: leading,
            trailing: trailing,
            tracker: SwipeTracker(
                leading: side(leading, cell.size.width), trailing: side(trailing, cell.size.width),
                width: cell.size.width),
            number: swipeCount
        )
    }

    private func side(_ configuration: SwipeActionsConfiguration?, _ width: Double) -> SwipeTracker.Side {
        guard let configuration else { return SwipeTracker.Side() }
        let scale = max(1, context?.environment.textScale ?? 1)
        let length = Double(configuration.actions.count) * Self.swipeButtonLength * scale
        return SwipeTracker.Side(
            length: min(length, width * 0.8), allowsFull: configuration.performsFirstActionWithFullSwipe)
    }

    /// Lets the content come to rest where the tracker has it, and takes the buttons away if nothing is uncovered.
    private func settleSwipe() {
        guard let session = swipe else { return }
        showSwipe(isSettling: true)
        if let swipeTimer { context?.cancel(timer: swipeTimer) }
        swipeTimer = nil
        guard session.tracker.offset == 0 else { return }
        swipeTimer = context?.after(milliseconds: Self.swipeMilliseconds) { [self] in
            swipeTimer = nil
            if swipe?.tracker.offset == 0, swipe?.tracker.isTracking == false { dropSwipe() }
        }
    }

    private func showSwipe(isSettling: Bool) {
        guard let session = swipe else { return }
        let edge = session.tracker.edge
        if let edge, session.buttons?.edge != edge, let configuration = session.configuration(at: edge) {
            if let buttons = session.buttons { session.cell.removeSubview(buttons) }
            let buttons = SwipeActionsView(configuration.actions, at: edge)
            if accessibilityPattern == .listbox { buttons.hideFromAccessibility() }
            session.cell.append(buttons)
            swipe?.buttons = buttons
        }
        swipe?.buttons?.setRole("is-full", session.tracker.isFull)
        session.cell.showSwipe(
            swipe?.buttons, offset: session.tracker.offset, isMirrored: isMirrored, isSettling: isSettling)
    }

    private func readingDistance(_ x: Double) -> Double { isMirrored ? -x : x }
}

extension CollectionViewCell {
    /// Pushes the content aside by a distance in the reading direction, in points.
    func showSwipe(_ buttons: SwipeActionsView?, offset: Double, isMirrored: Bool, isSettling: Bool) {
        setRole("is-swiped", buttons != nil)
        setRole("is-settling", isSettling)
        setVariable("swipe", isMirrored ? -offset : offset)
        buttons?.setVariable("reveal", abs(offset))
    }
}
