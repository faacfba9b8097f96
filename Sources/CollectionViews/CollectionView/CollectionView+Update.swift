import CollectionDataSources
import CollectionDiffing
import CollectionGeometry
import CollectionLayout

// Changes of the data. Views that show elements which stay are carried over to the new paths, so that they need not be
// configured again; everything else is a layout pass like any other, followed by the movements.
extension CollectionView {
    /// What a layout pass carries out.
    package struct LayoutStep {
        /// A change of what is seen; `nil` to place what is there.
        var update: CollectionUpdate?
        /// Where things of the old data are in the new, where that is not what the update says.
        var dataTranslation: IndexPathTranslation?
        /// Whether the user's place in the content is kept. When an item that is held passes others, those move.
        var keepsPlace = false
        /// Whether the data source waits to hear that the update has been carried out.
        var isOfData = false
    }

    /// What is to be done next, and is not done yet; `nil` if nothing is.
    func nextStep(_ dataSource: any CollectionViewDataSource, _ context: HostContext) -> LayoutStep? {
        if let update = dataSource.takeUpdate() { return step(for: update) }
        return interaction.reordering?.nextStep(dataSource, context, in: self)
    }

    /// Takes in a change of the data.
    func step(for update: CollectionUpdate) -> LayoutStep {
        interaction.reordering?.step(for: update, in: self)
            ?? LayoutStep(update: update, keepsPlace: true, isOfData: true)
    }

    /// Takes in a change of the data. The layout pass that follows shows it.
    func begin(_ step: LayoutStep) {
        guard let update = step.update, !update.isEmpty else { return }
        forgetCounts()
        if let tracer = context?.tracer { send(.log(.debug, tracer.line(for: update))) }
        viewport.invalidate()
        // What is seen as a movement is mostly the reader's doing, who goes on from there.
        if update.isAnimated, !isMovingItem { restoresOrderAtOnce = true }
        guard update.changes.operationCount <= mostOperations, let translation = update.translation else {
            anchor = nil
            reloadData()
            return
        }
        let isAnimated = update.isAnimated && context?.environment.prefersReducedMotion == false
        var transition = UpdateTransition(update, translation, isAnimated: isAnimated, oldBounds: bounds)
        // The reader sees an item that is held pass the others: those move, not the content.
        if step.keepsPlace {
            rememberRows(
                of: (presentedSource?.numberOfSections ?? 0) + update.changes.sectionDeletes.count,
                { translation.sections.newIndex(ofOld: $0) },
                { translation.newPath(ofOld: $0) }
            )
        }
        let invalidation = layout.makeInvalidationContext()
        invalidation.invalidateDataSourceCounts = true
        invalidation.update = transition.layoutUpdate
        if !update.reconfiguredItems.isEmpty { invalidation.invalidateItems(at: update.reconfiguredItems) }
        invalidation.invalidateEmptySupplementaryElements(
            inSections: update.reconfiguredSupplementaries,
            ofEverything: update.reconfiguresGlobalSupplementaries
        )
        layout.invalidateLayout(with: invalidation)
        anchor = step.keepsPlace ? makeAnchor { translation.newPath(ofOld: $0) } : nil
        carryOver(&transition)
        if step.isOfData {
            let data = step.dataTranslation ?? translation
            carryOverReports { data.newPath(ofOld: $0) }
        }
        parkReloaded(update)
        pendingReconfigurations += update.reconfiguredItems
        pendingSupplementaryReconfigurations += update.reconfiguredSupplementaries
        if update.reconfiguresGlobalSupplementaries { reconfiguresGlobalSupplementaries = true }
        unseenReconfigurations.add(
            sections: update.reconfiguredSupplementaries,
            includesGlobals: update.reconfiguresGlobalSupplementaries
        )
        self.transition = transition
    }

