import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionLayout

// Changes of the data. The table of elements follows them; views that show elements which stay need not be configured
// again. Everything else is a pass like any other, with movements at its end.
extension CollectionView {
    /// What a layout pass carries out.
    package struct LayoutStep {
        /// A change of what is seen; `nil` to place what is there.
        var update: CollectionUpdate?
        /// Whether the user's place in the content is kept. When an item that is held passes others, those move.
        var keepsPlace = false
        /// Whether the handles have followed the data already where all is shown anew.
        var keepsElements = false
        /// Whether the pipeline waits for the step to be finished.
        var isOfData = false
    }

    /// What is to be done next, and is not done yet; `nil` if nothing is.
    func nextStep(_ dataSource: any CollectionContentSource, _ context: HostContext) -> LayoutStep? {
        if let step = takeUpdate(dataSource) { return step }
        return interaction.reordering?.nextStep(dataSource, context, in: self)
    }

    /// Takes in a change of the data.
    ///
    /// - Parameter isDrop: Whether it is what putting an item down has led to.
    func step(for update: CollectionUpdate, isDrop: Bool) -> LayoutStep {
        interaction.reordering?.step(for: update, isDrop: isDrop, in: self)
            ?? LayoutStep(update: update, keepsPlace: true, isOfData: true)
    }

    /// Takes in a change of the data. The pass that follows shows it.
    func begin(_ step: LayoutStep) {
        guard let update = step.update, !update.isEmpty else { return }
        note(.takeUpdate)
        accessibility.dataChanged()
        if let tracer = context?.tracer { send(.log(.debug, tracer.line(for: update))) }
        scroll.setNeedsDisplay()
        // A movement is usually the user's own, and the user goes on from where it ends.
        if update.isAnimated, !isMovingItem { order.setDueAtOnce() }
        guard let translation = update.translation else {
            scroll.setAnchor(nil)
            if step.keepsElements { reloadKeepingElements() } else { reloadData() }
            return
        }
        guard update.changes.operationCount <= maximumOperations else { return reload(over: translation) }
        let isAnimated = update.isAnimated && context?.environment.prefersReducedMotion == false
        var transition = UpdateTransition(update, translation, isAnimated: isAnimated, oldBounds: bounds)
        let candidates = step.keepsPlace ? anchorCandidates() : []
        for row in rows?.displayed ?? [] {
            guard let section = translation.sections.newIndex(ofOld: row.section) else { continue }
            transition.remember(window: row.scroller.frame, offset: row.scroller.contentOffset.x, ofSection: section)
        }
        visibility.elementsWillUpdate()
        elements.translate(translation)
        invalidateLayout(for: update, transition)
        // The user sees an item that is held pass the others: those move, not the content.
        if step.keepsPlace {
            let sectionCount = (presentedSource?.numberOfSections ?? 0) + update.changes.sectionDeletes.count
            rows?.rememberPlaces(of: sectionCount, over: translation, in: self)
        }
        scroll.setAnchor(ownAnchor(candidates.first { $0.element.element != nil }))
        elementsDidUpdate(&transition)
        setNeedsUpdates(update)
        animator.begin(transition)
    }

    /// Shows a change of so many operations that each of them would cost more than making everything anew.
    private func reload(over translation: IndexPathTranslation) {
        scroll.setAnchor(nil)
        visibility.elementsWillUpdate()
        elements.translate(translation)
        itemFocus.elementsDidUpdate(elements) { presentedSource?.numberOfItems(inSection: $0) ?? 0 }
        interaction.elementsDidUpdate(in: self)
        reloadKeepingElements()
    }

    private func invalidateLayout(for update: CollectionUpdate, _ transition: UpdateTransition) {
        let invalidation = layout.makeInvalidationContext()
        invalidation.invalidateDataSourceCounts = true
        invalidation.update = transition.layoutUpdate
        if !update.reconfiguredItems.isEmpty { invalidation.invalidateItems(at: update.reconfiguredItems) }
        invalidation.invalidateEmptySupplementaryElements(
            inSections: update.reconfiguredSupplementaries,
            ofEverything: update.reconfiguresGlobalSupplementaries
        )
        layout.invalidateLayout(with: invalidation)
    }

