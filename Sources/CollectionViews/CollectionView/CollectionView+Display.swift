import CollectionGeometry
import CollectionLayout

extension CollectionView {
    /// Makes exactly the elements of a region exist: views that left it are parked, then reused for those that came.
    ///
    /// - Parameter region: A part of the content, in content coordinates.
    func display(_ region: Rect) {
        isDisplaying = true
        defer { isDisplaying = false }
        scrollerScratch.empty()
        layout.collectOrthogonalScrollers(in: region, into: &scrollerScratch)
        attributesScratch.empty()
        layout.collectLayoutAttributes(in: region, into: &attributesScratch)
        // What most passes have no use for is not called: a browser would compile it for the first one.
        if focusedIndexPath != nil { collectFocusedCell() }
        if let path = indexPathForInteractivelyMovingItem { collectHeldCell(path) }
        coverageLimit = nil
        // In a jump nothing is made beyond the edges: there is nothing to drop.
        isJump = region == bounds && scrollerScratch.isEmpty && !viewport.isResting && transition == nil
        visibleCount = isJump ? attributesScratch.count : limitOverscan()
        collectUnmeasuredSiblings(in: region)
        if needsConfiguration, !displayedCells.isEmpty || !displayedSupplementaries.isEmpty { parkEverything() }
        needsConfiguration = false
        if !displayedScrollers.isEmpty || !scrollerScratch.isEmpty { displayScrollers() }
        attributesScratch.sortByIndexPathIfNeeded()
        // Read in place: of a property, which somebody might change meanwhile, each element would be copied to look at it.
        let attributes = attributesScratch
        attributes.withUnsafeBufferPointer { attributes in
            if !displayedCells.isEmpty { parkLeavingCells(attributes) }
            let hasOthers = displayCells(attributes)
            if hasOthers || !displayedSupplementaries.isEmpty { displaySupplementaries(attributes) }
        }
        settlePool()
    }

    /// Adds the cell that holds the focus where it is far from the screen, and the window of the row it is in, so that
    /// neither is used for anything else.
    private func collectFocusedCell() {
        guard let path = focusedIndexPath, !needsConfiguration,
            displayedCells.contains(where: { $0.indexPath == path }),
            !attributesScratch.contains(where: { $0.element == .cell(path) }),
            let attributes = layout.layoutAttributesForItem(at: path)
        else { return }
        attributesScratch.append(attributes)
        guard attributes.isInOrthogonalSection, !scrollerScratch.contains(where: { $0.section == path.section }) else {
            return
        }
        let line = Rect(x: bounds.minX, y: attributes.frame.midY, width: bounds.width, height: 1)
        layout.collectOrthogonalScrollers(in: line, into: &scrollerScratch)
        scrollerScratch.removeAll { scroller in
            scroller.section != path.section && !scroller.frame.intersects(viewport.covered ?? bounds)
        }
        scrollerScratch.sort { $0.section < $1.section }
    }

    /// Adds the cell that the reader holds where its gap is far from the screen.
    private func collectHeldCell(_ path: IndexPath) {
        guard !attributesScratch.contains(where: { $0.element == .cell(path) }),
            let attributes = layout.layoutAttributesForItem(at: path)
        else { return }
        attributesScratch.append(attributes)
    }

    /// Hides what waits to be reused, and keeps the host's tree small.
    func settlePool() {
        needsSettling = false
        let seen = bounds.offsetBy(dx: -contentOrigin.x, dy: -contentOrigin.y)
        pool.settle(
            keepingAttached: max(0, Self.cellsPerVisibleCell * visibleCount - displayedCells.count),
            lingers: { view in isJump && !view.frameInParent.intersects(seen) },
            detach: { view in
                forgetOrder(of: view.node)
                view.parentNode = .none
                send(.remove(view.node))
            },
            giveUp: { discard($0) }
        )
    }

    /// Puts a view among those that wait to be reused.
    func park(_ view: CollectionReusableView) {
        interaction.willReuse(view, in: self)
        view.didEndUse()
        if view.mayBeAnimating {
            view.mayBeAnimating = false
            send(.stopAnimations(view.node))
        }
        releaseFocus(of: view)
        pool.park(view)
    }

