import CollectionGeometry
import CollectionLayout

/// Swipe actions. At most one cell is swiped at a time. Its buttons are subviews of the cell. A provider of swipe
/// actions installs it.
final class SwipeActionsInteraction {
    /// Returns the actions at the leading edge of an item, by its path in the data.
    var leadingProvider: ((IndexPath) -> SwipeActionsConfiguration?)?
    /// Returns the actions at the trailing edge of an item, by its path in the data.
    var trailingProvider: ((IndexPath) -> SwipeActionsConfiguration?)?
    /// The swiped cell.
    private var swipe: SwipeSession?
    private var timer: HostContext.Ticket?
    private var sessionCount = 0
}

extension SwipeActionsInteraction {
    /// The width of an action's button at the default text size, in points.
    static var buttonLength: Double { 80 }
    /// The duration of the content's settling, in milliseconds. The style sheet animates it for that time.
    static var settleMilliseconds: Int { 260 }

    /// The swiped item.
    var indexPath: IndexPath? { swipe?.item.indexPath }

    /// Whether cells can be swiped.
    var hasSwipes: Bool { leadingProvider != nil || trailingProvider != nil }

    /// Closes the revealed actions with an animation.
    func close(in view: CollectionView) {
        guard swipe != nil else { return }
        swipe?.tracker.close()
        settle(in: view)
    }

    /// Closes the actions without an animation and removes the buttons.
    func drop(in view: CollectionView) {
        guard let session = swipe else { return }
        swipe = nil
        endTimer(in: view)
        session.cell.showSwipe(nil, offset: 0, isMirrored: false, isSettling: false)
        if let buttons = session.buttons { session.cell.removeSubview(buttons) }
    }

    /// The actions of an item at an edge; `nil` if there are none.
    private func actions(
        at path: IndexPath, _ edge: SwipeTracker.Edge, in view: CollectionView
    ) -> SwipeActionsConfiguration? {
        let provider = edge == .leading ? leadingProvider : trailingProvider
        // The displayed path differs from the path in the data while an item is dragged.
        let dataPath = view.dataSourceIndexPath(forPresentationIndexPath: path)
        guard let configuration = provider?(dataPath), !configuration.actions.isEmpty else { return nil }
        return configuration
    }

    /// Performs the destructive action of an item, as the Delete key does. Returns whether there is one.
    private func performDestructiveAction(at path: IndexPath, in view: CollectionView) -> Bool {
        for edge in [SwipeTracker.Edge.trailing, .leading] {
            guard let action = actions(at: path, edge, in: view)?.actions.first(where: { $0.style == .destructive })
            else { continue }
            action.handler(action) { _ in }
            view.setNeedsLayout()
            return true
        }
        return false
    }

    private func performAction(_ index: Int, at edge: SwipeTracker.Edge, in view: CollectionView) {
        guard let session = swipe, let actions = session.configuration(at: edge)?.actions, index < actions.count else {
            return
        }
        let number = session.number
        actions[index].handler(actions[index]) { [self] _ in
            if swipe?.number == number { close(in: view) }
            view.setNeedsLayout()
        }
        view.setNeedsLayout()
    }
}

// MARK: - Presses and events

extension SwipeActionsInteraction: CollectionViewInteraction {
    var rank: InteractionRank { .swipeActions }

    /// The menu contains the actions too, and opens by a long press.
    var holdsTouches: Bool { hasSwipes }

    func waitsForHold(_ press: PressSession, in view: CollectionView) -> Bool {
        hasSwipes && press.start.pointer != .mouse
    }

    func pressBegan(_ press: PressSession, in view: CollectionView) -> Bool {
        guard let session = swipe, session.tracker.offset != 0 else { return false }
        if session.item.indexPath == press.indexPath { return session.buttons?.view(for: press.target) == nil }
        close(in: view)
        return true
    }

    func pressMoved(_ press: PressSession, in view: CollectionView) {
        guard hasSwipes else { return }
        if swipe?.tracker.isTracking != true {
            guard press.hasStrayed, abs(press.translation.x) > abs(press.translation.y), begin(press, in: view) else {
                return
            }
        }
        guard swipe?.item.indexPath == press.indexPath, swipe?.tracker.isTracking == true else { return }
        swipe?.tracker.move(by: readingDistance(press.translation.x, in: view), at: press.last.time)
        show(isSettling: false, in: view)
    }

    func pressEnded(_ press: PressSession, in view: CollectionView) {
        guard case .claimed = press.outcome else {
            if swipe?.item.indexPath == press.indexPath { close(in: view) }
            return
        }
        guard let rest = swipe?.tracker.release(at: press.last.time) else { return }
        settle(in: view)
        guard case .full(let edge) = rest else { return }
        performAction(0, at: edge, in: view)
    }

    func pressCancelled(_ press: PressSession, in view: CollectionView) {
        if swipe?.tracker.isTracking == true { close(in: view) }
    }

    func handle(_ event: HostEvent, in view: CollectionView) -> Bool {
        guard case .keyPressed(let key, let target) = event else { return false }
        switch key {
        case .escape:
            guard let swipe, swipe.tracker.offset != 0 else { return false }
            close(in: view)
            return true
        case .delete:
            guard let path = view.pathOfCell(around: target) else { return false }
            return performDestructiveAction(at: path, in: view)
        default:
            return false
        }
    }

