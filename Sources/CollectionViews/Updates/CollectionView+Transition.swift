import CollectionDiffing
import CollectionGeometry
import CollectionLayout

// The animations of an update. Every view has its final frame from the start; the commands sent are differences that
// shrink to zero. So an update that comes while another is animated needs no knowledge of it.
extension CollectionView {
    /// The duration of an update's animations, in milliseconds.
    static var updateMilliseconds: Int { 320 }

    /// Starts the animations of the update that the last pass has shown.
    func animateTransition() {
        guard let transition = animator.takeTransition() else { return }
        note(.animate)
        layout.prepare(forCollectionViewUpdates: transition.layoutUpdate)
        if transition.isAnimated {
            for displayed in display.cells where interaction.reordering?.isDisplaced(displayed.view) != true {
                animate(displayed.view, transition)
            }
            for displayed in display.supplementaries { animate(displayed.view, transition) }
            rows?.animate(transition, in: self)
            animator.noteAnimated()
        }
        for departing in animator.departing { redirect(departing, transition) }
        for leaving in transition.leaving { animate(leaving, transition) }
        layout.finalizeCollectionViewUpdates()
    }

    /// Animates a displayed view from the old place of its element, or lets it appear.
    private func animate(_ view: CollectionReusableView, _ transition: UpdateTransition) {
        guard let attributes = view.layoutAttributes else { return }
        guard !attributes.isInOrthogonalSection else {
            // The window of the row is animated on its own.
            guard let start = rows?.start(of: view, at: attributes, transition, in: self) else { return }
            return animate(view, from: start, to: attributes)
        }
        var start = attributes
        if let old = transition.oldAttributes[view.node] {
            start = old
            start.frame = transition.carried(old.frame, to: bounds)
        } else if let frame = oldFrame(of: attributes.element, transition) {
            start.frame = transition.carried(frame, to: bounds)
        } else if let initial = initialAttributes(of: attributes.element) {
            start = initial
        } else {
            start.alpha = 0
        }
        // A view that neither was nor is on the screen needs no animation.
        guard start.frame.intersects(bounds) || attributes.frame.intersects(bounds) else { return }
        animate(view, from: start, to: attributes)
    }

    /// Animates a view whose element is not displayed any more to the element's new place, or lets it disappear.
    private func animate(_ leaving: UpdateTransition.Leaving, _ transition: UpdateTransition) {
        let view = leaving.view
        var start = leaving.oldAttributes
        start.frame = transition.carried(start.frame, to: bounds)
        var end = leaving.oldAttributes
        if let attributes = leaving.element.flatMap({ layout.layoutAttributes(for: $0) }) {
            end = attributes
        } else {
            // Removed, or without a frame although its section stays, such as a placeholder whose section has items
            // now.
            end = finalAttributes(of: end.element) ?? end
            end.frame = transition.carried(end.frame, to: bounds)
            end.alpha = 0
        }
        view.place(end, containerOrigin: contentOrigin)
        view.setAttribute(.isHiddenFromAccessibility, "true")
        animate(view, from: start, to: end)
        let departure = animator.depart(view, isOutdated: transition.changes(leaving.element))
        context?.after(milliseconds: Self.updateMilliseconds) { [self] in finishDeparture(departure) }
    }

    /// Redirects a departing view to the place of its element after another update, or lets it disappear.
    private func redirect(_ departing: UpdateAnimator.Departing, _ transition: UpdateTransition) {
        guard let old = departing.view.layoutAttributes else { return }
        var start = old
        start.frame = transition.carried(start.frame, to: bounds)
        var end = start
        if let attributes = departing.element.flatMap({ layout.layoutAttributes(for: $0) }) {
            end = attributes
        } else {
            end.alpha = 0
        }
        departing.view.place(end, containerOrigin: contentOrigin)
        if transition.isAnimated { animate(departing.view, from: start, to: end) }
    }

    private func animate(_ view: CollectionReusableView, from start: LayoutAttributes, to end: LayoutAttributes) {
        let animation = HostAnimation(
            translation: Point(x: start.frame.minX - end.frame.minX, y: start.frame.minY - end.frame.minY),
            growth: Size(width: start.frame.width - end.frame.width, height: start.frame.height - end.frame.height),
            opacity: start.alpha - end.alpha,
            milliseconds: Self.updateMilliseconds
        )
        guard !animation.isEmpty else { return }
        view.noteAnimation()
        send(.animate(view.node, animation))
    }

    /// Returns the departing view of an element that has to be displayed again.
    func takeDeparting(_ element: LayoutElement) -> CollectionReusableView? {
        guard let view = animator.takeDeparting(element) else { return nil }
        view.setAttribute(.isHiddenFromAccessibility, nil)
        return view
    }

    /// Returns a view that has disappeared to the reuse pool.
    private func finishDeparture(_ number: Int) {
        guard let view = animator.finishDeparture(number) else { return }
        view.setAttribute(.isHiddenFromAccessibility, nil)
        park(view)
        setNeedsLayout()
        display.setNeedsSettling()
    }

    /// The frame of a remaining element before the update, if it was not on the screen; `nil` if it is new.
    private func oldFrame(of element: LayoutElement, _ transition: UpdateTransition) -> Rect? {
        guard case .cell(let path) = element, let oldPath = transition.translation.oldPath(ofNew: path) else {
            return nil
        }
        return layout.finalLayoutAttributesForDisappearingItem(at: oldPath)?.frame
    }

    private func initialAttributes(of element: LayoutElement) -> LayoutAttributes? {
        switch element {
        case .cell(let path):
            layout.initialLayoutAttributesForAppearingItem(at: path)
        case .supplementary(let kind, let path):
            layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind, let path):
            layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
        }
    }

    private func finalAttributes(of element: LayoutElement) -> LayoutAttributes? {
        switch element {
        case .cell(let path):
            layout.finalLayoutAttributesForDisappearingItem(at: path)
        case .supplementary(let kind, let path):
            layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
        case .decoration(let kind, let path):
            layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: path)
        }
    }
}
