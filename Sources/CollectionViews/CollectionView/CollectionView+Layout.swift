import CollectionDataSources
public import CollectionGeometry
public import CollectionLayout

extension CollectionView {
    /// The part of the content that is seen: its origin is the content offset, in content coordinates.
    public var bounds: Rect { viewport.bounds }

    /// The paths of the items that have a cell, ascending. Some of them are just beyond the edges of the screen.
    public var indexPathsForDisplayedItems: [IndexPath] { displayedCells.map { $0.indexPath } }

    /// The cell that shows an item, or `nil` when the item is not near the screen.
    ///
    /// - Complexity: O(log *n*) in the number of displayed cells.
    public func cellForItem(at indexPath: IndexPath) -> CollectionViewCell? {
        var low = 0
        var high = displayedCells.count
        while low < high {
            let middle = (low + high) / 2
            if displayedCells[middle].indexPath < indexPath { low = middle + 1 } else { high = middle }
        }
        guard low < displayedCells.count, displayedCells[low].indexPath == indexPath else { return nil }
        return displayedCells[low].view
    }

    /// The supplementary views of a kind that exist. Some of them are just beyond the edges of the screen.
    ///
    /// - Complexity: O(*n*) in the number of supplementary views near the screen.
    public func visibleSupplementaryViews(ofKind kind: ElementKind) -> [CollectionReusableView] {
        displayedSupplementaries.filter { $0.element.kind == kind }.map { $0.view }
    }

    /// Has the layout compute everything anew before the current event ends, as after a change of something only the
    /// layout knows of.
    public func invalidateLayout() {
        layout.invalidateLayout()
        viewport.invalidate()
        setNeedsLayout()
    }

    /// Throws away what is known of the data and asks the data source for everything again.
    public func reloadData() {
        if movement != nil { endMovement(.lost) }
        landing = nil
        lastFocused = nil
        selection.clear()
        reloadKeepingSelection()
    }

    /// Throws away what is known of the data but for the selection.
    func reloadKeepingSelection() {
        needsConfiguration = true
        forgetCounts()
        dropInteraction()
        prefetcher.reset()
        unseenReconfigurations.reset()
        let invalidation = layout.makeInvalidationContext()
        invalidation.invalidateEverything = true
        invalidation.invalidateDataSourceCounts = true
        layout.invalidateLayout(with: invalidation)
        viewport.invalidate()
        setNeedsLayout()
    }

    /// Configures the cells of items anew, keeping them. Items without a cell are passed over.
    ///
    /// It is cheaper than ``reloadItems(at:)``, and right whenever the same registration shows the item.
    public func reconfigureItems(at indexPaths: [IndexPath]) {
        pendingReconfigurations += indexPaths
        setNeedsLayout()
    }

    /// Gives items other cells. Items without a cell are passed over.
    public func reloadItems(at indexPaths: [IndexPath]) {
        parkCells { indexPaths.contains($0) }
        viewport.invalidate()
        setNeedsLayout()
    }

    /// Makes the views agree with the layout, the data and what is seen. Does nothing if they already do.
    ///
    /// - Complexity: O(log *n* + *m*) for a change of the offset alone, where *m* is the number of elements near the
    ///   screen; whatever the layout's preparation costs after an invalidation.
    func layoutContent() {
        // Whoever is told of a drop may have the view laid out.
        guard let context, let dataSource, let source = presentedSource, !isDelivering else { return }
        // So may whoever makes a cell, in the midst of a pass: it ends first.
        guard !isDisplaying else { return setNeedsLayout() }
        guard bounds.size.width > 0, bounds.size.height > 0 else { return takeUpdatesUnseen(dataSource) }
        if needsExtent {
            needsExtent = false
            updateExtent()
        }
        updates.beginPass()
        observer?.collectionViewWillLayout(self)
        // Updates are carried out one by one; most events bring none.
        var step = nextStep(dataSource, context)
        repeat {
            if let step { begin(step) }
            prepareLayout(source, context)
            displayIfNeeded()
            if hasPendingReconfigurations { reconfigurePending() }
            sizeDisplayed(source, context)
            // What is asked here need not be called, and most events of a scroll call none of it.
            if scrollTarget != nil { approachScrollTarget(source, context) }
            if held != nil { placeHeldItem() }
            if transition != nil { animateTransition() }
            if landing != nil { landItem() }
            if let step { finish(step) }
            step = nextStep(dataSource, context)
        } while step != nil
        // A layout that did not change had no use for it; it must not move a later one.
        anchor = nil
        if needsSettling { settlePool() }
        if !rememberedPlaces.isEmpty { animateSizes() }
        if !defersReadingOrder() { describeDisplayed() }
        if focusedNode != .none || pendingFocus != nil || focusLeft { focusPending() }
        if unmeasured.isEmpty { settleSizes() } else { measureRemaining() }
        if reportedEvents.contains(.display) { reportDisplay() }
        if !reachHandlers.isEmpty { tellReach() }
        observer?.collectionViewDidLayout(self)
        if restoresOrderAtOnce { keepReadingOrder() }
        restoresOrderAtOnce = false
        updates.endPass()
    }

