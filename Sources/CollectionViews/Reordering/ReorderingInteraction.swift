import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionLayout

/// Moves items: by a handle, by a drag of a cell, by the keyboard and by calls.
///
/// The steps of a movement are carried out after the updates of the data, in the pass at the end of every event.
final class ReorderingInteraction {
    /// The announcements for assistive technology.
    var strings = CollectionView.ReorderingStrings()
    /// Whether an item can be picked up by a drag of its cell.
    var picksUpByHolding = false

    /// The movement under way.
    private var movement: InteractiveMovement? {
        didSet { reorderedSource?.order = movement?.order }
    }
    /// The data in displayed order, once an item has been picked up.
    private var reorderedSource: ReorderedDataSource?
    /// The state of the pointer.
    private var held: HeldItem?
    /// The cell that moves from where it was dropped to its frame.
    private var landing: Landing?
    private var autoscroller = Autoscroller()
    /// The offset of the held item's centre from the pointer, in points.
    private var grip = Point.zero
    /// Whether the data source is being called for a drop.
    private(set) var isDelivering = false
}

// MARK: - Beginning and ending

extension ReorderingInteraction {
    /// The distance after which a handle follows the pointer, in points.
    static var handleSlop: Double { 3 }

    /// Picks up the item at a path of the newest data. Returns whether it is held now.
    func begin(at indexPath: IndexPath, in view: CollectionView) -> Bool {
        guard movement == nil, !isDelivering else { return false }
        view.layoutIfNeeded()
        let item = view.elements.handle(forItemAt: indexPath)
        return canPickUp(item, in: view) && pickUp(item, by: .pointer, in: view)
    }

    /// Drops the item at its displayed path.
    func drop(in view: CollectionView) {
        movement?.drop()
        view.setNeedsLayout()
    }

    /// Returns the item to its path.
    func cancel(in view: CollectionView) {
        movement?.cancel()
        view.setNeedsLayout()
    }

    /// Follows the pointer that holds the item.
    ///
    /// - Parameters:
    ///   - center: The centre of the item, in points from the top left corner of the view.
    ///   - pointer: The location of the pointer, likewise: near an edge of the view the content scrolls.
    func hold(at center: Point, pointer: Point, in view: CollectionView) {
        guard movement?.manner == .pointer, movement?.isHolding == true else { return }
        held?.center = center
        held?.pointer = pointer
        keepAutoscrolling(in: view)
        view.setNeedsLayout()
    }

    /// Whether the data source permits moving an item. It may change its data when it is called: the handle follows.
    private func canPickUp(_ item: ElementHandle, in view: CollectionView) -> Bool {
        guard movement == nil, !isDelivering, let dataSource = view.contentSource else { return false }
        view.layoutIfNeeded()
        guard let path = item.indexPath, dataSource.contains(path), dataSource.canMoveItem(at: path) else {
            return false
        }
        view.layoutIfNeeded()
        return item.indexPath != nil
    }

    private func pickUp(_ item: ElementHandle, by manner: InteractiveMovement.Manner, in view: CollectionView) -> Bool {
        guard let path = item.indexPath, let dataSource = view.contentSource,
            let attributes = view.layout.layoutAttributesForItem(at: path)
        else { return false }
        if reorderedSource?.base !== dataSource { reorderedSource = ReorderedDataSource(dataSource) }
        movement = InteractiveMovement(path, by: manner)
        finishLanding(in: view)
        if manner == .pointer {
            let frame = view.seenFrame(attributes)
            held = HeldItem(center: Point(x: frame.midX - view.bounds.minX, y: frame.midY - view.bounds.minY))
        }
        view.setNeedsDisplay()
        view.updateConfigurationStates()
        announce(in: view) { $0.pickedUp($1) }
        return true
    }

