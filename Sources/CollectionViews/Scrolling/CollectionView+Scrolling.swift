import CollectionDataSources
public import CollectionGeometry
import CollectionLayout

extension CollectionView {
    /// The position of an item after scrolling to it. In a row that scrolls by itself, top means the leading and bottom
    /// the trailing edge as well.
    public enum ScrollPosition: Hashable, Sendable {
        /// The item's top edge is at the top of the view, below ``CollectionView/contentInset``.
        case top
        /// The item is centred in the view.
        case center
        /// The item's bottom edge is at the bottom of the view, above ``CollectionView/contentInset``.
        case bottom
        /// The item is entirely visible after the shortest scroll; no scroll if it is already.
        case nearest
    }

    /// The offset of the content, in points: the content coordinate at the top of the view, negative where an inset is
    /// visible. `x` is always 0.
    public var contentOffset: Point { bounds.origin }

    /// The distance by which the content can be scrolled beyond its edges, in points: room for bars that lie over the
    /// view.
    ///
    /// The view adds nothing to it, unlike UIKit's adjusted inset. Layouts keep the safe area clear at the sides, see
    /// ``CompositionalLayoutConfiguration/contentInsetsReference``; what lies over the top or the bottom sets this property.
    ///
    /// `left` and `right` are those of the screen in both reading directions. The content does not scroll sideways, so that they
    /// move nothing: pinned columns stay clear of them, and what is beneath them does not count as visible.
    public var contentInset: EdgeInsets {
        get { scroll.contentInset }
        set {
            guard newValue != contentInset else { return }
            scroll.setContentInset(newValue)
            showRefreshInset()
            layout.invalidateLayout()
            setNeedsLayout()
        }
    }

    /// Scrolls to an offset, in points and content coordinates; it is clamped to the content and its insets. `x` is ignored.
    ///
    /// At the start of the content the offset is `-contentInset.top`. Without an animation ``contentOffset`` has the offset when
    /// the method returns; with one it follows the host until ``ScrollViewDelegate/scrollViewDidEndScrollingAnimation(_:)``.
    /// There is no animation when the user prefers reduced motion.
    public func setContentOffset(_ offset: Point, animated: Bool) {
        layoutIfNeeded()
        scroll.setTarget(nil)
        let target = scroll.clamped(offset.y)
        guard target != bounds.minY else { return }
        if animated, context?.environment.prefersReducedMotion != true {
            animateScroll(to: target)
        } else {
            correctOffset(to: Point(x: 0, y: target))
            setNeedsLayout()
        }
    }

    /// Scrolls to an item, as far as the content reaches.
    ///
    /// The item ends at exactly that position even when rows near it turn out to have other sizes than estimated. A
    /// path that does not exist is ignored. If the user scrolls meanwhile, the scroll to the item is cancelled.
    ///
    /// - Parameters:
    ///   - indexPath: The path of the item in the newest data.
    ///   - position: The position of the item in the view.
    ///   - animated: Whether the scroll is animated. It is not when the user prefers reduced motion.
    public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        let isAnimated = animated && context?.environment.prefersReducedMotion == false
        let element = elements.handle(forItemAt: indexPath, isAhead: connection.updates.isAhead)
        scroll.setTarget(ScrollTarget(element, place: .position(position), isAnimated: isAnimated), needsRow: true)
        setNeedsLayout()
    }

    /// Scrolls to an item so that its top edge is at a distance below the top of the view, in points, and keeps it there until the
    /// user scrolls, whatever is measured, loaded or inserted above it.
    ///
    /// - Parameter isAhead: Whether the path is that after an update that has not been shown yet; `nil` for a path in the
    ///   newest data.
    func restore(_ indexPath: IndexPath, distance: Double, isAhead: Bool? = nil) {
        let element = elements.handle(forItemAt: indexPath, isAhead: isAhead ?? connection.updates.isAhead)
        scroll.setTarget(ScrollTarget(element, place: .distance(distance), isAnimated: false))
        setNeedsLayout()
    }
}

