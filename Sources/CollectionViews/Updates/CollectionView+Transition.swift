import CollectionDiffing
import CollectionGeometry
import CollectionLayout

// The movements of an update. Every view has its final place from the first moment on; what is sent are differences that
// shrink to nothing. So an update that comes while another moves needs to know nothing of it.
extension CollectionView {
    /// How long the movements of an update take, in milliseconds.
    static var updateMilliseconds: Int { 320 }

    /// Starts the movements of the update that the last pass has shown.
    func animateTransition() {
        guard let transition = animator.takeTransition() else { return }
        note(.animate)
        layout.prepare(forCollectionViewUpdates: transition.layoutUpdate)
        if transition.isAnimated {
            for displayed in display.cells where interaction.reordering?.isDisplaced(displayed.view) != true {
                animate(displayed.view, transition)
            }
            for displayed in display.supplementaries { animate(displayed.view, transition) }
            for window in rows.windows { animate(window, transition) }
            animator.noteAnimated()
        }
        for departing in animator.departing { redirect(departing, transition) }
        for leaving in transition.leaving { animate(leaving, transition) }
        layout.finalizeCollectionViewUpdates()
    }

    /// Moves a view that is shown now from where its element was, or lets it appear.
    private func animate(_ view: CollectionReusableView, _ transition: UpdateTransition) {
        guard let attributes = view.layoutAttributes else { return }
        guard !attributes.isInOrthogonalSection else { return animateInRow(view, attributes, transition) }
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
        // What neither was nor is on the screen needs no movement.
        guard start.frame.intersects(bounds) || attributes.frame.intersects(bounds) else { return }
        animate(view, from: start, to: attributes)
    }

    /// The same for a view in a row, whose window moves by itself.
    private func animateInRow(
        _ view: CollectionReusableView,
        _ attributes: LayoutAttributes,
        _ transition: UpdateTransition
    ) {
        var start = attributes
        let section = attributes.indexPath.section
        if let old = transition.oldAttributes[view.node], old.isInOrthogonalSection {
            guard let oldWindow = transition.oldWindows[section],
                let scroller = rows.window(forSection: section)?.scroller
            else { return }
            start = old
            // What the row was scrolled by, so that things stay where they are, is no movement.
            let scrolled = scroller.contentOffset.x - (transition.oldRowOffsets[section] ?? scroller.contentOffset.x)
            start.frame = old.frame.offsetBy(
                dx: scroller.frame.minX - oldWindow.minX + (isMirrored ? -scrolled : scrolled),
                dy: scroller.frame.minY - oldWindow.minY
            )
        } else if case .cell(let path) = attributes.element, transition.translation.oldPath(ofNew: path) == nil,
            transition.oldWindows[section] != nil
        {
            start.alpha = 0
        }
        animate(view, from: start, to: attributes)
    }

    /// Moves the window of a row from where it was, or lets it appear.
    private func animate(_ window: OrthogonalScrollView, _ transition: UpdateTransition) {
        guard let scroller = window.scroller else { return }
        var animation = HostAnimation(milliseconds: Self.updateMilliseconds)
        if let old = transition.oldWindows[scroller.section] {
            let start = transition.carried(old, to: bounds)
            animation.translation = Point(x: start.minX - scroller.frame.minX, y: start.minY - scroller.frame.minY)
        } else {
            animation.opacity = -1
        }
        if !animation.isEmpty { send(.animate(window.node, animation)) }
    }

    /// Moves a view whose element left the screen to where that element went, or lets it disappear.
    private func animate(_ leaving: UpdateTransition.Leaving, _ transition: UpdateTransition) {
        let view = leaving.view
        var start = leaving.oldAttributes
        start.frame = transition.carried(start.frame, to: bounds)
        var end = leaving.oldAttributes
        if let attributes = leaving.element.flatMap({ layout.layoutAttributes(for: $0) }) {
            end = attributes
        } else {
            // Gone, or not laid out any more although its section stays, as a placeholder whose section has items now.
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

    /// Sends a view that is already on its way to where its element is after another update, or lets it disappear.
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
        view.mayBeAnimating = true
        send(.animate(view.node, animation))
    }

    /// Hands out the view that is on its way off the screen with an element, now that the element is wanted again.
    func takeDeparting(_ element: LayoutElement) -> CollectionReusableView? {
        guard let view = animator.takeDeparting(element) else { return nil }
        view.setAttribute(.isHiddenFromAccessibility, nil)
        return view
    }

    /// Makes a view that has disappeared available again.
    private func finishDeparture(_ number: Int) {
        guard let view = animator.finishDeparture(number) else { return }
        view.setAttribute(.isHiddenFromAccessibility, nil)
        park(view)
        setNeedsLayout()
        display.setNeedsSettling()
    }

    /// Moves views from where they stood to where sizes have put them.
    func animateSizes() {
        let places = animator.takeRememberedPlaces()
        display.forEach { view in
            guard view.mayBeAnimating, let old = places[view.node], let new = placeOnScreen(view), old != new else {
                return
            }
            let distance = Point(x: old.x - new.x, y: old.y - new.y)
            send(.animate(view.node, HostAnimation(translation: distance, milliseconds: Self.updateMilliseconds)))
        }
    }

    /// Where the views stand that are shown, on the screen.
    func placesOnScreen() -> LinearMap<NodeID, Point> {
        var places = LinearMap<NodeID, Point>()
        display.forEach { places[$0.node] = placeOnScreen($0) }
        return places
    }

    private func placeOnScreen(_ view: CollectionReusableView) -> Point? {
        guard let attributes = view.layoutAttributes, !attributes.isInOrthogonalSection else { return nil }
        return attributes.frame.origin.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
    }

    /// Where an element that stays was before the update, if it was not on the screen; `nil` if it is new.
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
