import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionLayout

// Changes of the data. The element table follows them; views whose elements stay need no configuration. Everything else
// is an ordinary pass with animations at its end.
extension CollectionView {
    /// One round of a layout pass.
    package struct LayoutStep {
        /// The change of the displayed data; `nil` to lay out the current data.
        var update: CollectionUpdate?
        /// Whether the user's place in the content is kept. When a dragged item passes others, those move instead.
        var keepsPlace = false
        /// Whether the handles have followed the data already, for a full reload.
        var keepsElements = false
        /// Whether the pipeline waits until the step is finished.
        var isOfData = false
        /// The change of the displayed path of a dragged item; `nil` for other changes.
        var drag: Drag?
    }

    /// A change of the displayed path of an item that the user holds.
    struct Drag {
        /// The displayed path before.
        let from: IndexPath
        /// The displayed path from now on.
        let to: IndexPath
        /// Where the user holds the item, in points and content coordinates.
        let position: Point
    }

    /// The next step of the pass; `nil` if nothing is to be done.
    func nextStep(_ dataSource: any CollectionContentSource, _ context: HostContext) -> LayoutStep? {
        if let step = nextUpdate(of: dataSource) { return step }
        return interaction.reordering?.nextStep(dataSource, context, in: self)
    }

    /// The step that shows a change of the data.
    ///
    /// - Parameter isDrop: Whether the change results from a drop.
    func step(for update: CollectionUpdate, isDrop: Bool) -> LayoutStep {
        interaction.reordering?.step(for: update, isDrop: isDrop, in: self)
            ?? LayoutStep(update: update, keepsPlace: true, isOfData: true)
    }

