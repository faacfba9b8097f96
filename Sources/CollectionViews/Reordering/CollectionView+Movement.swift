import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionLayout

// The steps of a movement. They are carried out between updates of the data, in the pass that ends every event: first
// what has become of the data, then what the reader wants.
extension CollectionView {
    /// What a layout pass carries out.
    struct LayoutStep {
        /// A change of what is seen; `nil` to place what is there.
        var update: CollectionUpdate?
        /// Where things of the old data are in the new, where that is not what the update says.
        var dataTranslation: IndexPathTranslation?
        /// Whether the reader's place in the content is kept. When an item that is held passes others, those move.
        var keepsPlace = false
        /// Whether the selection has been carried over already where all is shown anew.
        var keepsSelection = false
        /// Whether the pipeline waits for the step to be finished.
        var isOfData = false
    }

    /// A held item, as far as the pointer has to do with it. In points from the top left corner of the view.
    struct HeldItem {
        /// Where the middle of the item is.
        var center: Point
        /// Where the pointer is.
        var pointer: Point
        /// The place in the content for which a target was last looked for.
        var searched: Point?

        init(center: Point) {
            self.center = center
            pointer = center
        }
    }

    /// What is to be done next, and is not done yet; `nil` if nothing is.
    func nextStep(_ dataSource: any CollectionViewDataSource, _ context: HostContext) -> LayoutStep? {
        if let step = takeUpdate(dataSource) { return step }
        guard movement != nil else { return nil }
        retarget(context)
        guard let next = movement?.next() else { return nil }
        switch next {
        case .none:
            return nil
        case .show(let path):
            return show(path, dataSource)
        case .deliver(let source, let target):
            return deliver(from: source, to: target, dataSource, context)
        case .finish(let outcome):
            endMovement(outcome)
            return LayoutStep()
        }
    }

    /// Shows the item at another place.
    private func show(_ path: IndexPath, _ dataSource: any CollectionViewDataSource) -> LayoutStep? {
        guard var movement else { return nil }
        var update = movement.order.update(showing: path, of: dataSource)
        let restoration = movement.restoration
        if let restoration { update.isAnimated = restoration.isAnimated }
        movement.show(path)
        self.movement = movement
        // A gap that only comes back after a change of the data is nothing new to anybody.
        if restoration == nil, movement.manner == .keyboard, movement.isHolding { announceMovement { $0.moved($1) } }
        return LayoutStep(update: update, keepsPlace: restoration != nil)
    }

    /// Has the data source take the item to where it is seen.
    private func deliver(
        from source: IndexPath,
        to target: IndexPath,
        _ dataSource: any CollectionViewDataSource,
        _ context: HostContext
    ) -> LayoutStep? {
        isDelivering = true
        let isMoved = updates.pausePass { dataSource.moveItem(at: source, to: target) }
        isDelivering = false
        guard isMoved else {
            movement?.cancel()
            return nextStep(dataSource, context)
        }
        // A data source that says nothing has put its data into the order that is seen already.
        let next = takeUpdate(dataSource, isDrop: true) ?? LayoutStep()
        if movement != nil { endMovement(.dropped) }
        return next
    }

    /// Takes in a change of the data while an item may be held: the movement goes on with the item wherever it is now.
    ///
    /// - Parameter isDrop: Whether the change is what putting the item down has led to.
    func step(for update: CollectionUpdate, isDrop: Bool) -> LayoutStep {
        guard var movement, !update.isEmpty else { return LayoutStep(update: update, keepsPlace: true, isOfData: true) }
        guard update.changes.operationCount <= mostOperations, let translation = update.translation else {
            endMovement(.lost)
            return LayoutStep(update: update, keepsPlace: true, isOfData: true)
        }
        if update.changes.isEmpty {
            return LayoutStep(
                update: movement.order.presenting(update), dataTranslation: translation, keepsPlace: true,
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
                selection.carryOver { translation.newPath(ofOld: order.dataPath(of: $0)) }
                endMovement(isDrop ? .dropped : .cancelled)
                return LayoutStep(
                    update: update.reload, dataTranslation: translation, keepsPlace: true, keepsSelection: true,
                    isOfData: true)
            }
        } else {
            endMovement(.lost)
        }
        return LayoutStep(update: composed, dataTranslation: translation, keepsPlace: true, isOfData: true)
    }