    /// Takes in the changes that were made before the view had a size, so that paths of the newest data can be named.
    /// Nothing has been seen that could move.
    func takeUpdatesBeforeFirstLayout() {
        guard bounds.width <= 0 || bounds.height <= 0, let dataSource else { return }
        var isChanged = false
        while let update = dataSource.takeUpdate() {
            dataSource.finishUpdate(update.number)
            isChanged = true
        }
        if isChanged { reloadData() }
    }

    /// Keeps views with the elements that stay, and lets go of those of elements that leave.
    private func carryOver(_ transition: inout UpdateTransition) {
        let translation = transition.translation
        var kept: [DisplayedCell] = []
        for displayed in displayedCells {
            if let path = translation.newPath(ofOld: displayed.indexPath) {
                transition.remember(displayed.view)
                kept.append(DisplayedCell(indexPath: path, view: displayed.view))
                continue
            }
            displayed.view.unmark()
            if !transition.release(displayed.view, to: nil) {
                park(displayed.view)
            }
        }
        displayedCells = kept.sorted { $0.indexPath < $1.indexPath }
        carryFocusOver(translation)
        pendingReconfigurations = pendingReconfigurations.compactMap { translation.newPath(ofOld: $0) }
        if let path = scrollTarget?.indexPath {
            if let path = translation.newPath(ofOld: path) {
                scrollTarget?.indexPath = path
            } else {
                scrollTarget = nil
            }
        }
        elements.translate(translation)
        interaction.elementsDidUpdate(in: self)
        prefetcher.carryOver { translation.newPath(ofOld: $0) }
        displayTracker.carryOver { translation.newElement(ofOld: $0) }
        unseenReconfigurations.carryOver { translation.sections.newIndex(ofOld: $0) }

        var keptSupplementaries: [DisplayedSupplementary] = []
        for displayed in displayedSupplementaries {
            if let element = translation.newElement(ofOld: displayed.element) {
                transition.remember(displayed.view)
                keptSupplementaries.append(DisplayedSupplementary(element: element, view: displayed.view))
            } else if !transition.release(displayed.view, to: nil) {
                park(displayed.view)
            }
        }
        displayedSupplementaries = keptSupplementaries
        for index in departing.indices {
            departing[index].element = departing[index].element.flatMap { translation.newElement(ofOld: $0) }
            if transition.changes(departing[index].element) { departing[index].isOutdated = true }
        }
        for view in displayedScrollers {
            let section = view.section.flatMap { translation.sections.newIndex(ofOld: $0) }
            if let section, let scroller = view.scroller {
                transition.remember(window: scroller.frame, offset: scroller.contentOffset.x, ofSection: section)
            }
            view.carryOver(to: section)
        }
        displayedScrollers.sort { ($0.section ?? -1) < ($1.section ?? -1) }
    }

    /// Parks the views of what is to get new ones.
    private func parkReloaded(_ update: CollectionUpdate) {
        guard !update.reloadedItems.isEmpty || !update.reloadedSections.isEmpty else { return }
        let items = Set(update.reloadedItems)
        let sections = Set(update.reloadedSections)
        parkCells { items.contains($0) || sections.contains($0.section) }
        displayedSupplementaries.removeAll { displayed in
            guard sections.contains(displayed.element.indexPath.section) else { return false }
            park(displayed.view)
            return true
        }
    }
}

extension CollectionView {
    /// Parks the cells of items that satisfy a condition.
    func parkCells(where condition: (IndexPath) -> Bool) {
        displayedCells.removeAll { displayed in
            guard condition(displayed.indexPath) else { return false }
            park(displayed.view)
            return true
        }
    }
}

// MARK: - Configuring again

extension CollectionView {
    /// Whether something has changed its content and keeps its view.
    var hasPendingReconfigurations: Bool {
        !pendingReconfigurations.isEmpty || !pendingSupplementaryReconfigurations.isEmpty
            || reconfiguresGlobalSupplementaries
    }