    /// Applies the change of a step to the parts. The rest of the pass shows it.
    func begin(_ step: LayoutStep) {
        guard let update = step.update, !update.isEmpty else { return }
        note(.takeUpdate)
        accessibility.forgetNumbers()
        if let tracer = context?.tracer { send(.log(.debug, tracer.line(for: update))) }
        scroll.setNeedsDisplay()
        // An animated change is usually the user's own, who continues from the place where it ends: the order is due at
        // once.
        if update.isAnimated, !isMovingItem { order.setDueAtOnce() }
        guard let translation = update.translation else {
            scroll.setWidthAnchor(nil)
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
        let first = candidates.first?.element
        let itemsBetween = scroll.widthAnchor?.itemCount(from: first)
        visibility.elementsWillUpdate()
        elements.translate(translation)
        // The first visible item keeps its place, and one at another distance from it does not.
        let isAtSameDistance = itemsBetween != nil && scroll.widthAnchor?.itemCount(from: first) == itemsBetween
        if update.changes.operationCount > 0, !isAtSameDistance { scroll.setWidthAnchor(nil) }
        invalidateLayout(for: update, transition, step.drag)
        // When a dragged item passes the others, those move and the content stays.
        if step.keepsPlace {
            let sectionCount = (presentedSource?.numberOfSections ?? 0) + update.changes.sectionDeletes.count
            rows?.rememberPlaces(of: sectionCount, over: translation, in: self)
        }
        scroll.setAnchor(ownAnchor(candidates.first { $0.element.element != nil }))
        elementsDidUpdate(&transition)
        setNeedsUpdates(update)
        animator.begin(transition)
    }

    /// Shows a change of so many operations that animating it would cost more than a reload.
    private func reload(over translation: IndexPathTranslation) {
        scroll.setWidthAnchor(nil)
        visibility.elementsWillUpdate()
        elements.translate(translation)
        itemFocus.elementsDidUpdate(elements) { presentedSource?.numberOfItems(inSection: $0) ?? 0 }
        interaction.elementsDidUpdate(in: self)
        reloadKeepingElements()
    }

    private func invalidateLayout(for update: CollectionUpdate, _ transition: UpdateTransition, _ drag: Drag?) {
        let invalidation = makeInvalidationContext(for: drag)
        invalidation.invalidateDataSourceCounts = true
        invalidation.update = transition.layoutUpdate
        if !update.reconfiguredItems.isEmpty { invalidation.invalidateItems(at: update.reconfiguredItems) }
        invalidation.invalidateEmptySupplementaryElements(
            inSections: update.reconfiguredSupplementaries,
            ofEverything: update.reconfiguresGlobalSupplementaries
        )
        layout.invalidateLayout(with: invalidation)
    }

    private func makeInvalidationContext(for drag: Drag?) -> LayoutInvalidationContext {
        guard let drag else { return layout.makeInvalidationContext() }
        return layout.invalidationContext(
            forInteractivelyMovingItems: [drag.to],
            withTargetPosition: drag.position,
            previousIndexPaths: [drag.from]
        )
    }

    /// Makes the parts follow the elements, and releases the views of removed ones.
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

    /// Notes the content changes of displayed views.
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
                case .decoration(let kind, let path):
                    registrations.decorations?.view(ofKind: kind, at: path, in: self)
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
    /// The items that can anchor the user's place, the first visible one first. At the very top there is none: what is
    /// inserted there must be visible.
    func anchorCandidates() -> [ScrollAnchor] {
        guard bounds.minY > -contentInset.top else { return [] }
        return display.cells.compactMap { displayed in
            guard let frame = displayed.view.layoutAttributes?.frame, let element = displayed.view.elementHandle,
                interaction.reordering?.isDisplaced(displayed.view) != true, frame.maxY > bounds.minY,
                frame.minY < bounds.maxY
            else { return nil }
            return ScrollAnchor(element: element, distance: frame.minY - bounds.minY)
        }
    }

    /// Anchors the user's place for the next preparation of the layout.
    func keepPlace() {
        if !scroll.hasAnchor { scroll.setAnchor(firstSeenAnchor()) }
    }

    /// Anchors the user's place over a change of the width: until the user scrolls or changes the text size, that of the item which
    /// was the first visible one before the first such change. In columns the first visible item differs from width to width, so a
    /// device that is turned there and back would show another place each time.
    func keepPlaceOverWidths() {
        let path = scroll.widthAnchor?.element.indexPath
        if let path, display.cells.contains(where: { $0.indexPath == path }) {
            scroll.setWidthAnchor(scroll.widthAnchor)
        } else {
            scroll.setWidthAnchor(firstSeenAnchor())
        }
    }

    /// The anchor at the top of the visible region; `nil` at the start of the content.
    func firstSeenAnchor() -> ScrollAnchor? { ownAnchor(anchorCandidates().first) }

    /// A copy of an anchor with a handle of its own: the view that shows the item may soon show another one.
    private func ownAnchor(_ anchor: ScrollAnchor?) -> ScrollAnchor? {
        guard let anchor, let path = anchor.element.indexPath else { return nil }
        return ScrollAnchor(element: elements.handle(forItemAt: path), distance: anchor.distance)
    }

    /// Scrolls so that the anchor has its old place on the screen, or without one by the distance that the layout was invalidated
    /// with. Called when the layout knows the new frames.
    func restoreAnchor() {
        let adjustment = layout.takeContentOffsetAdjustment().y
        guard let anchor = scroll.takeAnchor() else {
            if adjustment != 0 { scroll.keepPlace(at: bounds.minY + adjustment, on: surface) }
            return followSlides()
        }
        guard let path = anchor.element.indexPath, let frame = layout.layoutAttributesForItem(at: path)?.frame else {
            return
        }
        let proposed = Point(x: bounds.minX, y: frame.minY - anchor.distance)
        correctOffset(to: layout.targetContentOffset(forProposedContentOffset: proposed))
    }

    /// Scrolls to the offset that the layout requests while sections slide in.
    private func followSlides() {
        guard let transition = animator.transition, !transition.layoutUpdate.slides.isEmpty else { return }
        let wanted = layout.targetContentOffset(forProposedContentOffset: bounds.origin)
        if wanted != bounds.origin { correctOffset(to: wanted) }
    }
}
