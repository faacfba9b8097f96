import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionLayout

/// Takes items to other places: by a handle, by holding a cell, by the keyboard and by calls.
///
/// The steps of a movement are carried out between updates of the data, in the pass that ends every event: first what has
/// become of the data, then what the user wants.
final class ReorderingInteraction {
    /// What assistive technology is told.
    var strings = CollectionView.ReorderingStrings()
    /// What is called to choose the place of the held item.
    /// Whether an item can be picked up by holding its cell.
    var picksUpByHolding = false

    /// The item that the user takes to another place.
    private var movement: InteractiveMovement? {
        didSet { reorderedSource?.order = movement?.order }
    }
    /// The data in the order that is seen, once an item has been picked up.
    private var reorderedSource: ReorderedDataSource?
    /// What a pointer has to do with the item.
    private var held: HeldItem?
    /// The cell that is on its way from where it was held.
    private var landing: Landing?
    private var autoscroller = Autoscroller()
    /// Where the middle of the held item is, seen from the pointer.
    private var grip = Point.zero
    /// Whether the data source is being told of a drop.
    private(set) var isDelivering = false
}

// MARK: - Beginning and ending

extension ReorderingInteraction {
    /// How far the pointer goes before a handle follows it, in points.
    static var handleSlop: Double { 3 }

    /// Picks up the item at a path of the newest data. Returns whether it is held now.
    func begin(at indexPath: IndexPath, in view: CollectionView) -> Bool {
        guard movement == nil, !isDelivering else { return false }
        view.layoutIfNeeded()
        let item = view.elements.handle(forItemAt: indexPath)
        return canPickUp(item, in: view) && pickUp(item, by: .pointer, in: view)
    }

    /// Puts the item down where it is seen.
    func drop(in view: CollectionView) {
        movement?.drop()
        view.setNeedsLayout()
    }

    /// Takes the item back to where it was.
    func cancel(in view: CollectionView) {
        movement?.cancel()
        view.setNeedsLayout()
    }

    /// Follows the pointer that holds the item.
    ///
    /// - Parameters:
    ///   - center: Where the middle of the item is, in points from the top left corner of the view.
    ///   - pointer: Where the pointer is, likewise: near an edge of the view the content scrolls.
    func hold(at center: Point, pointer: Point, in view: CollectionView) {
        guard movement?.manner == .pointer, movement?.isHolding == true else { return }
        held?.center = center
        held?.pointer = pointer
        keepAutoscrolling(in: view)
        view.setNeedsLayout()
    }

    /// Whether the data source lets an item go. It may change its data when it is asked: the handle follows.
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

    /// Ends the movement; the item goes to its place from where it is held.
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

    /// Ends a movement of which the data source has lost track.
    func lose(in view: CollectionView) {
        if movement != nil { endMovement(.lost, in: view) }
    }

    /// Has a sentence about the held item read out.
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

    /// What is to be done next, and is not done yet; `nil` if nothing is.
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

    /// Shows the item at another place.
    private func show(
        _ path: IndexPath, _ dataSource: any CollectionContentSource, in view: CollectionView
    ) -> CollectionView.LayoutStep? {
        guard var movement else { return nil }
        var update = movement.order.update(showing: path, of: dataSource)
        let restoration = movement.restoration
        if let restoration { update.isAnimated = restoration.isAnimated }
        movement.show(path)
        self.movement = movement
        // A gap that only comes back after a change of the data is no news to the user.
        if restoration == nil, movement.manner == .keyboard, movement.isHolding {
            announce(in: view) { $0.moved($1) }
        }
        return CollectionView.LayoutStep(update: update, keepsPlace: restoration != nil)
    }

    /// Has the data source take the item to where it is seen.
    private func deliver(
        from source: IndexPath,
        to target: IndexPath,
        _ dataSource: any CollectionContentSource,
        _ context: HostContext,
        in view: CollectionView
    ) -> CollectionView.LayoutStep? {
        isDelivering = true
        let isMoved = view.updates.pausePass { dataSource.moveItem(at: source, to: target) }
        isDelivering = false
        guard isMoved else {
            movement?.cancel()
            return view.nextStep(dataSource, context)
        }
        // A data source that says nothing has put its data into the order that is seen already.
        let next = view.takeUpdate(dataSource, isDrop: true) ?? CollectionView.LayoutStep()
        if movement != nil { endMovement(.dropped, in: view) }
        return next
    }

