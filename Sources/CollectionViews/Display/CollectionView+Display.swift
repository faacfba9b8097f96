import CollectionGeometry
import CollectionLayout

// The display pass: exactly the elements near the screen have views. Views that left are parked, then used again for those
// that came.
extension CollectionView {
    /// Displays what has come near the screen, if that is due.
    func displayIfNeeded(_ source: any CollectionContentSource) {
        let isDue = display.needsReload || scroll.needsDisplay || hasTooManyCells
        guard isDue || rows?.needsDisplay == true else { return }
        note(.display)
        if isDue { scroll.beginDisplay() }
        displayElements(of: source, in: scroll.viewport.covered ?? bounds)
        display.noteDisplayed()
        order.setNeedsReadingOrder()
    }

    /// Makes exactly the elements of a region exist. What makes them may have all be shown anew, or take the view away: then
    /// no more are made.
    ///
    /// - Parameter region: A part of the content, in content coordinates.
    private func displayElements(of source: any CollectionContentSource, in region: Rect) {
        let isReload = display.takeReload()
        display.removeReplaced { park($0) }
        let hasRows = rows?.collect(in: region, of: layout) == true
        // In a jump nothing is made beyond the edges: there is nothing to drop.
        let isJump = region == bounds && !hasRows && !scroll.viewport.isResting && animator.transition == nil
        collector.collect(in: region, of: layout, isJump: isJump)
        // What most passes have no use for is not called: a browser would compile it for the first one.
        if itemFocus.indexPath != nil, !isReload { collectFocusedCell() }
        if let path = indexPathForInteractivelyMovingItem { collector.add(.cell(path), of: layout) }
        if isJump { collector.countVisible() } else { limitOverscan() }
        if sizing != nil { collector.addUnmeasuredSiblings(in: region, of: layout) }
        if isReload, !display.isEmpty { display.removeAll { park($0) } }
        rows?.display(of: source, in: self)
        collector.sort()
        // Read in place: of a property, which may change meanwhile, each element would be copied to look at it.
        let attributes = collector.attributes
        attributes.withUnsafeBufferPointer { attributes in
            if !display.cells.isEmpty { removeLeavingCells(attributes) }
            let hasOthers = displayCells(attributes, of: source)
            if hasOthers || !display.supplementaries.isEmpty { displaySupplementaries(attributes, of: source) }
        }
        settlePool()
    }

    /// Adds the cell that holds the focus where it is far from the screen, and the window of the row it is in, so that
    /// neither is used for anything else.
    private func collectFocusedCell() {
        guard let path = itemFocus.indexPath, display.cell(at: path) != nil else { return }
        collector.add(.cell(path), of: layout)
        guard let attributes = layout.layoutAttributesForItem(at: path), attributes.isInOrthogonalSection else {
            return
        }
        rows?.collect(section: path.section, at: attributes.frame, in: self)
    }

    private func limitOverscan() {
        let focused = itemFocus.indexPath
        let held = indexPathForInteractivelyMovingItem
        collector.limitOverscan(distance: { distanceFromScreen($0) }, keeps: { $0 == focused || $0 == held })
        if let limit = collector.coverageLimit { scroll.limitCoverage(to: limit) }
    }

    private func removeLeavingCells(_ attributes: UnsafeBufferPointer<LayoutAttributes>) {
        let focused = itemFocus.indexPath
        let held = indexPathForInteractivelyMovingItem
        display.removeCells(notIn: attributes, keeps: { $0 == focused || $0 == held }) { displayed in
            if !animator.release(displayed.view, to: .cell(displayed.indexPath)) { park(displayed.view) }
        }
    }

    /// Has a cell stand wherever the attributes want one. Returns whether some of them are of anything else.
    private func displayCells(
        _ attributes: UnsafeBufferPointer<LayoutAttributes>, of dataSource: any CollectionContentSource
    ) -> Bool {
        let reordering = interaction.reordering
        return display.showCells(attributes, in: elements) { number, indexPath, existing in
            guard !display.needsReload else { return nil }
            let (parent, origin) = container(of: attributes[number])
            let cell: CollectionViewCell
            if let existing {
                cell = existing
            } else if !animator.departing.isEmpty, let back = takeDeparting(.cell(indexPath)) as? CollectionViewCell {
                cell = back
            } else {
                display.prepareToMake(in: parent)
                guard let made = dataSource.cell(forItemAt: indexPath, in: self), made.isDequeued else { return nil }
                guard !display.needsReload else {
                    drop(made)
                    return nil
                }
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
            let (parent, origin) = container(of: all[number])
            if let view = display.supplementary(showing: element) {
                view.place(all[number], containerOrigin: origin)
                continue
            }
            display.prepareToMake(in: parent)
            var made = takeDeparting(element)
            if made == nil {
                if case .decoration(_, let indexPath) = element {
                    assert(
                        decorations != nil,
                        "The layout has decorations: the collection view needs the part .decorations.")
                    made = decorations?.view(ofKind: kind, at: indexPath, in: self)
                } else {
                    made = dataSource.supplementaryView(ofKind: kind, at: element.indexPath, in: self)
                }
                // What it shows may have changed while it had no view: it is measured whatever the layout knows.
                made?.wantsMeasuring = true
            }
            guard let view = made, view.isDequeued else { continue }
            guard !display.needsReload else { return drop(view) }
            move(view, into: parent)
            view.place(all[number], containerOrigin: origin)
            display.add(view, showing: element, in: elements)
        }
    }

    /// Where an element is put: the parent, and the content location of the parent's corner.
    private func container(of attributes: LayoutAttributes) -> (node: NodeID, origin: Point) {
        assert(
            rows != nil || !attributes.isInOrthogonalSection,
            "The layout has a section that scrolls by itself: the collection view needs the part .orthogonalSections.")
        guard attributes.isInOrthogonalSection,
            attributes.element != interaction.reordering?.pointerIndexPath.map({ .cell($0) }),
            let container = rows?.container(ofSection: attributes.indexPath.section)
        else { return (contentView.node, contentOrigin) }
        return container
    }

    /// Puts a view into a parent unless it already is there.
    private func move(_ view: CollectionReusableView, into parent: NodeID) {
        guard view.parentNode != parent else { return }
        view.parentNode = parent
        order.insert(view.node, into: parent, context: context)
    }
}

// MARK: - Views that go

extension CollectionView {
    /// Puts a view among those that wait to be used again.
    func park(_ view: CollectionReusableView) {
        interaction.willReuse(view, in: self)
        view.didEndUse()
        if view.mayBeAnimating {
            view.mayBeAnimating = false
            send(.stopAnimations(view.node))
        }
        releaseFocus(of: view)
        display.park(view, in: elements)
    }

    /// Lets go of a view that was made for an element and is not shown.
    func drop(_ view: CollectionReusableView) {
        if context == nil { discard(view) } else { park(view) }
    }

    /// Hides what waits to be used again, and keeps the host's tree small.
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

    /// Takes a view out of the host's tree; the host keeps it.
    func detach(_ view: CollectionReusableView) {
        order.forget(view.node)
        view.parentNode = .none
        send(.remove(view.node))
    }

    private func discard(_ view: CollectionReusableView) {
        view.didEndUse()
        order.forget(view.node)
        view.discard()
    }

    /// Has the host forget all views that show elements.
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
