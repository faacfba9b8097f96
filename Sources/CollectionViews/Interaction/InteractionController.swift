import CollectionGeometry
import CollectionLayout

/// The press under way and its outcome, the highlight of the pressed item, and the installed interactions.
///
/// The controller decides what an event means and which interaction receives it; effects are performed on the view
/// passed to its methods. It holds neither the view nor the data source.
final class InteractionController {
    private let elements: ElementTable
    /// The interactions, by rank.
    private var interactions: [any CollectionViewInteraction] = []
    private var reorderingPart: (any CollectionViewReordering)?
    /// Receives the data source's request for reordering.
    let reorderingRequest = ReorderingRequest()

    /// The press on a cell under way.
    private(set) var press: PressSession?
    private var highlight = PressHighlight()
    private var doubleTap = DoubleTap()
    /// The modifier keys of the tap whose activation is expected next.
    private var tapModifiers: HostModifiers = []
    /// Whether the expected activation is ignored because its press has already had its effect.
    private var ignoresTap = false
    /// Whether long presses on items are recognized without an interaction that handles them.
    private(set) var recognizesLongPresses = false
    /// Whether the host was requested to be prepared to hold touches.
    private(set) var isHoldingTouches = false
    private var highlightTimer: HostContext.Ticket?
    /// The timer of ``holdMilliseconds``.
    private var holdTimer: HostContext.Ticket?

    /// Creates a controller without interactions.
    init(elements: ElementTable) {
        self.elements = elements
    }
}

// MARK: - The interactions

extension InteractionController {
    /// Installs an interaction. There must be no other of its rank.
    func install(_ interaction: any CollectionViewInteraction) {
        let place = interactions.firstIndex { $0.rank.rawValue > interaction.rank.rawValue } ?? interactions.count
        interactions.insert(interaction, at: place)
    }

    /// Installs the interaction that moves items.
    func install(reordering: any CollectionViewReordering, interaction: any CollectionViewInteraction) {
        reorderingPart = reordering
        install(interaction)
    }

    /// Whether an interaction of a rank is installed.
    func contains(_ rank: InteractionRank) -> Bool { interactions.contains { $0.rank == rank } }

    /// The installed interaction of a class, if there is one.
    func first<Interaction: AnyObject>(_ type: Interaction.Type) -> Interaction? {
        for interaction in interactions {
            if let found = interaction as? Interaction { return found }
        }
        return nil
    }

    /// The reordering interaction, created now if the data source has requested it.
    var reordering: (any CollectionViewReordering)? {
        if reorderingPart == nil, let enable = reorderingRequest.enable { enable(self) }
        return reorderingPart
    }

    /// The reordering interaction, created now if the data source or a drag handle of the cell has requested it.
    @discardableResult
    func reordering(for cell: CollectionViewCell) -> (any CollectionViewReordering)? {
        if let reordering { return reordering }
        cell.enableReordering?(self)
        return reorderingPart
    }
}

// MARK: - Presses

extension InteractionController {
    /// The time for which a pointer is held still before the press counts as held, in milliseconds.
    static var holdMilliseconds: Int { 500 }

    /// Handles a report of a press. Returns whether further reports are wanted.
    func pressed(_ report: HostPress, on target: NodeID, in view: CollectionView) -> Bool {
        if report.phase == .began { return beginPress(report, on: target, in: view) }
        guard press?.target == target else { return false }
        press?.follow(report)
        switch report.phase {
        case .began: return true
        case .moved:
            pressMoved(in: view)
            return press != nil
        case .ended:
            pressEnded(in: view)
            return true
        case .cancelled:
            cancelPress(in: view)
            return true
        }
    }

    /// Assigns the press under way to an interaction, which alone receives it from now on: the host does not scroll by
    /// it, and its end activates nothing. Returns `false` if another interaction has it, or if there is no press.
    @discardableResult
    func claimPress(for claimant: any CollectionViewInteraction, in view: CollectionView) -> Bool {
        if let current = press?.claimant { return current === claimant }
        return becomes(.claimed(claimant), in: view)
    }

    /// Cancels the press under way and undoes its effects.
    func cancelPress(in view: CollectionView) {
        guard let session = takePress(in: view) else { return }
        endHighlight(in: view)
        session.claimant?.pressCancelled(session, in: view)
    }