    /// Takes in a change of the data while an item is held: the movement goes on with the item wherever it is now.
    ///
    /// - Parameter isDrop: Whether the change is what putting the item down has led to.
    func step(for update: CollectionUpdate, isDrop: Bool, in view: CollectionView) -> CollectionView.LayoutStep? {
        guard var movement, !update.isEmpty else { return nil }
        guard update.changes.operationCount <= view.maximumOperations, let translation = update.translation else {
            endMovement(.lost, in: view)
            return CollectionView.LayoutStep(update: update, keepsPlace: true, isOfData: true)
        }
        if update.changes.isEmpty {
            return CollectionView.LayoutStep(
                update: movement.order.presenting(update), keepsPlace: true,
                isOfData: true)
        }
        let order = movement.order
        let composed = order.ending(with: update, translation)
        let isLegal = composed.translation != nil
        if movement.follow(translation, countsAfter: update.itemCountsAfter, isAnimated: update.isAnimated) {
            self.movement = movement
            held?.searched = nil
            if !isLegal {
                // A section that moves keeps its items as they are, and one that is held is not among them.
                endMovement(isDrop ? .dropped : .cancelled, in: view)
                view.elements.translateItems { translation.newPath(ofOld: order.dataPath(of: $0)) }
                return CollectionView.LayoutStep(
                    update: update.reload, keepsPlace: true, keepsElements: true, isOfData: true)
            }
        } else {
            endMovement(.lost, in: view)
        }
        return CollectionView.LayoutStep(
            update: composed, keepsPlace: true, isOfData: true)
    }

    /// Looks for a target again if the item is held over another part of the content than before.
    private func retarget(_ context: HostContext, in view: CollectionView) {
        guard let held, let movement, movement.isHolding, movement.restoration == nil, let source = view.presentedSource
        else { return }
        let position = held.center.offsetBy(dx: view.bounds.minX, dy: view.bounds.minY)
        guard position != held.searched else { return }
        if view.layout.isInvalidated { view.layout.prepareIfNeeded(view.layoutContext(of: source, in: context)) }
        self.held?.searched = position
        propose(view.movementTarget(at: position, from: movement.order.target), in: view)
    }

    /// Takes the held item to a place, if the data source and the owner agree. Returns whether it goes elsewhere.
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
    /// Whether a cell is where the user holds it, and not where its layout has it.
    ///
    /// It goes by the view, which is the same before, in and after an update.
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
        guard let path = pointerIndexPath, let cell = view.cellForItem(at: path),
            let attributes = cell.layoutAttributes
        else { return }
        let slot = view.layout.layoutAttributesForItem(at: path) ?? attributes
        cell.place(shownAttributes(slot, for: cell, in: view), containerOrigin: view.contentOrigin)
    }

    /// Sends a cell that was let go of on its way.
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
        cell.mayBeAnimating = true
        view.send(.animate(cell.node, animation))
        view.context?.after(milliseconds: CollectionView.updateMilliseconds) { [self] in
            if self.landing?.view === cell { finishLanding(in: view) }
        }
    }

    /// Puts a cell that has come to its place among the others.
    private func finishLanding(in view: CollectionView) {
        guard let landing else { return }
        self.landing = nil
        if !landing.view.isParked { view.setNeedsDisplay() }
    }

    /// How fast to scroll for the sake of the held item, in points a second.
    private func autoscrollSpeed(in view: CollectionView) -> Double {
        guard let held, movement?.isHolding == true else { return 0 }
        return view.autoscrollSpeed(at: held.pointer.y)
    }

    /// Requests frames while something is to be scrolled.
    private func keepAutoscrolling(in view: CollectionView) {
        guard autoscrollSpeed(in: view) != 0 else { return }
        if autoscroller.start() { view.send(.requestFrame) }
    }

    /// Scrolls by what is due since the last frame.
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

// An item is picked up by its handle as soon as the pointer moves, and by the cell itself when a finger has been held still
// or a mouse has moved: what scrolls goes on scrolling otherwise. By the keyboard, the focus stays on the item, and the item
// goes where the focus would.
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
        // One item is held at a time: what the keyboard holds is put down first.
        guard canPickUp(press.item, in: view), let path = press.indexPath,
            let attributes = view.cellForItem(at: path)?.layoutAttributes,
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

    /// Picks up the item around a node by the keyboard, or puts down what is held. Returns whether there was something to do.
    private func toggle(on target: NodeID, in view: CollectionView) -> Bool {
        if movement?.manner == .keyboard {
            drop(in: view)
            return true
        }
        guard let path = view.pathOfCell(around: target) else { return false }
        let item = view.elements.handle(forItemAt: path)
        return canPickUp(item, in: view) && pickUp(item, by: .keyboard, in: view)
    }

    /// Acts upon a key while an item is held. Returns `false` if none is, or if another has the focus.
    private func keyPressed(_ key: Key, on target: NodeID, in view: CollectionView) -> Bool {
        if held != nil, key == .escape, view.view(for: target) != nil {
            cancel(in: view)
            return true
        }
        guard let movement, movement.manner == .keyboard, movement.isHolding, let path = indexPath,
            view.cellForItem(at: path)?.view(for: target) != nil
        else { return false }
        switch key {
        case .enter, .space: drop(in: view)
        case .escape: cancel(in: view)
        default:
            guard let target = view.movementTarget(of: key, from: path), propose(target, in: view) else { break }
            // The path is that of now; it follows the item in the step that is to come.
            view.scrollToItem(at: path, at: .nearest, animated: false)
        }
        return true
    }

    /// The focus has left the item that is held: nothing is to happen by accident.
    private func focusMoved(to target: NodeID, in view: CollectionView) {
        guard let movement, movement.manner == .keyboard, target != .none, let path = indexPath,
            view.cellForItem(at: path)?.view(for: target) == nil
        else { return }
        cancel(in: view)
    }
}