    private func finish(_ step: LayoutStep) {
        updateConfigurationStates()
        guard step.isOfData else { return }
        if let update = step.update { announce(update) }
        updates.finish()
    }

    /// Displays again while views that know their sizes change what is displayed.
    private func sizeDisplayed(_ dataSource: any CollectionViewDataSource, _ context: HostContext) {
        for _ in 0..<Self.mostSizingRounds {
            guard sizeDisplayed() else { return }
            prepareLayout(dataSource, context)
            displayIfNeeded()
        }
    }

    /// Goes to the item that is to be seen, and displays what is there.
    private func approachScrollTarget(_ dataSource: any CollectionViewDataSource, _ context: HostContext) {
        for _ in 0..<Self.mostScrollRounds {
            guard followScrollTarget() else { return }
            prepareLayout(dataSource, context)
            displayIfNeeded()
            sizeDisplayed(dataSource, context)
        }
    }

    /// The most preparations of one pass; the second settles all but layouts that contradict themselves.
    private static var mostPreparations: Int { 4 }

    /// Prepares the layout, and again where that moved what is seen and elements stand by what is seen.
    private func prepareLayout(_ dataSource: any CollectionViewDataSource, _ context: HostContext) {
        for _ in 0..<Self.mostPreparations {
            if bounds != preparedBounds, layout.shouldInvalidateLayout(forBoundsChange: bounds) {
                layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
            }
            guard layout.isInvalidated else { break }
            layout.prepareIfNeeded(layoutContext(of: dataSource, in: context))
            preparedBounds = bounds
            viewport.invalidate()
            updateContentSize()
            restoreAnchor()
            for view in displayedScrollers { view.snapCoverage.invalidate() }
        }
        if !rowAnchors.isEmpty { restoreRows() }
    }

    private func displayIfNeeded() {
        let isDue =
            needsConfiguration || viewport.needsPass(contentLength: contentSize.height) || hasTooManyCells
        let isRowDue = displayedScrollers.contains {
            $0.viewport.needsPass(contentLength: $0.scroller?.contentSize.width ?? 0)
        }
        guard isDue || isRowDue else { return }
        if isDue { _ = viewport.beginPass(contentLength: contentSize.height) }
        display(viewport.covered ?? bounds)
        if reportedEvents.contains(.prefetching) { reportPrefetching() }
        needsReadingOrder = true
    }

    func layoutContext(of dataSource: any CollectionViewDataSource, in context: HostContext) -> LayoutContext {
        LayoutContext(
            bounds: bounds,
            counts: dataSource,
            layoutDirection: context.environment.layoutDirection,
            displayScale: context.environment.displayScale,
            safeAreaInsets: context.environment.safeAreaInsets,
            contentInset: contentInset,
            orthogonalOverscan: bounds.width * viewport.configuration.alongRows,
            textScale: context.environment.textScale,
            prefersReducedMotion: context.environment.prefersReducedMotion
        )
    }

    func updateContentSize() {
        contentSize = layout.collectionViewContentSize
        updateExtent()
    }
}
