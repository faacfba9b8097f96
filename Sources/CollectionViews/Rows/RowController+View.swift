import CollectionDiffing
import CollectionGeometry
import CollectionLayout

// Connects rows with their collection view. The host scrolls and snaps them; the engine follows, and sends the resting
// places. See ``OrthogonalScrollView``.
extension RowController {
    package func handle(_ event: HostEvent, in view: CollectionView) -> Bool {
        switch event {
        case .scrolled(let target, let offset):
            guard let window = window(withScroller: target) else { return false }
            scrolled(window, to: offset.x, in: view)
        case .scrollEnded(let target):
            guard let window = window(withScroller: target) else { return false }
            scrollEnded(window, in: view)
        case .scrollReleased(let target, let velocity):
            guard let window = window(withScroller: target) else { return false }
            released(window, velocity: view.isMirrored ? -velocity.x : velocity.x, in: view)
        case .scrollReturned(let target, let start, let direction):
            guard let window = window(withScroller: target) else { return false }
            window.advance(from: start, towardsEnd: view.isMirrored ? direction < 0 : direction > 0, in: view.layout)
        case .activated(let target):
            return page(by: target, in: view.layout)
        default:
            return false
        }
        return true
    }

    private func scrolled(_ window: OrthogonalScrollView, to hostOffset: Double, in view: CollectionView) {
        guard let movement = window.follow(hostOffset: hostOffset, in: view.layout), view.wantsScrollEvents else {
            return
        }
        if movement.hasBegun { view.tellScrollBegan(.row(section: movement.section)) }
        view.tellRowScrolled(section: movement.section, to: movement.offset)
    }

    private func scrollEnded(_ window: OrthogonalScrollView, in view: CollectionView) {
        guard let rest = window.rest(in: view.layout), view.wantsScrollEvents else { return }
        view.tellRowScrollEnded(section: rest.section, at: rest.offset, isAnimation: rest.endsAnimation)
    }

    /// - Parameter velocity: In points per millisecond, in the reading direction.
    private func released(_ window: OrthogonalScrollView, velocity: Double, in view: CollectionView) {
        guard let scroller = window.scroller else { return }
        let target = view.layout.restingOffset(
            of: scroller, from: window.viewport.bounds.minX, velocity: velocity)
        let release = CollectionView.ScrollRelease(
            source: .row(section: scroller.section), velocity: Point(x: velocity, y: 0), target: Point(x: target, y: 0))
        let chosen = view.tellScrollReleased(release)
        guard chosen.x != target else { return }
        let rest = view.layout.restingOffset(near: chosen.x, inSection: scroller.section)
        window.scroll(to: rest, isAnimated: true, in: view.layout)
    }

    /// Scrolls the row whose button, or a view inside it, was activated. Returns whether there is one.
    private func page(by target: NodeID, in layout: CollectionViewLayout) -> Bool {
        for window in windows {
            let isNext = window.nextButton.view(for: target) != nil
            guard isNext || window.previousButton.view(for: target) != nil else { continue }
            window.page(forwards: isNext, in: layout)
            return true
        }
        return false
    }

    package func scroll(
        to attributes: LayoutAttributes,
        at position: CollectionView.ScrollPosition,
        isAnimated: Bool,
        in view: CollectionView
    ) -> Bool {
        var scrollers: [OrthogonalScroller] = []
        // The item itself may be far beyond the edges of the window.
        let line = Rect(
            x: view.bounds.minX, y: attributes.frame.minY, width: view.bounds.width, height: attributes.frame.height)
        view.layout.collectOrthogonalScrollers(in: line, into: &scrollers)
        guard let scroller = scrollers.first(where: { $0.section == attributes.indexPath.section }) else {
            return false
        }
        let current = scroller.contentOffset.x
        let proposed = position.offset(
            showing: span(of: attributes.frame, in: scroller.frame, isMirrored: view.isMirrored),
            in: (scroller.insets.leading, scroller.frame.width - scroller.insets.trailing),
            from: current
        )
        let resting = view.layout.restingOffset(near: proposed, inSection: scroller.section)
        let clamped = min(max(resting, scroller.offsetRange.lowerBound), scroller.offsetRange.upperBound)
        guard clamped != current else { return false }
        if isAnimated, let window = window(forSection: scroller.section) {
            window.scroll(to: clamped, isAnimated: true, in: view.layout)
            return false
        }
        view.layout.setOrthogonalContentOffset(
            Point(x: clamped, y: 0), forSection: scroller.section, isSettled: true)
        view.scroll.setNeedsDisplay()
        return true
    }
}

// MARK: - Display

extension RowController {
    package func collect(section: Int, at frame: Rect, in view: CollectionView) {
        collect(
            section: section, at: frame, in: view.bounds, covered: view.scroll.viewport.covered ?? view.bounds,
            of: view.layout)
    }

