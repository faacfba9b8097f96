import CollectionDataSources
import CollectionGeometry
import CollectionLayout

// The pass: what happens between an event and the commands that answer it. It is run once at the end of every event that
// concerns the view, and once more for each update that waits.
//
// A step that has nothing to do is not called: most events of a scroll call two of them.
extension CollectionView {
    /// Makes the views agree with the data, the layout and what is seen. Does nothing if they already do.
    ///
    /// - Complexity: O(log *n* + *m*) for a change of the offset alone, where *m* is the number of elements near the
    ///   screen; whatever the layout's preparation costs after an invalidation.
    func layoutContent() {
        // A data source that is told of a drop may have the view laid out.
        guard let context, interaction.reordering?.isDelivering != true else { return }
        // So may whatever is called in the midst of a pass: it ends first.
        guard !updates.isInPass else { return setNeedsLayout() }
        // What was shown goes with the data source.
        guard let dataSource = contentSource ?? (isBlank ? nil : NoContent()) else { return }
        guard bounds.size.width > 0, bounds.size.height > 0 else { return takeUpdatesUnseen(dataSource) }
        scroll.updateExtentIfNeeded(on: surface)
        updates.beginPass()
        tellWillLayout()
        var isInPlace = true
        var step = nextStep(dataSource, context)
        repeat {
            if let step { begin(step) }
            isInPlace = show(dataSource, context, isInPlace)
            if let step { finish(step) }
            guard isCurrent(dataSource, context) else { break }
            step = nextStep(dataSource, context)
        } while step != nil
        // A layout that did not change had no use for it; it must not move a later one.
        scroll.setAnchor(nil)
        if display.isSettlingDue { settlePool() }
        if isCurrent(dataSource, context), !display.needsReload { conclude(isInPlace, dataSource, context) }
        if !isInPlace || display.needsReload { setNeedsLayout() }
        tellDidLayout()
        restoreReadingOrderIfDue()
        updates.endPass()
    }

    /// Whether nothing is shown that a view without a data source must not show.
    private var isBlank: Bool { display.isEmpty && rows?.displayed.isEmpty != false && contentSize == .zero }

    /// Whether the view still has the data source and the host with which the pass has begun: what the pass calls may have
    /// replaced both.
    private func isCurrent(_ dataSource: any CollectionContentSource, _ context: HostContext) -> Bool {
        guard self.context === context else { return false }
        return contentSource.map { $0 === dataSource } ?? (dataSource is NoContent)
    }

    /// Shows the data that there are now. Returns whether all is in its place; if not, it takes another pass.
    ///
    /// Where it turns out that all is to be shown anew, since what a step has called reloads the data or takes the view away,
    /// the steps that follow are left out: the handles and paths of what is displayed mean nothing any more.
    ///
    /// - Parameter wasInPlace: What was returned for the update before.
    private func show(
        _ dataSource: any CollectionContentSource, _ context: HostContext, _ wasInPlace: Bool
    ) -> Bool {
        guard isCurrent(dataSource, context) else { return false }
        let source = presentedSource ?? dataSource
        prepare(source, context)
        if scroll.target != nil, isCurrent(dataSource, context) { placeTarget(source, context) }
        guard isCurrent(dataSource, context) else { return false }
        displayIfNeeded(source)
        if display.hasPendingReconfigurations, !display.needsReload { reconfigurePending(source) }
        var isInPlace = wasInPlace
        if !display.needsReload {
            let isMoved = sizing?.sizeDisplayed(source, context, in: self) == true
            if !display.needsReload, reachTarget() || isMoved { isInPlace = displayAgain(source, context) }
        }
        interaction.reordering?.didDisplay(in: self)
        if animator.transition != nil { animateTransition() }
        interaction.reordering?.didAnimate(in: self)
        return isInPlace && !display.needsReload
    }