extension CollectionView {
    /// The host's elements that scroll.
    var surface: ScrollSurface { ScrollSurface(context: context, scroller: node, content: contentView.node) }

    /// The size of the content, in points.
    var contentSize: Size { scroll.contentSize }

    /// The content coordinates of the origin of the host's scrolled box, in points.
    var contentOrigin: Point { scroll.contentOrigin }

    /// Scrolls by the program rather than the user, as far as the content reaches.
    func correctOffset(to wanted: Point) { scroll.correctOffset(to: wanted.y, on: surface) }

    private func animateScroll(to offset: Double) {
        if scroll.animate(to: offset, on: surface) { setNeedsLayout() }
    }

    /// Continues towards the target. Returns whether something was moved, so that other elements must be displayed.
    ///
    /// - Parameter isSettled: Whether all that is displayed has been measured.
    func approachTarget(isSettled: Bool) -> Bool {
        // A dragged item scrolls the content.
        if isMovingItem { scroll.releasePlace() }
        guard let target = scroll.target else { return false }
        guard let path = target.element.indexPath, let attributes = layout.layoutAttributesForItem(at: path) else {
            scroll.setTarget(nil)
            return false
        }
        let isRowMoved =
            scroll.takeRowRequest() && attributes.isInOrthogonalSection && scrollRow(to: attributes, target)
        switch scroll.approach(attributes.frame, isSettled: isSettled) {
        case .jump(let offset):
            correctOffset(to: Point(x: 0, y: offset))
            return true
        case .animate(let offset):
            animateScroll(to: offset)
        case .finish, .wait:
            break
        }
        return isRowMoved
    }

    /// Scrolls the row of an item to the item. Returns whether other items became visible without an animation.
    private func scrollRow(to attributes: LayoutAttributes, _ target: ScrollTarget) -> Bool {
        guard case .position(let position) = target.place, let rows else { return false }
        return rows.scroll(to: attributes, at: position, isAnimated: target.isAnimated, in: self)
    }
}

// MARK: - Events of the host

extension CollectionView {
    /// The host has scrolled the content.
    func contentScrolled(to offset: Point) {
        guard let movement = scroll.follow(hostOffset: offset.y, on: surface) else { return }
        if movement.hasBegun, wantsScrollEvents { tellScrollBegan(.content) }
        if movement.isByUser { interaction.didScroll(in: self) }
        tellScrolled()
    }

    /// The host shows what another document has shown: a displayed cell keeps the distance of its top edge below the top of the view,
    /// in points. A node that is in no displayed cell changes nothing.
    func contentRestored(_ cell: NodeID, distance: Double) {
        guard distance.isFinite, let path = display.cell(around: cell)?.indexPath else { return }
        restore(path, distance: distance, isAhead: false)
    }

    /// The host has stopped scrolling the content.
    func contentScrollEnded() {
        let rest = scroll.rest(on: surface)
        tellScrollEnded(isAnimation: rest.endsAnimation, isAtTop: rest.isAtTop)
    }

    /// The user has released the content or row under the finger.
    ///
    /// - Parameter velocity: In points per millisecond.
    func scrollReleased(_ target: NodeID, _ velocity: Point) -> Bool {
        guard target == node else { return rows?.handle(.scrollReleased(target, velocity: velocity), in: self) == true }
        releaseContent(velocity.y)
        return true
    }

    private func releaseContent(_ velocity: Double) {
        let proposed = Point(x: 0, y: scroll.clamped(bounds.minY + velocity * ScrollMotion.reach.normal))
        let speed = Point(x: 0, y: velocity * 1000)
        let target = layout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: speed)
        let release = ScrollRelease(source: .content, velocity: Point(x: 0, y: velocity), target: target)
        let chosen = tellScrollReleased(release)
        if chosen.y != proposed.y { animateScroll(to: scroll.clamped(chosen.y)) }
    }
}