    func activated(_ target: View, in cell: CollectionViewCell, of view: CollectionView) -> Bool {
        guard let buttons = swipe?.buttons, let index = buttons.index(of: target.node) else { return false }
        performAction(index, at: buttons.edge, in: view)
        return true
    }

    /// Adds the same actions to the menu, for the keyboard and assistive technology.
    func menuActions(forItemAt indexPath: IndexPath, in view: CollectionView) -> [MenuAction] {
        var all: [MenuAction] = []
        for edge in SwipeTracker.Edge.allCases {
            for action in actions(at: indexPath, edge, in: view)?.actions ?? [] {
                all.append(
                    MenuAction(action.title, attributes: action.style == .destructive ? .destructive : []) {
                        action.handler(action) { _ in }
                    })
            }
        }
        return all
    }

    func menuWillOpen(in view: CollectionView) { drop(in: view) }

    func didScroll(in view: CollectionView) {
        if swipe?.tracker.isTracking == false { close(in: view) }
    }

    func willReuse(_ reusableView: CollectionReusableView, in view: CollectionView) {
        if swipe?.cell === reusableView { drop(in: view) }
    }

    /// The actions of a removed item are dropped.
    func elementsDidUpdate(in view: CollectionView) {
        if let swipe, swipe.item.indexPath == nil { drop(in: view) }
    }

    func reset(in view: CollectionView) {
        drop(in: view)
    }

    private func begin(_ press: PressSession, in view: CollectionView) -> Bool {
        let distance = readingDistance(press.translation.x, in: view)
        if swipe?.item.indexPath != press.indexPath || swipe?.tracker.offset == 0 {
            drop(in: view)
            swipe = makeSession(for: press.item, in: view)
        }
        guard let session = swipe, session.tracker.begins(with: distance, across: press.translation.y),
            view.interaction.claimPress(for: self, in: view)
        else {
            if swipe?.tracker.offset == 0 { drop(in: view) }
            return false
        }
        view.interaction.endHighlight(in: view)
        swipe?.tracker.grab()
        return true
    }
}

// MARK: - Display

extension SwipeActionsInteraction {
    private func makeSession(for item: ElementHandle, in view: CollectionView) -> SwipeSession? {
        guard let path = item.indexPath, let cell = view.display.cell(at: path),
            cell.layoutAttributes?.isInOrthogonalSection == false
        else { return nil }
        let leading = actions(at: path, .leading, in: view)
        let trailing = actions(at: path, .trailing, in: view)
        guard leading != nil || trailing != nil else { return nil }
        sessionCount += 1
        let scale = max(1, view.context?.environment.textScale ?? 1)
        return SwipeSession(
            item: item,
            cell: cell,
            leading: leading,
            trailing: trailing,
            tracker: SwipeTracker(
                leading: side(leading, cell.size.width, scale: scale),
                trailing: side(trailing, cell.size.width, scale: scale),
                width: cell.size.width
            ),
            number: sessionCount
        )
    }

    private func side(
        _ configuration: SwipeActionsConfiguration?, _ width: Double, scale: Double
    ) -> SwipeTracker.Side {
        guard let configuration else { return SwipeTracker.Side() }
        let length = Double(configuration.actions.count) * Self.buttonLength * scale
        return SwipeTracker.Side(
            length: min(length, width * 0.8), allowsFull: configuration.performsFirstActionWithFullSwipe)
    }

    /// Moves the content to the tracker's offset, and removes the buttons if nothing is revealed.
    private func settle(in view: CollectionView) {
        guard let session = swipe else { return }
        show(isSettling: true, in: view)
        endTimer(in: view)
        guard session.tracker.offset == 0 else { return }
        timer = view.context?.after(milliseconds: Self.settleMilliseconds) { [self] in
            timer = nil
            if swipe?.tracker.offset == 0, swipe?.tracker.isTracking == false { drop(in: view) }
        }
    }

    private func endTimer(in view: CollectionView) {
        if let timer { view.context?.cancel(timer: timer) }
        timer = nil
    }

    private func show(isSettling: Bool, in view: CollectionView) {
        guard let session = swipe else { return }
        let edge = session.tracker.edge
        if let edge, session.buttons?.edge != edge, let configuration = session.configuration(at: edge) {
            if let buttons = session.buttons { session.cell.removeSubview(buttons) }
            let buttons = SwipeActionsView(configuration.actions, at: edge)
            if view.accessibilityPattern == .listbox { buttons.hideFromAccessibility() }
            session.cell.append(buttons)
            swipe?.buttons = buttons
        }
        swipe?.buttons?.setStyleClass("is-full", session.tracker.isFull)
        session.cell.showSwipe(
            swipe?.buttons, offset: session.tracker.offset, isMirrored: view.isMirrored, isSettling: isSettling)
    }

    private func readingDistance(_ x: Double, in view: CollectionView) -> Double { view.isMirrored ? -x : x }
}

extension CollectionViewCell {
    /// Moves the content by a distance in the reading direction, in points.
    fileprivate func showSwipe(_ buttons: SwipeActionsView?, offset: Double, isMirrored: Bool, isSettling: Bool) {
        setStyleClass("is-swiped", buttons != nil)
        setStyleClass("is-settling", isSettling)
        setVariable("swipe", isMirrored ? -offset : offset)
        buttons?.setVariable("reveal", abs(offset))
    }
}