    /// Does once what is done for all updates of a pass together.
    private func conclude(_ isInPlace: Bool, _ dataSource: any CollectionContentSource, _ context: HostContext) {
        sizing?.animateMoves(in: self)
        if !defersReadingOrder() { describeDisplayed(presentedSource ?? dataSource) }
        // Names come from the program.
        guard isCurrent(dataSource, context), !display.needsReload else { return }
        if itemFocus.needsUpdate { settleFocus() }
        finishSizing(isInPlace: isInPlace, context)
        visibility.passDidEnd(in: self, hasDisplayed: display.takeDisplayed())
    }

    /// Prepares the layout if it is invalid. Where that moved what is seen and elements stand by what is seen, it is
    /// prepared once more.
    private func prepare(_ source: any CollectionContentSource, _ context: HostContext) {
        if prepareOnce(source, context) { _ = prepareOnce(source, context) }
        if rows?.restorePlaces(in: layout) == true { scroll.setNeedsDisplay() }
    }

    private func prepareOnce(_ source: any CollectionContentSource, _ context: HostContext) -> Bool {
        if scroll.hasMovedSincePreparation, layout.shouldInvalidateLayout(forBoundsChange: bounds) {
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
        }
        guard layout.isInvalidated else { return false }
        note(.prepareLayout)
        layout.prepareIfNeeded(layoutContext(of: source, in: context))
        scroll.notePreparation()
        scroll.setNeedsDisplay()
        scroll.setContentSize(layout.collectionViewContentSize, on: surface)
        restoreAnchor()
        rows?.restingPlacesChanged()
        return true
    }

    /// Goes to the item that is to be seen before anything is displayed where the content is now.
    private func placeTarget(_ source: any CollectionContentSource, _ context: HostContext) {
        note(.placeTarget)
        if approachTarget(isSettled: false) { prepare(source, context) }
    }

    /// Goes on towards the item that is to be seen, now that sizes are known. Returns whether the content was moved.
    private func reachTarget() -> Bool {
        scroll.target != nil && approachTarget(isSettled: sizing?.isSettled != false)
    }

    /// Displays once more what sizes, or the way to an item, have moved. Returns whether all is in its place then; if not,
    /// it takes another pass.
    private func displayAgain(_ source: any CollectionContentSource, _ context: HostContext) -> Bool {
        note(.displayAgain)
        prepare(source, context)
        guard self.context === context, !display.needsReload else { return false }
        displayIfNeeded(source)
        guard !display.needsReload else { return false }
        let isMoved = sizing?.sizeDisplayed(source, context, in: self) == true
        return !reachTarget() && !isMoved
    }

    /// Has the host measure what does not know its size, or notes that all sizes are known.
    ///
    /// - Parameter isInPlace: Whether all that is displayed is in its place.
    private func finishSizing(isInPlace: Bool, _ context: HostContext) {
        guard let sizing else {
            return assert(
                !display.cells.contains { $0.view.isSelfSizing },
                "The layout has cells that size themselves: the collection view needs the part .selfSizing.")
        }
        if sizing.hasUnmeasured {
            note(.measure)
            sizing.requestSizes(in: context)
        } else if isInPlace {
            sizing.settle(in: self)
        }
    }

    private func finish(_ step: LayoutStep) {
        updateConfigurationStates()
        guard step.isOfData else { return }
        note(.finishUpdate)
        if let update = step.update { announce(update) }
        updates.finish()
    }

    /// What a layout is prepared for.
    func layoutContext(of source: any CollectionContentSource, in context: HostContext) -> LayoutContext {
        LayoutContext(
            bounds: bounds,
            counts: source,
            layoutDirection: context.environment.layoutDirection,
            displayScale: context.environment.displayScale,
            safeAreaInsets: context.environment.safeAreaInsets,
            contentInset: contentInset,
            orthogonalOverscan: bounds.width * scroll.viewport.configuration.alongRows,
            textScale: context.environment.textScale,
            prefersReducedMotion: context.environment.prefersReducedMotion
        )
    }
}