    package func display(of source: any CollectionContentSource, in view: CollectionView) {
        // What names a section is the program's own, which may have all be shown anew.
        let labels = wanted.map { source.accessibilityLabel(forSection: $0.section) }
        guard !view.display.needsReload else { return }
        let origin = view.contentOrigin
        var next = 0
        display(make: { makeWindow(in: view) }) { window, scroller in
            let label = labels[next]
            next += 1
            window.show(scroller, in: origin, label: label, isMirrored: view.isMirrored, elements: view.elements)
            window.settle(in: view.layout, coverageLimit: view.collector.coverageLimit)
        }
    }

    private func makeWindow(in view: CollectionView) -> OrthogonalScrollView {
        let window = OrthogonalScrollView(overscan: view.scroll.viewport.configuration.alongRows)
        window.row.setAttribute(.accessibilityRole, view.accessibilityPattern.rowRole)
        if let context = view.context {
            window.realize(in: context)
            view.order.insert(window.node, into: view.contentView.node, context: context)
        }
        return window
    }

    package func distanceFromWindow(
        _ frame: Rect,
        ofSection section: Int,
        isWanted: Bool,
        in view: CollectionView
    ) -> Double {
        guard let row = isWanted ? wanted.first(where: { $0.section == section }) : scroller(ofSection: section) else {
            return 0
        }
        let span = span(of: frame, in: row.frame, isMirrored: view.isMirrored)
        let offset = row.contentOffset.x
        return max(offset - span.end, span.start - offset - row.frame.width)
    }

    /// The span of a frame in a row: in points from the start of the window, in the reading direction.
    private func span(of frame: Rect, in window: Rect, isMirrored: Bool) -> (start: Double, end: Double) {
        isMirrored
            ? (window.maxX - frame.maxX, window.maxX - frame.minX)
            : (frame.minX - window.minX, frame.maxX - window.minX)
    }

    package func describe(tabStop: IndexPath?, _ numbers: ItemNumbering, in view: CollectionView) {
        for window in windows { describe(window, tabStop: tabStop, numbers, in: view) }
    }

    /// A section that scrolls by itself is one item among the others. The Tab key reaches it unless it reaches one of
    /// its cells: everything that scrolls must be accessible by keyboard.
    private func describe(
        _ window: OrthogonalScrollView,
        tabStop: IndexPath?,
        _ numbers: ItemNumbering,
        in view: CollectionView
    ) {
        let isTabStop = view.isKeyboardNavigable && tabStop?.section != window.section
        window.carousel.setAttribute(.tabIndex, isTabStop ? "0" : nil)
        window.setAttribute(.accessibilityRole, view.accessibilityPattern.windowRole)
        guard view.accessibilityPattern == .list, let section = window.section, numbers.contains(section) else {
            window.setAttribute(.positionInSet, nil)
            window.setAttribute(.setSize, nil)
            return
        }
        window.setAttribute(.positionInSet, "\(numbers.start(ofSection: section) + 1)")
        window.setAttribute(.setSize, "\(numbers.count(ofSection: section))")
    }
}

// MARK: - Updates

extension RowController {
    package func rememberPlaces(of sectionCount: Int, over update: IndexPathTranslation?, in view: CollectionView) {
        rememberPlaces(of: sectionCount, in: view.layout, view.elements, over: update)
    }

    package func animate(_ transition: UpdateTransition, in view: CollectionView) {
        for window in windows {
            guard let scroller = window.scroller else { continue }
            var animation = HostAnimation(milliseconds: CollectionView.updateMilliseconds)
            if let old = transition.oldWindows[scroller.section] {
                let start = transition.carried(old, to: view.bounds)
                animation.translation = Point(x: start.minX - scroller.frame.minX, y: start.minY - scroller.frame.minY)
            } else {
                animation.opacity = -1
            }
            if !animation.isEmpty { view.send(.animate(window.node, animation)) }
        }
    }

    package func start(
        of reusableView: CollectionReusableView,
        at attributes: LayoutAttributes,
        _ transition: UpdateTransition,
        in view: CollectionView
    ) -> LayoutAttributes? {
        var start = attributes
        let section = attributes.indexPath.section
        if let old = transition.oldAttributes[reusableView.node], old.isInOrthogonalSection {
            guard let oldWindow = transition.oldWindows[section], let scroller = scroller(ofSection: section) else {
                return nil
            }
            start = old
            // A scroll that keeps items at their places is not animated.
            let scrolled = scroller.contentOffset.x - (transition.oldRowOffsets[section] ?? scroller.contentOffset.x)
            start.frame = old.frame.offsetBy(
                dx: scroller.frame.minX - oldWindow.minX + (view.isMirrored ? -scrolled : scrolled),
                dy: scroller.frame.minY - oldWindow.minY
            )
        } else if case .cell(let path) = attributes.element, transition.translation.oldPath(ofNew: path) == nil,
            transition.oldWindows[section] != nil
        {
            start.alpha = 0
        }
        return start
    }
}