    private func beginPress(_ report: HostPress, on target: NodeID, in view: CollectionView) -> Bool {
        guard report.button == .primary,
            let displayed = view.display.cells.first(where: { $0.view.view(for: target) != nil })
        else { return false }
        cancelPress(in: view)
        reordering(for: displayed.view)
        let session = PressSession(report, on: target, item: elements.handle(forItemAt: displayed.indexPath))
        press = session
        tapModifiers = []
        ignoresTap = false
        for interaction in interactions where interaction.pressBegan(session, in: view) {
            press?.become(.spent(interaction))
            return true
        }
        beginHighlight(session, in: view)
        if recognizesLongPresses || interactions.contains(where: { $0.waitsForHold(session, in: view) }) {
            holdTimer = view.context?.after(milliseconds: Self.holdMilliseconds) { [self] in
                holdTimer = nil
                pressHeld(in: view)
            }
        }
        return true
    }

    private func pressMoved(in view: CollectionView) {
        guard let session = press else { return }
        if let claimant = session.claimant { return claimant.pressMoved(session, in: view) }
        guard session.isOpen else { return }
        if session.hasStrayed { endHold(in: view) }
        for interaction in interactions {
            interaction.pressMoved(session, in: view)
            guard press?.isOpen == true else { return }
        }
        highlightMoved(session, in: view)
    }

    private func pressHeld(in view: CollectionView) {
        guard let session = press, session.isOpen, !session.hasStrayed else { return }
        for interaction in interactions where interaction.pressHeld(session, in: view) { return }
        guard recognizesLongPresses, session.indexPath != nil,
            !openFirstMenu(for: MenuRequest(session, in: view), in: view),
            let path = session.indexPath, becomes(.longPress, in: view)
        else { return }
        endHighlight(in: view)
        view.tellLongPress(path)
        view.setNeedsLayout()
    }

    private func pressEnded(in view: CollectionView) {
        guard let session = takePress(in: view) else { return }
        switch session.outcome {
        case .undecided: finishHighlight(session, in: view)
        case .spent(let interaction):
            ignoresTap = !session.hasStrayed
            interaction.pressEnded(session, in: view)
        case .claimed(let interaction): interaction.pressEnded(session, in: view)
        case .longPress: return
        }
    }

    private func becomes(_ outcome: PressSession.Outcome, in view: CollectionView) -> Bool {
        guard press?.isOpen == true else { return false }
        press?.become(outcome)
        endHold(in: view)
        view.send(.claimPress)
        return true
    }

    private func takePress(in view: CollectionView) -> PressSession? {
        guard let session = press else { return nil }
        press = nil
        endHold(in: view)
        return session
    }

    private func endHold(in view: CollectionView) {
        if let holdTimer { view.context?.cancel(timer: holdTimer) }
        holdTimer = nil
    }
}

// MARK: - The highlight of the pressed item, and taps

extension InteractionController {
    /// The highlighted item.
    var highlightedIndexPath: IndexPath? { highlight.shownPath }

    /// Removes the highlight: the press is not a tap.
    func endHighlight(in view: CollectionView) {
        carryOut(highlight.cancel(), in: view)
    }

    /// The modifier keys of the tap that activates an item now.
    func takeTapModifiers() -> HostModifiers {
        defer { tapModifiers = [] }
        return tapModifiers
    }

    /// Whether an activation is to be ignored, since its press has already had its effect.
    func takeIgnoredTap() -> Bool {
        defer { ignoresTap = false }
        return ignoresTap
    }

    /// Notes that the next activation does not come from a tap.
    func forgetTap() {
        tapModifiers = []
        ignoresTap = false
    }

    private func beginHighlight(_ session: PressSession, in view: CollectionView) {
        guard let path = session.indexPath, let cell = view.display.cell(at: path),
            !cell.isControlInside(session.target), view.shouldHighlightItem(at: path)
        else { return }
        carryOut(highlight.begin(at: session.item, with: session.start.pointer), in: view)
    }

    private func highlightMoved(_ session: PressSession, in view: CollectionView) {
        guard let path = highlight.path, session.hasStrayed else { return }
        if session.last.pointer == .touch || !isOver(path, session.last.location, in: view) { endHighlight(in: view) }
    }

    /// A press has ended where it began: a tap.
    private func finishHighlight(_ session: PressSession, in view: CollectionView) {
        carryOut(highlight.end(), in: view)
        // The delegate, notified of the end of the highlight, may have changed the data.
        view.catchUp()
        guard !session.hasStrayed, let path = session.indexPath, let cell = view.display.cell(at: path),
            !cell.isControlInside(session.target)
        else { return }
        tapModifiers = session.last.modifiers
        if doubleTap.tap(session.last, at: session.item) { view.tellDoubleTap(path) }
    }

    private func isOver(_ path: IndexPath, _ location: Point, in view: CollectionView) -> Bool {
        guard let attributes = view.display.cell(at: path)?.layoutAttributes else { return false }
        return view.seenFrame(attributes).contains(location.offsetBy(dx: view.bounds.minX, dy: view.bounds.minY))
    }