    /// Parks every view, so that all elements are configured anew. The pool hands out first what it was given last: the
    /// elements get the views back in the order in which the host has them.
    private func parkEverything() {
        for displayed in displayedCells.reversed() { park(displayed.view) }
        displayedCells.removeAll(keepingCapacity: true)
        for displayed in displayedSupplementaries.reversed() { park(displayed.view) }
        displayedSupplementaries.removeAll(keepingCapacity: true)
    }

    private func discard(_ view: CollectionReusableView) {
        view.didEndUse()
        forgetOrder(of: view.node)
        view.discard()
    }

    /// Has the host forget all views that show elements.
    func discardDisplayed() {
        focusedNode = .none
        interaction.reordering?.forget()
        interaction.reset(in: self)
        parkEverything()
        reportEndOfDisplay()
        departureGeneration += 1
        if let readingOrderTimer { context?.cancel(timer: readingOrderTimer) }
        readingOrderTimer = nil
        transition = nil
        measuring.reset()
        sentExtent = .zero
        needsExtent = true
        mapping.restart()
        measured = []
        unmeasured = []
        cellScratch = []
        rememberedPlaces = [:]
        for view in pool.removeAll() + departing.map({ $0.view }) { discard(view) }
        departing = []
        for scroller in displayedScrollers + spareScrollers { scroller.discard() }
        childOrder = [:]
        parents = [:]
        displayedScrollers = []
        spareScrollers = []
        focusedIndexPath = nil
        prefetcher.reset()
        needsConfiguration = true
        viewport.invalidate()
    }
}

extension CollectionView {
    private func displayScrollers() {
        var kept: [OrthogonalScrollView?] = Array(repeating: nil, count: scrollerScratch.count)
        var next = 0
        for view in displayedScrollers {
            let section = view.scroller?.section ?? -1
            while next < scrollerScratch.count, scrollerScratch[next].section < section { next += 1 }
            if next < scrollerScratch.count, scrollerScratch[next].section == section {
                kept[next] = view
            } else {
                view.reset()
                spareScrollers.append(view)
            }
        }
        displayedScrollers.removeAll(keepingCapacity: true)
        for (index, scroller) in scrollerScratch.enumerated() {
            let view = kept[index] ?? makeScrollView()
            let label = presentedSource?.accessibilityLabel(forSection: scroller.section)
            view.show(scroller, in: contentOrigin, label: label, isMirrored: isMirrored)
            settle(view)
            _ = view.viewport.beginPass(contentLength: scroller.contentSize.width)
            if let coverageLimit { view.viewport.limitCoverage(to: coverageLimit) }
            displayedScrollers.append(view)
        }
        for spare in spareScrollers { spare.isHidden = true }
    }

    private func makeScrollView() -> OrthogonalScrollView {
        if let spare = spareScrollers.popLast() {
            spare.isHidden = false
            return spare
        }
        let view = OrthogonalScrollView(overscan: viewport.configuration.alongRows)
        view.row.setAttribute(.accessibilityRole, accessibilityPattern.rowRole)
        if let context {
            view.realize(in: context)
            insert(view.node, into: contentView.node)
        }
        return view
    }

    /// Where an element is put: the parent, and the content location of the parent's corner.
    private func container(of element: LayoutElement, isInRow: Bool) -> (parent: NodeID, origin: Point) {
        guard isInRow, element != interaction.reordering?.pointerIndexPath.map({ .cell($0) }),
            let view = scrollView(forSection: element.indexPath.section)
        else {
            return (contentView.node, contentOrigin)
        }
        return (view.row.node, view.geometry.origin)
    }

    /// The window of an orthogonal section, if it exists.
    ///
    /// - Complexity: O(*n*) in the number of orthogonal sections near the screen.
    func scrollView(forSection section: Int) -> OrthogonalScrollView? {
        displayedScrollers.first { $0.scroller?.section == section }
    }
}