    /// Ends the movement; the item goes to its place from where it is held.
    func endMovement(_ outcome: InteractiveMovement.Outcome) {
        switch outcome {
        case .dropped: announceMovement { $0.dropped($1) }
        case .cancelled: announceMovement { $0.cancelled($1) }
        case .lost:
            let text = reorderingWords.lost()
            if !text.isEmpty { send(.announce(text)) }
        }
        let isAnimated = context?.environment.prefersReducedMotion == false
        if held != nil, outcome != .lost, isAnimated, let cell = displayedCells.first(where: { isHeld($0.view) })?.view,
            let frame = cell.layoutAttributes?.frame
        {
            landing = Landing(view: cell, start: frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
        }
        movement = nil
        held = nil
        autoscroller.stop()
        viewport.invalidate()
        needsReadingOrder = true
        restoresOrderAtOnce = true
        setNeedsLayout()
    }

    /// Forgets the movement without a word, as when all that is shown goes.
    func forgetMovement() {
        movement = nil
        held = nil
        landing = nil
        autoscroller.stop()
    }
}

// MARK: - The held item

extension CollectionView {
    /// The item that follows a pointer, by where it is seen.
    var heldPath: IndexPath? { held == nil ? nil : movement?.order.target }

    /// Whether a cell is where the reader holds it, and not where its layout has it.
    ///
    /// It goes by the view, which is the same before, in and after an update.
    func isHeld(_ view: CollectionReusableView) -> Bool {
        held != nil && (view as? CollectionViewCell)?.configurationState.isDragged == true
    }

    /// Where and how a cell is shown: the held one under the pointer, in front of all others.
    func shownAttributes(_ attributes: LayoutAttributes, for cell: CollectionViewCell) -> LayoutAttributes {
        if let held, attributes.element == heldPath.map({ .cell($0) }) {
            let position = held.center.offsetBy(dx: bounds.minX, dy: bounds.minY)
            var shown = attributes
            shown.center = position
            shown.zIndex = .max
            shown.pinning = nil
            if let wanted = layout.layoutAttributesForInteractivelyMovingItem(
                at: attributes.indexPath, withTargetPosition: position)
            {
                shown = wanted
                shown.element = attributes.element
            }
            shown.isInOrthogonalSection = false
            return shown
        }
        guard cell === landing?.view || isPickedUp(attributes.indexPath) else { return attributes }
        var shown = attributes
        shown.zIndex = .max
        return shown
    }

    /// Keeps the held item under the pointer while the content scrolls beneath it.
    func placeHeldItem() {
        guard let heldPath, let cell = cellForItem(at: heldPath), let attributes = cell.layoutAttributes else { return }
        let slot = layout.layoutAttributesForItem(at: heldPath) ?? attributes
        cell.place(shownAttributes(slot, for: cell), containerOrigin: contentOrigin)
    }

    private func isPickedUp(_ path: IndexPath) -> Bool {
        movement?.manner == .keyboard && movement?.order.target == path
    }

    /// A cell on its way from where it was held to its place.
    struct Landing {
        let view: CollectionViewCell
        /// Where it was held, in points from the top left corner of the view; `nil` once it is on its way.
        var start: Rect?
    }

    /// Sends a cell that was let go of on its way.
    func landItem() {
        guard let landing, let start = landing.start else { return }
        guard !landing.view.isParked, let attributes = landing.view.layoutAttributes else {
            self.landing = nil
            return
        }
        self.landing?.start = nil
        let end = seenFrame(attributes).offsetBy(dx: -bounds.minX, dy: -bounds.minY)
        let animation = HostAnimation(
            translation: Point(x: start.minX - end.minX, y: start.minY - end.minY),
            growth: Size(width: start.width - end.width, height: start.height - end.height),
            milliseconds: Self.updateMilliseconds
        )
        guard !animation.isEmpty else { return finishLanding() }
        landing.view.mayBeAnimating = true
        send(.animate(landing.view.node, animation))
        let view = landing.view
        context?.after(milliseconds: Self.updateMilliseconds) { [self] in
            if self.landing?.view === view { finishLanding() }
        }
    }

    /// Puts a cell that has come to its place among the others.
    func finishLanding() {
        guard let landing else { return }
        self.landing = nil
        if !landing.view.isParked {
            viewport.invalidate()
            setNeedsLayout()
        }
    }
}
