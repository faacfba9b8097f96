import CollectionDiagnostics
import CollectionGeometry
import CollectionLayout

// The display step: exactly the elements near the screen have views. Views outside of the region go into the reuse pool
// and are used again for those that enter it.
extension CollectionView {
    /// Displays the elements near the screen if that is due.
    func displayIfNeeded(_ source: any CollectionContentSource) {
        let isDue = display.needsReload || scroll.needsDisplay || hasTooManyCells
        guard isDue || rows?.needsDisplay == true else { return }
        note(.display)
        if isDue { scroll.beginDisplay() }
        displayElements(of: source, in: scroll.viewport.covered ?? bounds)
        display.noteDisplayed()
        order.setNeedsReadingOrder()
        if scroll.isPrinting { order.setDueAtOnce() }
    }

    /// Gives views to exactly the elements of a region. If code that makes them reloads the data or removes the view, no more
    /// are made.
    ///
    /// - Parameter region: A part of the content, in content coordinates.
    private func displayElements(of source: any CollectionContentSource, in region: Rect) {
        let isReload = display.takeReload()
        display.removeReplaced { park($0) }
        let hasRows = rows?.collect(in: region, of: layout) == true
        // In a jump the collector makes no views beyond the edges, so there are none to drop.
        let isJump = region == bounds && !hasRows && !scroll.viewport.isResting && animator.transition == nil
        collector.collect(in: region, of: layout, isJump: isJump)
        // What most passes do not need is not called: a browser would compile the function for the first pass.
        if itemFocus.indexPath != nil, !isReload { collectFocusedCell() }
        if let path = indexPathForInteractivelyMovingItem { collector.add(.cell(path), of: layout) }
        if isJump { collector.countVisible() } else { limitOverscan() }
        if sizing != nil { collector.addUnmeasuredSiblings(in: region, of: layout) }
        if isReload, !display.isEmpty { display.removeAll { park($0) } }
        rows?.display(of: source, in: self)
        collector.sort()
        // Accessed in place: a property may change meanwhile, so that each element would be copied.
        let attributes = collector.attributes
        attributes.withUnsafeBufferPointer { attributes in
            if !display.cells.isEmpty { removeLeavingCells(attributes) }
            let hasOthers = displayCells(attributes, of: source)
            if hasOthers || !display.supplementaries.isEmpty { displaySupplementaries(attributes, of: source) }
        }
        settlePool()
    }

    /// Adds the focused cell where it is far from the screen, and the window of its row, so that neither is reused.
    private func collectFocusedCell() {
        guard let path = itemFocus.indexPath, display.cell(at: path) != nil else { return }
        collector.add(.cell(path), of: layout)
        guard let attributes = layout.layoutAttributesForItem(at: path), attributes.isInOrthogonalSection else {
            return
        }
        rows?.collect(section: path.section, at: attributes.frame, in: self)
        for neighbor in path.neighbors { collector.add(.cell(neighbor), of: layout) }
    }

    /// Has the items before and after the focused one of a row displayed. A browser scrolls to what takes the focus only where it
    /// is out of sight: beside an item that is seen in part, the Tab key would find nothing else of a row of broad items.
    func displayNeighborsInRow(of path: IndexPath) {
        guard rows != nil, layout.layoutAttributesForItem(at: path)?.isInOrthogonalSection == true,
            path.neighbors.contains(where: {
                display.cell(at: $0) == nil && layout.layoutAttributesForItem(at: $0) != nil
            })
        else { return }
        scroll.setNeedsDisplay()
        setNeedsLayout()
    }

    private func limitOverscan() {
        let focused = itemFocus.indexPath
        let held = indexPathForInteractivelyMovingItem
        collector.limitOverscan(
            distance: { distanceFromScreen($0) },
            keeps: { $0 == focused || $0 == held || focused?.isBeside($0) == true },
            to: scroll.isPrinting ? Self.maximumPrintedCells : nil)
        guard let limit = collector.coverageLimit else { return }
        scroll.limitCoverage(to: limit)
        rows?.removeRows(beyond: bounds) { section in
            collector.attributes.contains { $0.isInOrthogonalSection && $0.indexPath.section == section }
        }
    }

    private func removeLeavingCells(_ attributes: UnsafeBufferPointer<LayoutAttributes>) {
        let focused = itemFocus.indexPath
        let held = indexPathForInteractivelyMovingItem
        display.removeCells(notIn: attributes, keeps: { $0 == focused || $0 == held }) { displayed in
            if !animator.release(displayed.view, to: .cell(displayed.indexPath)) { park(displayed.view) }
        }
    }

    /// Gives each item among the attributes a cell and places it. Returns whether there are attributes of other elements.
    private func displayCells(
        _ attributes: UnsafeBufferPointer<LayoutAttributes>, of dataSource: any CollectionContentSource
    ) -> Bool {
        let reordering = interaction.reordering
        return display.showCells(attributes, in: elements) { number, indexPath, existing in
            guard !display.needsReload else { return nil }
            let (parent, origin) = container(
                of: .cell(indexPath), isInRow: attributes[number].isInOrthogonalSection)
            let cell: CollectionViewCell
            if let existing {
                cell = existing
            } else if !animator.departing.isEmpty, let back = takeDeparting(.cell(indexPath)) as? CollectionViewCell {
                cell = back
            } else {
                display.prepareToMake(in: parent)
                guard let made = dataSource.cell(forItemAt: indexPath, in: self), isDequeued(made) else { return nil }
                guard !display.needsReload else {
                    drop(made)
                    return nil
                }
                if scroll.isPrinting { display.notePrinted(made) }
                cell = made
            }
            move(cell, into: parent)
            if let reordering, reordering.displacesCells {
                let shown = reordering.shownAttributes(attributes[number], for: cell, in: self)
                cell.place(shown, containerOrigin: origin)
            } else {
                cell.place(attributes[number], containerOrigin: origin)
            }
            guard display.needsReload else { return cell }
            if existing == nil { drop(cell) }
            return nil
        }
    }