    /// Configures again what has changed its content and kept its view.
    func reconfigurePending() {
        if !pendingReconfigurations.isEmpty {
            let paths = pendingReconfigurations
            pendingReconfigurations = []
            for path in paths { reconfigureItem(at: path) }
        }
        guard !pendingSupplementaryReconfigurations.isEmpty || reconfiguresGlobalSupplementaries else { return }
        let sections = Set(pendingSupplementaryReconfigurations)
        let includesGlobals = reconfiguresGlobalSupplementaries
        pendingSupplementaryReconfigurations = []
        reconfiguresGlobalSupplementaries = false
        for index in displayedSupplementaries.indices {
            let path = displayedSupplementaries[index].element.indexPath
            let isMeant = path.item == IndexPath.globalItem ? includesGlobals : sections.contains(path.section)
            guard isMeant else { continue }
            _ = unseenReconfigurations.takes(displayedSupplementaries[index].element)
            reconfigureSupplementary(at: index)
        }
    }

    private func reconfigureItem(at path: IndexPath) {
        guard let dataSource = presentedSource, let index = displayedCells.firstIndex(where: { $0.indexPath == path })
        else { return }
        let cell = displayedCells[index].view
        reconfiguredView = cell
        destinationParent = cell.parentNode
        let configured = dataSource.cell(forItemAt: path, in: self)
        reconfiguredView = nil
        guard configured !== cell else { return }
        // The data source chose another registration: the element gets another view after all.
        park(cell)
        displayedCells.remove(at: index)
        viewport.invalidate()
        setNeedsLayout()
        if let configured { park(configured) }
    }

    private func reconfigureSupplementary(at index: Int) {
        guard let dataSource = presentedSource,
            case .supplementary(let kind, let path) = displayedSupplementaries[index].element
        else {
            return
        }
        let view = displayedSupplementaries[index].view
        reconfiguredView = view
        let configured = dataSource.supplementaryView(ofKind: kind, at: path, in: self)
        reconfiguredView = nil
        if let configured, configured !== view { park(configured) }
    }
}

// MARK: - The reader's place

extension CollectionView {
    /// An item by whose place on the screen the reader's place is kept.
    struct Anchor {
        var indexPath: IndexPath
        /// The distance of its top edge below the top of the view, in points.
        let distance: Double
    }

    /// The first item that is seen and stays. At the very top there is none: what is inserted there is to be seen.
    ///
    /// - Parameter newPath: Where an item will be; `nil` if it goes.
    func makeAnchor(_ newPath: (IndexPath) -> IndexPath?) -> Anchor? {
        guard bounds.minY > -contentInset.top else { return nil }
        for displayed in displayedCells {
            guard let frame = displayed.view.layoutAttributes?.frame,
                interaction.reordering?.isDisplaced(displayed.view) != true,
                frame.maxY > bounds.minY, frame.minY < bounds.maxY,
                let path = newPath(displayed.indexPath)
            else { continue }
            return Anchor(indexPath: path, distance: frame.minY - bounds.minY)
        }
        return nil
    }

    /// Scrolls so that the anchor is where it was on the screen. Called when the layout knows the new places.
    func restoreAnchor() {
        guard let anchor else { return followSlides() }
        self.anchor = nil
        guard let frame = layout.layoutAttributesForItem(at: anchor.indexPath)?.frame else { return }
        let proposed = Point(x: bounds.minX, y: frame.minY - anchor.distance)
        let wanted = layout.targetContentOffset(forProposedContentOffset: proposed)
        correctOffset(to: wanted)
    }

    /// Scrolls to where the layout wants sections that slide in to be seen.
    private func followSlides() {
        guard let transition, !transition.layoutUpdate.slides.isEmpty else { return }
        let wanted = layout.targetContentOffset(forProposedContentOffset: bounds.origin)
        if wanted != bounds.origin { correctOffset(to: wanted) }
    }
}
