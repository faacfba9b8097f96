import CollectionDataSources
public import CollectionGeometry
import CollectionLayout

extension CollectionView {
    /// Where an item is to be seen after scrolling to it. In a row that scrolls by itself, top stands for the leading and
    /// bottom for the trailing edge as well.
    public enum ScrollPosition: Hashable, Sendable {
        /// Its top at the top of the view.
        case top
        /// In the middle of the view.
        case center
        /// Its bottom at the bottom of the view.
        case bottom
        /// By the shortest way to where all of it is seen; nowhere if all of it is seen already.
        case nearest
    }

    /// The offset of the content: what stands at the top of the view. It is negative where an inset is seen.
    public var contentOffset: Point { bounds.origin }

    /// Room around the content that it can be scrolled out of, in points: for bars that lie over the view.
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

    /// Scrolls to an offset, in points; it is clamped to the content and its insets.
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

    /// Scrolls until an item is seen at a position, as far as the content goes.
    ///
    /// The item ends up exactly there even when rows on the way and around it turn out to have other sizes than
    /// estimated. A path that does not exist is ignored; a user who scrolls meanwhile is let go.
    ///
    /// - Parameters:
    ///   - indexPath: The item, in the newest data.
    ///   - position: Where it is to be seen.
    ///   - animated: Whether the way is to be seen. It is not when the user prefers less motion.
    public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
        let isAnimated = animated && context?.environment.prefersReducedMotion == false
        let element = elements.handle(forItemAt: indexPath, isAhead: updates.isAhead)
        scroll.setTarget(ScrollTarget(element, place: .position(position), isAnimated: isAnimated), needsRow: true)
        setNeedsLayout()
    }

    /// Goes to where an item is seen with its top edge at a distance below the top of the view, in points.
    func restore(_ indexPath: IndexPath, distance: Double) {
        let element = elements.handle(forItemAt: indexPath, isAhead: updates.isAhead)
        scroll.setTarget(ScrollTarget(element, place: .distance(distance), isAnimated: false))
        setNeedsLayout()
    }
}

extension CollectionView {
    /// What the host scrolls.
    var surface: ScrollSurface { ScrollSurface(context: context, scroller: node, content: contentView.node) }

    /// The extent of the content, in points.
    var contentSize: Size { scroll.contentSize }

    /// The place in the content at the corner of the host's scrolled box.
    var contentOrigin: Point { scroll.contentOrigin }

    /// Scrolls without the user's doing, as far as the content goes.
    func correctOffset(to wanted: Point) { scroll.correctOffset(to: wanted.y, on: surface) }

    private func animateScroll(to offset: Double) {
        if scroll.animate(to: offset, on: surface) { setNeedsLayout() }
    }

    /// Goes on towards the target. Returns whether something was moved, so that other elements are to be displayed.
    ///
    /// - Parameter isSettled: Whether all that is displayed has been measured.
    func approachTarget(isSettled: Bool) -> Bool {
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

    /// Scrolls the row of an item so that the item is seen in it. Returns whether other items are seen at once.
    private func scrollRow(to attributes: LayoutAttributes, _ target: ScrollTarget) -> Bool {
        guard case .position(let position) = target.place, let rows else { return false }
        return rows.scroll(to: attributes, at: position, isAnimated: target.isAnimated, in: self)
    }
}

// MARK: - What the host tells

extension CollectionView {
    /// The host has scrolled the content.
    func contentScrolled(to offset: Point) {
        guard let movement = scroll.follow(hostOffset: offset.y, on: surface) else { return }
        if movement.hasBegun, wantsScrollEvents { tellScrollBegan(.content) }
        if movement.isByUser { interaction.didScroll(in: self) }
        tellScrolled()
    }

    /// The content has come to rest.
    func contentScrollEnded() {
        let rest = scroll.rest(on: surface)
        tellScrollEnded(isAnimation: rest.endsAnimation, isAtTop: rest.isAtTop)
    }

    /// The user has let go of what was being dragged.
    ///
    /// - Parameter velocity: In points a millisecond.
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