    /// Ends the movement; the item moves to its frame from where it is held.
    private func endMovement(_ outcome: InteractiveMovement.Outcome, in view: CollectionView) {
        switch outcome {
        case .dropped: announce(in: view) { $0.dropped($1) }
        case .cancelled: announce(in: view) { $0.cancelled($1) }
        case .lost:
            let text = strings.lost()
            if !text.isEmpty { view.send(.announce(text)) }
        }
        let isAnimated = view.context?.environment.prefersReducedMotion == false
        if held != nil, outcome != .lost, isAnimated,
            let cell = view.display.cells.first(where: { isHeld($0.view) })?.view,
            let frame = cell.layoutAttributes?.frame
        {
            landing = Landing(view: cell, start: frame.offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY))
        }
        movement = nil
        held = nil
        autoscroller.stop()
        view.setNeedsReadingOrderAtOnce()
        view.setNeedsDisplay()
    }

    /// Ends a movement whose item the data source cannot identify.
    func lose(in view: CollectionView) {
        if movement != nil { endMovement(.lost, in: view) }
    }

    /// Sends an announcement about the held item.
    private func announce(
        in view: CollectionView,
        _ sentence: (CollectionView.ReorderingStrings, CollectionView.ReorderedItem) -> String
    ) {
        guard let path = indexPath, let item = view.reorderedItem(at: path) else { return }
        let text = sentence(strings, item)
        if !text.isEmpty { view.send(.announce(text)) }
    }
}

// MARK: - The layout pass

extension ReorderingInteraction: CollectionViewReordering {
    var indexPath: IndexPath? { movement?.order.target }

    var pointerIndexPath: IndexPath? { held == nil ? nil : indexPath }

    var presentedSource: (any CollectionContentSource)? { reorderedSource }

    var displacesCells: Bool { movement != nil || landing != nil }

    func dataPath(of indexPath: IndexPath) -> IndexPath { movement?.order.dataPath(of: indexPath) ?? indexPath }

    func presentedPath(of indexPath: IndexPath) -> IndexPath {
        movement?.order.presentedPath(of: indexPath) ?? indexPath
    }

    func instructions(forItemAt indexPath: IndexPath, in view: CollectionView) -> String? {
        view.presentedSource?.canMoveItem(at: indexPath) == true ? strings.instructions : nil
    }

    /// The next step of the movement; `nil` if there is none.
    func nextStep(
        _ dataSource: any CollectionContentSource, _ context: HostContext, in view: CollectionView
    ) -> CollectionView.LayoutStep? {
        guard movement != nil else { return nil }
        retarget(context, in: view)
        guard let next = movement?.next() else { return nil }
        switch next {
        case .none:
            return nil
        case .show(let path):
            return show(path, dataSource, in: view)
        case .deliver(let source, let target):
            return deliver(from: source, to: target, dataSource, context, in: view)
        case .finish(let outcome):
            endMovement(outcome, in: view)
            return CollectionView.LayoutStep()
        }
    }

    /// Displays the item at another path.
    private func show(
        _ path: IndexPath, _ dataSource: any CollectionContentSource, in view: CollectionView
    ) -> CollectionView.LayoutStep? {
        guard var movement else { return nil }
        var update = movement.order.update(showing: path, of: dataSource)
        let restoration = movement.restoration
        if let restoration { update.isAnimated = restoration.isAnimated }
        let previous = movement.order.target
        movement.show(path)
        self.movement = movement
        // A gap that is only restored after a change of the data is not announced.
        if restoration == nil, movement.manner == .keyboard, movement.isHolding {
            announce(in: view) { $0.moved($1) }
        }
        var step = CollectionView.LayoutStep(update: update, keepsPlace: restoration != nil)
        if restoration == nil, movement.isHolding, let position = held?.searched {
            step.drag = CollectionView.Drag(from: previous, to: path, position: position)
        }
        return step
    }