extension CollectionView {
    /// Has a cell stand wherever the attributes want one. Returns whether some of them are of anything else.
    private func displayCells(_ attributes: UnsafeBufferPointer<LayoutAttributes>) -> Bool {
        guard let dataSource = presentedSource else { return false }
        cellScratch.empty()
        let reordering = interaction.reordering
        var next = 0
        var hasOthers = false
        for number in attributes.indices {
            guard case .cell(let indexPath) = attributes[number].element else {
                hasOthers = true
                continue
            }
            while next < displayedCells.count, displayedCells[next].indexPath < indexPath {
                cellScratch.append(displayedCells[next])
                next += 1
            }
            let isInRow = attributes[number].isInOrthogonalSection
            let (parent, origin) = container(of: .cell(indexPath), isInRow: isInRow)
            let cell: CollectionViewCell
            if next < displayedCells.count, displayedCells[next].indexPath == indexPath {
                cell = displayedCells[next].view
                next += 1
            } else if !departing.isEmpty, let returning = takeDeparting(.cell(indexPath)) as? CollectionViewCell {
                cell = returning
            } else {
                destinationParent = parent
                guard let made = dataSource.cell(forItemAt: indexPath, in: self) else { continue }
                cell = made
            }
            move(cell, into: parent)
            if let reordering, reordering.displacesCells {
                cell.place(
                    reordering.shownAttributes(attributes[number], for: cell, in: self), containerOrigin: origin)
            } else {
                cell.place(attributes[number], containerOrigin: origin)
            }
            cellScratch.append(DisplayedCell(indexPath: indexPath, view: cell))
        }
        while next < displayedCells.count {
            cellScratch.append(displayedCells[next])
            next += 1
        }
        swap(&cellScratch, &displayedCells)
        return hasOthers
    }

    /// Parks the cells whose items are not among the attributes any more; both are ascending.
    private func parkLeavingCells(_ attributes: UnsafeBufferPointer<LayoutAttributes>) {
        let heldPath = indexPathForInteractivelyMovingItem
        var next = 0
        var keptCount = 0
        for index in displayedCells.indices {
            let displayed = displayedCells[index]
            var isAmong = false
            while next < attributes.count {
                if case .cell(let indexPath) = attributes[next].element, indexPath >= displayed.indexPath {
                    isAmong = indexPath == displayed.indexPath
                    break
                }
                next += 1
            }
            if isAmong || displayed.indexPath == focusedIndexPath || displayed.indexPath == heldPath {
                displayedCells[keptCount] = displayed
                keptCount += 1
            } else if transition == nil || transition?.release(displayed.view, to: .cell(displayed.indexPath)) != true {
                park(displayed.view)
            }
        }
        while displayedCells.count > keptCount { displayedCells.removeLast() }
    }

    private func displaySupplementaries(_ all: UnsafeBufferPointer<LayoutAttributes>) {
        guard let dataSource = presentedSource else { return }
        displayedSupplementaries.removeAll { displayed in
            if all.contains(where: { $0.element == displayed.element }) { return false }
            if transition?.release(displayed.view, to: displayed.element) != true { park(displayed.view) }
            return true
        }
        for number in all.indices {
            guard let kind = all[number].element.kind else { continue }
            let attributes = all[number]
            let isInRow = attributes.isInOrthogonalSection
            let (parent, origin) = container(of: attributes.element, isInRow: isInRow)
            if let index = displayedSupplementaries.firstIndex(where: { $0.element == attributes.element }) {
                displayedSupplementaries[index].view.place(attributes, containerOrigin: origin)
                continue
            }
            destinationParent = parent
            let returning = takeDeparting(attributes.element)
            var made = returning
            if made == nil, case .decoration(_, let indexPath) = attributes.element {
                made = decorationView(ofKind: kind, at: indexPath)
            } else if made == nil {
                made = dataSource.supplementaryView(ofKind: kind, at: attributes.indexPath, in: self)
            }
            guard let view = made else { continue }
            if returning == nil, unseenReconfigurations.takes(attributes.element) { view.wantsMeasuring = true }
            move(view, into: parent)
            view.place(attributes, containerOrigin: origin)
            displayedSupplementaries.append(DisplayedSupplementary(element: attributes.element, view: view))
        }
    }
}

extension Array {
    /// Removes all elements and keeps the memory: for the few of a screen in less code than `removeAll`, and what a frame
    /// of a scroll runs through is out of the processor's caches each time.
    mutating func empty() {
        while !isEmpty { removeLast() }
    }
}

extension Array where Element == LayoutAttributes {
    /// Orders by index path. Layouts answer in that order already, so that this costs one comparison an element.
    fileprivate mutating func sortByIndexPathIfNeeded() {
        let isSorted = withUnsafeBufferPointer { all in
            for index in all.indices.dropFirst() where all[index].indexPath < all[index - 1].indexPath { return false }
            return true
        }
        if !isSorted { sort { $0.indexPath < $1.indexPath } }
    }
}