    private func carryOut(_ action: PressHighlight.Action, in view: CollectionView) {
        if let highlightTimer { view.context?.cancel(timer: highlightTimer) }
        highlightTimer = nil
        switch action {
        case .none: return
        case .wait:
            highlightTimer = view.context?.after(milliseconds: PressHighlight.touchMilliseconds) { [self] in
                highlightTimer = nil
                carryOut(highlight.waited(), in: view)
            }
        case .show(let path): tellHighlight(path, isOn: true, in: view)
        case .hide(let path): tellHighlight(path, isOn: false, in: view)
        case .flash(let path):
            let item = elements.handle(forItemAt: path)
            tellHighlight(path, isOn: true, in: view)
            if let path = view.currentPath(of: item) { tellHighlight(path, isOn: false, in: view) }
        }
    }

    private func tellHighlight(_ path: IndexPath, isOn: Bool, in view: CollectionView) {
        if isOn { view.tellHighlighted(path) } else { view.tellUnhighlighted(path) }
        view.updateConfigurationStates()
        view.setNeedsLayout()
    }
}

// MARK: - Events

extension InteractionController {
    /// Forwards an event to the interactions before the view and its subviews. Returns whether one has consumed it.
    func intercepts(_ event: HostEvent, in view: CollectionView) -> Bool {
        for interaction in interactions where interaction.intercept(event, in: view) { return true }
        return false
    }

    /// Forwards an event to the interactions that no view inside has handled. Returns whether one has.
    @discardableResult
    func handles(_ event: HostEvent, in view: CollectionView) -> Bool {
        if case .keyCommand(_, _, let target) = event, let path = view.pathOfCell(around: target) {
            if let cell = view.display.cell(at: path) { reordering(for: cell) }
        }
        for interaction in interactions where interaction.handle(event, in: view) { return true }
        guard let request = MenuRequest(event, in: view) else { return false }
        return openFirstMenu(for: request, in: view)
    }

    /// Forwards the activation of a view in a cell to the interactions. Returns whether one has handled it.
    func activates(_ target: View, in cell: CollectionViewCell, of view: CollectionView) -> Bool {
        reordering(for: cell)
        for interaction in interactions where interaction.activated(target, in: cell, of: view) { return true }
        return false
    }

    /// The actions that the interactions add to the menu of an item, in order.
    func menuActions(forItemAt indexPath: IndexPath, in view: CollectionView) -> [MenuAction] {
        var actions: [MenuAction] = []
        for interaction in interactions { actions += interaction.menuActions(forItemAt: indexPath, in: view) }
        return actions
    }

    /// The menu of an item is about to open: the press has no other effect.
    func menuWillOpen(in view: CollectionView) {
        for interaction in interactions { interaction.menuWillOpen(in: view) }
        endHighlight(in: view)
    }

    /// The user scrolls: a press that is not claimed is cancelled.
    func didScroll(in view: CollectionView) {
        if press?.isOpen == true { cancelPress(in: view) }
        for interaction in interactions { interaction.didScroll(in: view) }
    }

    /// A view is about to show another element, or to be parked.
    func willReuse(_ reusableView: CollectionReusableView, in view: CollectionView) {
        for interaction in interactions { interaction.willReuse(reusableView, in: view) }
    }

    /// Follows an update, after the element table: interactions with a removed item end.
    func elementsDidUpdate(in view: CollectionView) {
        if let press, press.indexPath == nil { cancelPress(in: view) }
        for interaction in interactions { interaction.elementsDidUpdate(in: view) }
    }

    /// Cancels interactions, since the data is replaced or all views are discarded. It must be called while the element
    /// table still knows the elements.
    func reset(in view: CollectionView) {
        for interaction in interactions where interaction.rank == .reordering { interaction.reset(in: view) }
        cancelPress(in: view)
        for interaction in interactions where interaction.rank != .reordering { interaction.reset(in: view) }
    }

    /// Makes the controller recognize long presses on items.
    func setRecognizesLongPresses(_ recognizes: Bool, in view: CollectionView) {
        recognizesLongPresses = recognizes
        touchesChanged(in: view)
    }

    /// Opens the delegate's menu for a request in a view without context menus, and so installs them. Returns whether there is
    /// a menu.
    private func openFirstMenu(for request: MenuRequest, in view: CollectionView) -> Bool {
        guard !contains(.contextMenu), let configuration = request.configuration(in: view) else { return false }
        return configuration.openFirst(configuration, request, view)
    }

    /// Requests of the host whether to hold touches: where presses may be claimed after the finger was held still.
    func touchesChanged(in view: CollectionView) {
        let isHolding = recognizesLongPresses || interactions.contains { $0.holdsTouches }
        guard isHolding != isHoldingTouches else { return }
        isHoldingTouches = isHolding
        view.send(.setHoldsTouches(view.node, isHolding))
    }
}