    /// Makes the data source move the item to its displayed path.
    private func deliver(
        from source: IndexPath,
        to target: IndexPath,
        _ dataSource: any CollectionContentSource,
        _ context: HostContext,
        in view: CollectionView
    ) -> CollectionView.LayoutStep? {
        isDelivering = true
        let isMoved = view.connection.updates.pausePass { dataSource.moveItem(at: source, to: target) }
        isDelivering = false
        guard isMoved else {
            movement?.cancel()
            return view.nextStep(dataSource, context)
        }
        // A data source that submits no update has moved the item in its data already.
        let next = view.nextUpdate(of: dataSource, isDrop: true) ?? CollectionView.LayoutStep()
        if movement != nil { endMovement(.dropped, in: view) }
        return next
    }

    /// The step for a change of the data while an item is held: the movement continues with the item at its new path.
    ///
    /// - Parameter isDrop: Whether the change results from the drop.
    func step(for update: CollectionUpdate, isDrop: Bool, in view: CollectionView) -> CollectionView.LayoutStep? {
        guard var movement, !update.isEmpty else { return nil }
        guard update.changes.operationCount <= view.maximumOperations, let translation = update.translation else {
            endMovement(.lost, in: view)
            return CollectionView.LayoutStep(update: update, keepsPlace: true, isOfData: true)
        }
        if update.changes.isEmpty {
            return CollectionView.LayoutStep(
                update: movement.order.presenting(update), keepsPlace: true, isOfData: true)
        }
        let order = movement.order
        let composed = order.ending(with: update, translation)
        let isLegal = composed.translation != nil
        if movement.follow(translation, countsAfter: update.itemCountsAfter, isAnimated: update.isAnimated) {
            self.movement = movement
            held?.searched = nil
            if !isLegal {
                // A section that moves keeps its items, and the held one is not among them.
                endMovement(isDrop ? .dropped : .cancelled, in: view)
                view.elements.translateItems { translation.newPath(ofOld: order.dataPath(of: $0)) }
                return CollectionView.LayoutStep(
                    update: update.reload, keepsPlace: true, keepsElements: true, isOfData: true)
            }
        } else {
            endMovement(.lost, in: view)
        }
        return CollectionView.LayoutStep(update: composed, keepsPlace: true, isOfData: true)
    }

    /// Searches the target again if the item is held over another part of the content.
    private func retarget(_ context: HostContext, in view: CollectionView) {
        guard let held, let movement, movement.isHolding, movement.restoration == nil, let source = view.presentedSource
        else { return }
        let position = held.center.offsetBy(dx: view.bounds.minX, dy: view.bounds.minY)
        guard position != held.searched else { return }
        if view.layout.isInvalidated { view.layout.prepareIfNeeded(view.layoutContext(of: source, in: context)) }
        self.held?.searched = position
        propose(view.movementTarget(at: position, from: movement.order.target), in: view)
    }

    /// Moves the held item to a path, if the delegate and the data source permit it. Returns whether it moves.
    @discardableResult
    private func propose(_ path: IndexPath, in view: CollectionView) -> Bool {
        guard let order = movement?.order, let dataSource = view.contentSource, path != order.target else {
            return false
        }
        let chosen = view.targetIndexPath(forMoveOfItemFrom: order.source, at: order.target, to: path)
        guard chosen != order.target, order.isPlace(chosen, among: dataSource),
            chosen == order.source || dataSource.canMoveItem(at: order.source, to: chosen)
        else { return false }
        movement?.propose(chosen)
        return true
    }

    func forget() {
        movement = nil
        held = nil
        landing = nil
        autoscroller.stop()
        reorderedSource = nil
    }
}

// MARK: - The held cell

extension ReorderingInteraction {
    /// Whether a cell is displayed where the user holds it, and not at its frame in the layout.
    ///
    /// It is determined by the view, which is the same before, during and after an update.
    private func isHeld(_ reusableView: CollectionReusableView) -> Bool {
        held != nil && (reusableView as? CollectionViewCell)?.configurationState.isDragged == true
    }

    func isDisplaced(_ reusableView: CollectionReusableView) -> Bool {
        reusableView === landing?.view || isHeld(reusableView)
    }