    /// Has the parts follow the elements, and lets go of the views of those that are gone.
    private func elementsDidUpdate(_ transition: inout UpdateTransition) {
        display.elementsDidUpdate(
            keep: { transition.remember($0) },
            release: { view in
                (view as? CollectionViewCell)?.unmark()
                if !transition.release(view, to: nil) { park(view) }
            }
        )
        rows?.elementsDidUpdate()
        if let target = scroll.target, target.element.element == nil { scroll.setTarget(nil) }
        itemFocus.elementsDidUpdate(elements) { presentedSource?.numberOfItems(inSection: $0) ?? 0 }
        interaction.elementsDidUpdate(in: self)
    }

    /// Notes which views are to follow a change of their content.
    private func setNeedsUpdates(_ update: CollectionUpdate) {
        for path in update.reconfiguredItems { display.setNeedsUpdate(ofItemAt: path, .reconfiguration) }
        for path in update.reloadedItems { display.setNeedsUpdate(ofItemAt: path, .replacement) }
        if !update.reconfiguredSupplementaries.isEmpty || update.reconfiguresGlobalSupplementaries {
            let sections = update.reconfiguredSupplementaries
            let includesGlobals = update.reconfiguresGlobalSupplementaries
            display.setNeedsUpdate(
                of: { element in
                    guard element.kind != nil else { return false }
                    let path = element.indexPath
                    return path.item == IndexPath.globalItem ? includesGlobals : sections.contains(path.section)
                }, .reconfiguration)
        }
        if !update.reloadedSections.isEmpty {
            let sections = update.reloadedSections
            display.setNeedsUpdate(of: { sections.contains($0.indexPath.section) }, .replacement)
        }
    }

    /// Configures again what has changed its content and kept its view.
    func reconfigurePending(_ dataSource: any CollectionContentSource) {
        note(.reconfigure)
        display.reconfigure { element in
            // Once all is to be shown anew, what is shown stays as it is until then.
            guard !display.needsReload else { return display.reconfiguredView }
            let configured: CollectionReusableView? =
                switch element {
                case .cell(let path): dataSource.cell(forItemAt: path, in: self)
                case .supplementary(let kind, let path): dataSource.supplementaryView(ofKind: kind, at: path, in: self)
                case .decoration: nil
                }
            guard display.needsReload else { return configured }
            if let configured, configured !== display.reconfiguredView { drop(configured) }
            return display.reconfiguredView
        } replace: { old, new in
            park(old)
            if let new { park(new) }
            setNeedsDisplay()
        }
    }
}

// MARK: - The user's place

extension CollectionView {
    /// The items by whose places on the screen the user's place can be kept, the first one first. At the very top there is
    /// none: what is inserted there is to be seen.
    private func anchorCandidates() -> [ScrollAnchor] {
        guard bounds.minY > -contentInset.top else { return [] }
        return display.cells.compactMap { displayed in
            guard let frame = displayed.view.layoutAttributes?.frame, let element = displayed.view.elementHandle,
                interaction.reordering?.isDisplaced(displayed.view) != true, frame.maxY > bounds.minY,
                frame.minY < bounds.maxY
            else { return nil }
            return ScrollAnchor(element: element, distance: frame.minY - bounds.minY)
        }
    }

    /// Keeps the user's place over the next preparation of the layout.
    func keepPlace() {
        if !scroll.hasAnchor { scroll.setAnchor(firstSeenAnchor()) }
    }

    /// The item at the top of what is seen; `nil` at the start of the content.
    func firstSeenAnchor() -> ScrollAnchor? { ownAnchor(anchorCandidates().first) }

    /// An anchor with a handle of its own: the view that shows the item may show another one soon.
    private func ownAnchor(_ anchor: ScrollAnchor?) -> ScrollAnchor? {
        guard let anchor, let path = anchor.element.indexPath else { return nil }
        return ScrollAnchor(element: elements.handle(forItemAt: path), distance: anchor.distance)
    }

    /// Scrolls so that the anchor is where it was on the screen. Called when the layout knows the new places.
    func restoreAnchor() {
        guard let anchor = scroll.takeAnchor() else { return followSlides() }
        guard let path = anchor.element.indexPath, let frame = layout.layoutAttributesForItem(at: path)?.frame else {
            return
        }
        let proposed = Point(x: bounds.minX, y: frame.minY - anchor.distance)
        correctOffset(to: layout.targetContentOffset(forProposedContentOffset: proposed))
    }

    /// Scrolls to where the layout wants sections that slide in to be seen.
    private func followSlides() {
        guard let transition = animator.transition, !transition.layoutUpdate.slides.isEmpty else { return }
        let wanted = layout.targetContentOffset(forProposedContentOffset: bounds.origin)
        if wanted != bounds.origin { correctOffset(to: wanted) }
    }
}
