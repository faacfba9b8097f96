import CollectionDataSources
import CollectionGeometry
import CollectionLayout

// The pass: what happens between an event and the commands it leads to. It runs once at the end of every event that
// concerns the view, and once more for each waiting update.
//
// A step without work is not called: most scroll events call two steps.
extension CollectionView {
    /// Brings the views in line with the data, the layout and the visible region. Does nothing if they already are.
    ///
    /// - Complexity: O(log *n* + *m*) for a change of the offset alone, where *m* is the number of elements near the
    ///   screen; after an invalidation, additionally the cost of the layout's preparation.
    func layoutContent() {
        // A data source that is notified of a drop may cause a layout of the view.
        guard let context, interaction.reordering?.isDelivering != true else { return }
        // So may anything that is called during a pass: the pass under way ends first.
        guard !updates.isInPass else { return setNeedsLayout() }
        // Without a data source, the views of the last one are removed.
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
        // A layout that did not change has not used the anchor; the anchor must not affect a later preparation.
        scroll.setAnchor(nil)
        if display.isSettlingDue { settlePool() }
        if isCurrent(dataSource, context), !display.needsReload { conclude(isInPlace, dataSource, context) }
        if !isInPlace || display.needsReload { setNeedsLayout() }
        tellDidLayout()
        restoreReadingOrderIfDue()
        updates.endPass()
    }

    /// Whether nothing is displayed, as must be without a data source.
    private var isBlank: Bool { display.isEmpty && rows?.displayed.isEmpty != false && contentSize == .zero }

    /// Whether the view still has the data source and the host with which the pass began: code that the pass calls may replace
    /// both.
    private func isCurrent(_ dataSource: any CollectionContentSource, _ context: HostContext) -> Bool {
        guard self.context === context else { return false }
        return contentSource.map { $0 === dataSource } ?? (dataSource is NoContent)
    }

    /// Shows the current data. Returns whether everything is in its place; if not, another pass is needed.
    ///
    /// If code that a step calls reloads the data or removes the view, the steps that follow are skipped: the handles and paths
    /// of the displayed elements are no longer valid.
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

    /// The steps that run once for all updates of a pass.
    private func conclude(_ isInPlace: Bool, _ dataSource: any CollectionContentSource, _ context: HostContext) {
        sizing?.animateMoves(in: self)
        if !defersReadingOrder() { describeDisplayed(presentedSource ?? dataSource) }
        // The program supplies the accessibility labels, and may replace the data there.
        guard isCurrent(dataSource, context), !display.needsReload else { return }
        if itemFocus.needsUpdate { settleFocus() }
        finishSizing(isInPlace: isInPlace, context)
        visibility.passDidEnd(in: self, hasDisplayed: display.takeDisplayed())
    }

    /// Prepares the layout if it is invalid. If that changed the offset and elements depend on it, such as pinned headers, the
    /// layout is prepared once more.
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

    /// Scrolls to the target item before anything is displayed at the current offset.
    private func placeTarget(_ source: any CollectionContentSource, _ context: HostContext) {
        note(.placeTarget)
        if approachTarget(isSettled: false) { prepare(source, context) }
    }

    /// Continues towards the target item, now that sizes are known. Returns whether the content was moved.
    private func reachTarget() -> Bool {
        scroll.target != nil && approachTarget(isSettled: sizing?.isSettled != false)
    }

    /// Displays again what measured sizes or the scroll target have moved. Returns whether everything is in its final
    /// place; if not, another pass is needed.
    private func displayAgain(_ source: any CollectionContentSource, _ context: HostContext) -> Bool {
        note(.displayAgain)
        prepare(source, context)
        guard self.context === context, !display.needsReload else { return false }
        displayIfNeeded(source)
        guard !display.needsReload else { return false }
        let isMoved = sizing?.sizeDisplayed(source, context, in: self) == true
        return !reachTarget() && !isMoved
    }

    /// Requests sizes from the host for unmeasured views, or marks all sizes as known.
    ///
    /// - Parameter isInPlace: Whether everything displayed is in its final place.
    private func finishSizing(isInPlace: Bool, _ context: HostContext) {
        guard let sizing else {
            return assert(
                !display.cells.contains { $0.view.isSelfSizing }
                    && !display.supplementaries.contains { $0.view.isSelfSizing },
                "The layout has views that size themselves: the collection view needs the part .selfSizing.")
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

    /// The input of the layout's preparation.
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