    func shownAttributes(
        _ attributes: LayoutAttributes, for cell: CollectionViewCell, in view: CollectionView
    ) -> LayoutAttributes {
        if let held, attributes.element == indexPath.map({ .cell($0) }) {
            let position = held.center.offsetBy(dx: view.bounds.minX, dy: view.bounds.minY)
            return view.attributes(attributes, ofItemHeldAt: position)
        }
        let isPickedUp = movement?.manner == .keyboard && indexPath == attributes.indexPath
        guard cell === landing?.view || isPickedUp else { return attributes }
        var shown = attributes
        shown.zIndex = .max
        return shown
    }

    /// Keeps the held item under the pointer while the content scrolls beneath it.
    func didDisplay(in view: CollectionView) {
        guard let path = pointerIndexPath, let cell = view.display.cell(at: path),
            let attributes = cell.layoutAttributes
        else { return }
        let slot = view.layout.layoutAttributesForItem(at: path) ?? attributes
        cell.place(shownAttributes(slot, for: cell, in: view), containerOrigin: view.contentOrigin)
    }

    /// Starts the animation of a dropped cell to its frame.
    func didAnimate(in view: CollectionView) {
        guard let landing, let start = landing.start else { return }
        guard !landing.view.isParked, let attributes = landing.view.layoutAttributes else {
            self.landing = nil
            return
        }
        self.landing?.start = nil
        let end = view.seenFrame(attributes).offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
        let animation = Landing.animation(from: start, to: end)
        guard !animation.isEmpty else { return finishLanding(in: view) }
        let cell = landing.view
        cell.noteAnimation()
        view.send(.animate(cell.node, animation))
        view.context?.after(milliseconds: CollectionView.updateMilliseconds) { [self] in
            if self.landing?.view === cell { finishLanding(in: view) }
        }
    }

    /// Ends the animation of a dropped cell.
    private func finishLanding(in view: CollectionView) {
        guard let landing else { return }
        self.landing = nil
        if !landing.view.isParked { view.setNeedsDisplay() }
    }

    /// The scroll speed for the held item, in points per second.
    private func autoscrollSpeed(in view: CollectionView) -> Double {
        guard let held, movement?.isHolding == true else { return 0 }
        return view.autoscrollSpeed(at: held.pointer.y)
    }

    /// Requests frames while the content must scroll.
    private func keepAutoscrolling(in view: CollectionView) {
        guard autoscrollSpeed(in: view) != 0 else { return }
        if autoscroller.start() { view.send(.requestFrame) }
    }

    /// Scrolls the distance since the last frame.
    private func autoscroll(at time: Double, in view: CollectionView) {
        guard held != nil else { return }
        let distance = autoscroller.advance(to: time, speed: autoscrollSpeed(in: view))
        if distance != 0 {
            view.correctOffset(to: Point(x: 0, y: view.bounds.minY + distance))
            view.tellScrolled()
            view.setNeedsLayout()
        }
        keepAutoscrolling(in: view)
    }
}

// MARK: - Presses and keys

// An item is picked up by its handle as soon as the pointer moves, and by its cell after a long press of a finger or a
// movement of a mouse: other touches scroll the content. With the keyboard, the focus stays on the item, and the item
// moves where the focus would.
extension ReorderingInteraction: CollectionViewInteraction {
    var rank: InteractionRank { .reordering }

    var holdsTouches: Bool { picksUpByHolding }

    func waitsForHold(_ press: PressSession, in view: CollectionView) -> Bool {
        picksUpByHolding || isHandle(press.target, in: view)
    }

    func pressMoved(_ press: PressSession, in view: CollectionView) {
        if press.claimant === self { return follow(press, in: view) }
        let isOnHandle = isHandle(press.target, in: view)
        let distance = press.translation
        let hasMoved = distance.x * distance.x + distance.y * distance.y > Self.handleSlop * Self.handleSlop
        let isDrag = isOnHandle ? hasMoved : picksUpByHolding && press.hasStrayed && press.start.pointer == .mouse
        if isDrag { pickUp(press, in: view) }
    }

