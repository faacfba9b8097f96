import CollectionDataSources
import CollectionGeometry
import CollectionLayout

// The steps of the pass that connect several parts.
extension CollectionView {
    /// Begins a pass, with the first change of the data; `nil` if there is nothing to be laid out, or it has to wait.
    func beginPass() -> LayoutPass? {
        // A data source that is notified of a drop may cause a layout of the view.
        guard let context, interaction.reordering?.isDelivering != true else { return nil }
        // So may anything that is called during a pass: the pass under way ends first.
        guard !connection.updates.isInPass else {
            setNeedsLayout()
            return nil
        }
        // Without a data source, the views of the last one are removed.
        guard let dataSource = contentSource ?? (isBlank ? nil : NoContent()) else { return nil }
        guard bounds.size.width > 0, bounds.size.height > 0 else {
            takeUpdatesUnseen(dataSource)
            return nil
        }
        scroll.updateExtentIfNeeded(on: surface)
        connection.updates.beginPass()
        tellWillLayout()
        let step = nextStep(dataSource, context)
        return LayoutPass(dataSource: dataSource, context: context, step: step, source: dataSource)
    }

    /// Ends a pass.
    func endPass(_ pass: LayoutPass) {
        if !pass.isInPlace || display.needsReload { setNeedsLayout() }
        tellDidLayout()
        restoreReadingOrderIfDue()
        connection.updates.endPass()
    }

    /// Whether nothing is displayed, as must be without a data source.
    private var isBlank: Bool { display.isEmpty && rows?.displayed.isEmpty != false && contentSize == .zero }

    /// Applies the change of the data to the parts, if there is one.
    func takeUpdate(_ pass: inout LayoutPass) {
        if let step = pass.step { begin(step) }
        pass.source = presentedSource ?? pass.dataSource
    }

    /// Finishes the change of the data and takes the next one.
    func finishUpdate(_ pass: inout LayoutPass) {
        if display.needsReload || !isCurrent(pass) { pass.isInPlace = false }
        if let step = pass.step { finish(step) }
        pass.step = isCurrent(pass) ? nextStep(pass.dataSource, pass.context) : nil
    }

    private func finish(_ step: LayoutStep) {
        updateConfigurationStates()
        guard step.isOfData else { return }
        note(.finishUpdate)
        if let update = step.update { announce(update) }
        connection.updates.finish()
    }

    /// Prepares the layout if it is invalid. If that changed the offset and elements depend on it, such as pinned headers, the
    /// layout is prepared once more.
    func prepare(_ pass: LayoutPass) {
        if prepareOnce(pass) { _ = prepareOnce(pass) }
        if rows?.restorePlaces(in: layout) == true { scroll.setNeedsDisplay() }
    }

    private func prepareOnce(_ pass: LayoutPass) -> Bool {
        if scroll.hasMovedSincePreparation, layout.shouldInvalidateLayout(forBoundsChange: bounds) {
            layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: bounds))
        }
        guard layout.isInvalidated else { return false }
        note(.prepareLayout)
        layout.prepareIfNeeded(layoutContext(of: pass.source, in: pass.context))
        scroll.notePreparation()
        scroll.setNeedsDisplay()
        scroll.setContentSize(layout.collectionViewContentSize, on: surface)
        restoreAnchor()
        rows?.restingPlacesChanged()
        return true
    }

    /// Scrolls to the target item before anything is displayed at the current offset.
    func placeTarget(_ pass: LayoutPass) {
        note(.placeTarget)
        if approachTarget(isSettled: false) { prepare(pass) }
    }

    /// Takes the sizes that displayed views determine, and continues towards the target item. Returns whether anything has
    /// moved.
    func sizeDisplayed(_ pass: LayoutPass) -> Bool {
        let isMoved = sizing?.sizeDisplayed(pass.source, pass.context, in: self) == true
        return !display.needsReload && (reachTarget() || isMoved)
    }

    /// Continues towards the target item, now that sizes are known. Returns whether the content was moved.
    private func reachTarget() -> Bool {
        scroll.target != nil && approachTarget(isSettled: sizing?.isSettled != false)
    }

    /// Displays again what measured sizes or the scroll target have moved.
    func displayAgain(_ pass: inout LayoutPass) {
        note(.displayAgain)
        pass.isInPlace = false
        prepare(pass)
        guard context === pass.context, !display.needsReload else { return }
        displayIfNeeded(pass.source)
        guard !display.needsReload else { return }
        let isMoved = sizing?.sizeDisplayed(pass.source, pass.context, in: self) == true
        pass.isInPlace = !reachTarget() && !isMoved
    }

    /// Requests sizes from the host for unmeasured views, or marks all sizes as known.
    func finishSizing(_ pass: LayoutPass) {
        guard let sizing else {
            return assert(
                !display.cells.contains { $0.view.isSelfSizing }
                    && !display.supplementaries.contains { $0.view.isSelfSizing },
                "The layout has views that size themselves: the collection view needs the part .selfSizing.")
        }
        if sizing.hasUnmeasured {
            note(.measure)
            sizing.requestSizes(in: pass.context)
        } else if pass.isInPlace {
            sizing.settle(in: self)
        }
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