    private func displaySupplementaries(
        _ all: UnsafeBufferPointer<LayoutAttributes>, of dataSource: any CollectionContentSource
    ) {
        display.removeSupplementaries(notIn: all) { displayed in
            if !animator.release(displayed.view, to: displayed.element) { park(displayed.view) }
        }
        for number in all.indices {
            guard !display.needsReload else { return }
            guard let kind = all[number].element.kind else { continue }
            let element = all[number].element
            let (parent, origin) = container(of: element, isInRow: all[number].isInOrthogonalSection)
            if let view = display.supplementary(showing: element) {
                view.place(all[number], containerOrigin: origin)
                continue
            }
            display.prepareToMake(in: parent)
            var made = takeDeparting(element)
            if made == nil {
                if case .decoration(_, let indexPath) = element {
                    assert(
                        registrations.decorations != nil,
                        "The layout has decorations: the collection view needs the part .decorations.")
                    made = registrations.decorations?.view(ofKind: kind, at: indexPath, in: self)
                } else {
                    made = dataSource.supplementaryView(ofKind: kind, at: element.indexPath, in: self)
                }
                // A cell may serve as a header, with the content of a list row.
                (made as? CollectionViewCell)?.updateConfigurationIfNeeded()
                // Its content may have changed while it had no view: it is measured, whatever size the layout knows.
                made?.measurement.request()
            }
            guard let view = made, isDequeued(view) else { continue }
            guard !display.needsReload else { return drop(view) }
            move(view, into: parent)
            view.place(all[number], containerOrigin: origin)
            display.add(view, showing: element, in: elements)
        }
    }

    /// Whether a view of a data source was dequeued. The first one that was not is reported in the log.
    private func isDequeued(_ view: CollectionReusableView) -> Bool {
        if !view.isDequeued, display.takeFirstReport() {
            send(
                .log(
                    .warning,
                    diagnosticText(
                        422,
                        """
                        A cell or supplementary view is not shown: a data source has to dequeue it from the collection \
                        view.
                        """)
                ))
        }
        return view.isDequeued
    }

    /// The parent node of an element, which may be in the row of an orthogonal section, and the location of the parent's
    /// origin in content coordinates.
    private func container(of element: LayoutElement, isInRow: Bool) -> (node: NodeID, origin: Point) {
        assert(
            rows != nil || !isInRow,
            "The layout has a section that scrolls by itself: the collection view needs the part .orthogonalSections.")
        guard isInRow, element != interaction.reordering?.pointerIndexPath.map({ .cell($0) }),
            let container = rows?.container(ofSection: element.indexPath.section)
        else { return (contentView.node, contentOrigin) }
        return container
    }

    /// Inserts a view into a parent, unless it is its parent already.
    private func move(_ view: CollectionReusableView, into parent: NodeID) {
        guard view.parentNode != parent else { return }
        view.noteParent(parent)
        order.insert(view.node, into: parent, context: context)
    }
}

// MARK: - Views that are removed

extension CollectionView {
    /// Puts a view into the reuse pool.
    func park(_ view: CollectionReusableView) {
        interaction.willReuse(view, in: self)
        view.didEndUse()
        if view.takeAnimation() { send(.stopAnimations(view.node)) }
        releaseFocus(of: view)
        forgetMeasuring(in: view)
        display.park(view, in: elements)
    }

    /// Releases a view that was made for an element and is not displayed.
    func drop(_ view: CollectionReusableView) {
        if context == nil { discard(view) } else { park(view) }
    }

    /// Hides the views in the reuse pool, and limits those in the host's tree.
    func settlePool() {
        let origin = contentOrigin
        let seen = bounds.offsetBy(dx: -origin.x, dy: -origin.y)
        display.settle(
            keepingAttached: collector.room(besides: display.cells.count),
            lingers: { view in collector.isJump && !view.frameInParent.intersects(seen) },
            detach: { detach($0) },
            giveUp: { discard($0) }
        )
    }

    /// Removes a view from the host's tree; the host keeps its element.
    func detach(_ view: CollectionReusableView) {
        order.forget(view.node)
        view.noteParent(.none)
        send(.remove(view.node))
    }

    private func discard(_ view: CollectionReusableView) {
        view.didEndUse()
        order.forget(view.node)
        view.discard()
    }

    /// Discards all views that show elements: the host forgets their elements.
    func discardDisplayed() {
        itemFocus.leave()
        interaction.reordering?.forget()
        interaction.reset(in: self)
        display.removeAll { park($0) }
        tellEndOfDisplay()
        visibility.viewsWereDiscarded(in: self)
        for view in display.removeParked() + animator.reset() { discard(view) }
        sizing?.reset()
        scroll.restart()
        rows?.discard()
        order.reset(context: context)
        itemFocus.reset()
        display.setNeedsReload()
    }
}

extension IndexPath {
    /// The items before and after it in its section, of which there may be none.
    fileprivate var neighbors: [IndexPath] {
        [IndexPath(item: item - 1, section: section), IndexPath(item: item + 1, section: section)]
    }

    /// Whether another one is one of ``neighbors``, without a list of them: each pass compares all elements far from the screen.
    fileprivate func isBeside(_ other: IndexPath) -> Bool {
        section == other.section && (item == other.item - 1 || item == other.item + 1)
    }
}