    func pressHeld(_ press: PressSession, in view: CollectionView) -> Bool {
        guard waitsForHold(press, in: view) else { return false }
        return pickUp(press, in: view)
    }

    func pressEnded(_ press: PressSession, in view: CollectionView) { drop(in: view) }

    func pressCancelled(_ press: PressSession, in view: CollectionView) { cancel(in: view) }

    @discardableResult
    private func pickUp(_ press: PressSession, in view: CollectionView) -> Bool {
        // One item is held at a time: an item held by the keyboard is dropped first.
        guard canPickUp(press.item, in: view), let path = press.indexPath,
            let attributes = view.display.cell(at: path)?.layoutAttributes,
            view.interaction.claimPress(for: self, in: view), pickUp(press.item, by: .pointer, in: view)
        else { return false }
        view.interaction.endHighlight(in: view)
        let frame = view.seenFrame(attributes)
        grip = Point(
            x: frame.midX - view.bounds.minX - press.start.location.x,
            y: frame.midY - view.bounds.minY - press.start.location.y
        )
        follow(press, in: view)
        return true
    }

    private func follow(_ press: PressSession, in view: CollectionView) {
        let location = press.last.location
        hold(at: location.offsetBy(dx: grip.x, dy: grip.y), pointer: location, in: view)
    }

    private func isHandle(_ target: NodeID, in view: CollectionView) -> Bool {
        for displayed in view.display.cells {
            if let found = displayed.view.view(for: target) { return displayed.view.isReorderHandle(found) }
        }
        return false
    }

    func intercept(_ event: HostEvent, in view: CollectionView) -> Bool {
        guard case .keyPressed(let key, let target) = event else { return false }
        return keyPressed(key, on: target, in: view)
    }

    func handle(_ event: HostEvent, in view: CollectionView) -> Bool {
        switch event {
        case .keyCommand(.space, .control, let target), .keyCommand(.space, .command, let target):
            return toggle(on: target, in: view)
        case .focused(let target): focusMoved(to: target, in: view)
        case .frame(let time): autoscroll(at: time, in: view)
        default: break
        }
        return false
    }

    func activated(_ target: View, in cell: CollectionViewCell, of view: CollectionView) -> Bool {
        cell.isReorderHandle(target) && toggle(on: target.node, in: view)
    }

    func reset(in view: CollectionView) {
        lose(in: view)
        landing = nil
    }

    /// Picks up the item around a node by the keyboard, or drops the held one. Returns whether it did either.
    private func toggle(on target: NodeID, in view: CollectionView) -> Bool {
        if movement?.manner == .keyboard {
            drop(in: view)
            return true
        }
        guard let path = view.pathOfCell(around: target) else { return false }
        let item = view.elements.handle(forItemAt: path)
        return canPickUp(item, in: view) && pickUp(item, by: .keyboard, in: view)
    }

    /// Handles a key while an item is held. Returns `false` if none is, or if another view has the focus.
    private func keyPressed(_ key: Key, on target: NodeID, in view: CollectionView) -> Bool {
        if held != nil, key == .escape, view.view(for: target) != nil {
            cancel(in: view)
            return true
        }
        guard let movement, movement.manner == .keyboard, movement.isHolding, let path = indexPath,
            view.display.cell(at: path)?.view(for: target) != nil
        else { return false }
        switch key {
        case .enter, .space: drop(in: view)
        case .escape: cancel(in: view)
        default:
            guard let target = view.movementTarget(of: key, from: path), propose(target, in: view) else { break }
            // The path is the current one; its handle follows the item in the next step.
            view.scrollToItem(at: path, at: .nearest, animated: false)
        }
        return true
    }

    /// The focus has left the held item: the movement is cancelled, so that no key drops it by accident.
    private func focusMoved(to target: NodeID, in view: CollectionView) {
        guard let movement, movement.manner == .keyboard, target != .none, let path = indexPath,
            view.display.cell(at: path)?.view(for: target) == nil
        else { return }
        cancel(in: view)
    }
}
