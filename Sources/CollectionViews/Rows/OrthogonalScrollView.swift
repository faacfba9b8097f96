import CollectionGeometry
import CollectionLayout

/// The window of one orthogonal section: a native horizontal scroller, and two buttons that scroll it for pointers that
/// cannot swipe.
///
/// The buttons are inside the scrolled element and stick to the edges of the window, so that a wheel or a finger on
/// them scrolls the row.
///
/// It is reused like a cell: when its section stops being displayed, the window shows another section; its cells stay in it
/// to be configured again.
final class OrthogonalScrollView: View {
    let carousel = View(.carousel, styleClasses: ["carousel"])
    let track = View(.box, styleClasses: ["carousel-track"])
    let row = View(.box, styleClasses: ["carousel-row"])
    let previousButton = Button(styleClasses: ["carousel-button", "carousel-previous"])
    let nextButton = Button(styleClasses: ["carousel-button", "carousel-next"])

    /// The row that the window shows; `nil` while it shows none.
    private(set) var scroller: OrthogonalScroller?
    /// The visible part of the row. The layout keeps the same overscan on both sides, and so does the viewport.
    private(set) var viewport: Viewport
    /// The geometry of the row in the host's scroller.
    private(set) var geometry = RowGeometry()
    /// Whether the user last scrolled towards the start.
    private(set) var isHeadingBackwards = false

    /// The section of the row, over updates.
    private var sectionHandle: ElementHandle?
    /// The part of the row whose resting places the host knows.
    private var snapCoverage = SnapCoverage()
    /// The state machine of the row's movements.
    private var motion = ScrollMotion()
    /// The resting place to which the row was last scrolled because it had stopped elsewhere, in points.
    private var correctedOffset: Double?

    /// The resting places that the host knows, ascending.
    private var markers: [Marker] = []
    private var spareMarkers: [View] = []
    /// The offset of the host's scroller, as far as the engine knows, in points.
    private var hostOffset = 0.0
    /// Whether the host may have scrolled the row without an event, as it may while the window is hidden.
    private var mayHaveDrifted = false
    private var hostSize = Size.zero
    private var size = Size(width: 0, height: 0)
    /// The origin of the window in its parent, in points.
    private var origin = Point(x: .nan, y: .nan)

    init(overscan: Double) {
        viewport = Viewport(
            axis: .horizontal,
            configuration: .init(
                resting: overscan, ahead: overscan, behind: overscan, framesAhead: 0, maximumAhead: overscan
            )
        )
        super.init(.box, styleClasses: ["orthogonal"])
        track.addSubview(row)
        track.addSubview(previousButton)
        track.addSubview(nextButton)
        carousel.addSubview(track)
        addSubview(carousel)
        carousel.setAttribute(.accessibilityRole, "group")
        previousButton.setAttribute(.tabIndex, "-1")
        nextButton.setAttribute(.tabIndex, "-1")
        // The buttons are for pointers that cannot swipe; the keyboard and assistive technology move through the items.
        previousButton.setAttribute(.isHiddenFromAccessibility, "true")
        nextButton.setAttribute(.isHiddenFromAccessibility, "true")
    }

    override func willDiscard() {
        super.willDiscard()
        for marker in markers { marker.view.discard() }
        for view in spareMarkers { view.discard() }
        markers = []
        spareMarkers = []
        snapCoverage.invalidate()
    }
}

extension OrthogonalScrollView {
    /// A resting place, and the host's element that marks it.
    private struct Marker {
        let offset: Double
        let view: View
    }

    /// Shows the row of a section, or a change of the current one.
    ///
    /// - Parameters:
    ///   - contentOrigin: The content coordinates of the origin of the window's parent, in points.
    ///   - label: The name of the section for assistive technology.
    ///   - isMirrored: Whether rows start at the right edge.
    ///   - elements: The table that tracks the section over updates.
    func show(
        _ next: OrthogonalScroller,
        in contentOrigin: Point,
        label: String?,
        isMirrored: Bool,
        elements: ElementTable
    ) {
        let newOrigin = next.frame.origin.offsetBy(dx: -contentOrigin.x, dy: -contentOrigin.y)
        if newOrigin != origin {
            origin = newOrigin
            send(.setOrigin(node, newOrigin))
        }
        if next.frame.size != size {
            size = next.frame.size
            send(.setSize(node, size))
            viewport.resize(to: size)
        }
        let isOther = next.section != scroller?.section
        take(RowGeometry(next, isMirrored: isMirrored), isOther: isOther)
        if isOther {
            motion.end()
            correctedOffset = nil
        }
        scroller = next
        if sectionHandle == nil { sectionHandle = elements.makeHandle() }
        if let sectionHandle { elements.bind(sectionHandle, toSection: next.section) }
        if viewport.bounds.origin != next.contentOffset {
            viewport.adjust(to: next.contentOffset)
            viewport.invalidate()
            snapCoverage.invalidate()
        }
        carousel.accessibilityLabel = label
        setStyleClasses(of: next.behavior)
        updateButtons()
    }

    /// Moves the host's scroller to the offset of the row.
    private func syncHostOffset() {
        guard let scroller else { return }
        let wanted = geometry.hostOffset(scroller.contentOffset.x)
        // Setting the offset that the scroller already has would end the user's momentum.
        guard abs(wanted - hostOffset) > Self.hair || mayHaveDrifted else { return }
        mayHaveDrifted = false
        hostOffset = wanted
        send(.scroll(carousel.node, to: Point(x: wanted, y: 0), animated: false))
    }

    /// The index of the section that the window shows.
    var section: Int? { scroller?.section }

    /// Updates the index of the section after an update; a window whose section was removed shows none.
    func elementsDidUpdate() {
        guard scroller != nil else { return }
        if let section = sectionHandle?.section { scroller?.section = section } else { reset() }
    }

    /// Makes the window show no section.
    func reset() {
        scroller = nil
        mayHaveDrifted = true
        // The end of a scroll that continues out of sight is not reported.
        viewport.rest()
        motion.end()
    }

    /// Follows the host's scroller. Returns whether the offset changed.
    private func scrolled(toHostOffset newOffset: Double) -> Bool {
        guard newOffset != hostOffset else { return false }
        let offset = Point(x: geometry.rowOffset(newOffset), y: 0)
        // A row is never pulled this far before its start: the layout direction of the page has changed, which its next
        // event says.
        guard offset.x >= geometry.range.lowerBound - geometry.frame.width else {
            mayHaveDrifted = true
            return false
        }
        hostOffset = newOffset
        let isBackwards = offset.x < viewport.bounds.minX
        viewport.scroll(to: offset)
        if isBackwards != isHeadingBackwards {
            isHeadingBackwards = isBackwards
            viewport.invalidate()
        }
        scroller?.contentOffset = offset
        updateButtons()
        return true
    }

    /// Sends resting places to the host.
    ///
    /// - Parameters:
    ///   - offsets: Resting places, ascending.
    ///   - prunes: Whether these are all resting places, so that other markers are removed.
    private func mark(_ offsets: [Double], prunes: Bool) {
        guard let context else { return }
        var next: [Marker] = []
        var kept = markers[...]
        func keepBefore(_ offset: Double) {
            while let marker = kept.first, marker.offset < offset - Self.hair {
                if prunes { remove(marker) } else { next.append(marker) }
                kept.removeFirst()
            }
        }
        for offset in offsets {
            keepBefore(offset)
            if let marker = kept.first, marker.offset <= offset + Self.hair {
                next.append(marker)
                kept.removeFirst()
            } else {
                next.append(Marker(offset: offset, view: addMarker(at: offset, context)))
            }
        }
        keepBefore(.infinity)
        markers = next
    }

    /// Sets the geometry: markers that it moves are removed, to be set again. In a mirrored row that has only become longer they
    /// are moved: a browser stays at the marker where it has come to rest, wherever that one is, so that each stays the marker of its
    /// resting place.
    private func take(_ next: RowGeometry, isOther: Bool) {
        guard next != geometry || isOther else { return }
        let turns = next.isMirrored != geometry.isMirrored
        // The host keeps its offset, which shows another part of the row when the start is at the other side.
        if turns, scroller != nil { mayHaveDrifted = true }
        let isMoved = turns || next.lead != geometry.lead
        let grows = next.isMirrored && next.hostSize != geometry.hostSize
        geometry = next
        snapCoverage.invalidate()
        if isOther || isMoved {
            for marker in markers { remove(marker) }
            markers = []
        } else if grows {
            for marker in markers { send(.setOrigin(marker.view.node, geometry.markerOrigin(marker.offset))) }
        }
        guard next.hostSize != hostSize else { return }
        hostSize = next.hostSize
        send(.setSize(track.node, hostSize))
        viewport.invalidate()
    }

    private func setStyleClasses(of behavior: OrthogonalScrollingBehavior) {
        let snaps = behavior != .continuous && behavior != .none
        carousel.setStyleClass("is-snapping", snaps)
        carousel.setStyleClass("is-paging", snaps && behavior != .continuousGroupLeadingBoundary)
    }

    private func addMarker(at offset: Double, _ context: HostContext) -> View {
        let view = spareMarkers.popLast() ?? View(.box, styleClasses: ["snap-marker"])
        view.realize(in: context)
        send(.setOrigin(view.node, geometry.markerOrigin(offset)))
        send(.insert(view.node, into: track.node, before: .none))
        return view
    }

    private func remove(_ marker: Marker) {
        send(.remove(marker.view.node))
        spareMarkers.append(marker.view)
    }

    private func updateButtons() {
        let offset = viewport.bounds.origin.x
        previousButton.isHidden = offset <= geometry.range.lowerBound + 1
        nextButton.isHidden = offset >= geometry.range.upperBound - 1
    }

    /// Offsets that differ by less are equal, in points.
    private static var hair: Double { 0.01 }
}

// MARK: - Scrolling

extension OrthogonalScrollView {
    /// The result of following a reported movement of the row.
    struct Movement: Equatable {
        let section: Int
        /// The offset of the row, in points in the reading direction.
        let offset: Point
        /// Whether the user has just begun to scroll.
        let hasBegun: Bool
    }

    /// What ends when the row stops.
    struct Rest: Equatable {
        let section: Int
        /// The offset of the row, in points in the reading direction.
        let offset: Point
        /// Whether a commanded movement has ended.
        let endsAnimation: Bool
    }

    /// Whether the row does not scroll.
    var isResting: Bool { viewport.isResting }

    /// Whether the visible part of the row is so near the edge of the covered one that a display step is due.
    var needsDisplay: Bool { viewport.needsPass(contentLength: scroller?.contentSize.width ?? 0) }

    /// Sends the resting places and the offset of a row that was laid out to the host, and notes that views are made
    /// near the window.
    ///
    /// - Parameter limit: The distance from the window, in points, beyond which cells were dropped.
    func settle(in layout: CollectionViewLayout, coverageLimit limit: Double?) {
        guard let scroller else { return }
        let offset = scroller.contentOffset.x
        let window = scroller.frame.width
        if motion.isResting {
            mark(snapCoverage.rest(at: offset, window: window), in: layout)
        } else {
            mark(snapCoverage.move(from: offset, to: offset, window: window), in: layout)
        }
        syncHostOffset()
        _ = viewport.beginPass(contentLength: scroller.contentSize.width)
        if let limit { viewport.limitCoverage(to: limit) }
    }

    /// Marks the resting places as changed: the layout may have others.
    func restingPlacesChanged() { snapCoverage.invalidate() }

    /// Follows the host's scroller. Returns `nil` when the offset has not changed.
    func follow(hostOffset: Double, in layout: CollectionViewLayout) -> Movement? {
        let old = viewport.bounds.minX
        guard scrolled(toHostOffset: hostOffset), let section else { return nil }
        let offset = viewport.bounds.origin
        layout.setOrthogonalContentOffset(offset, forSection: section, isSettled: false)
        mark(snapCoverage.move(from: old, to: offset.x, window: viewport.bounds.width), in: layout)
        // Hosts round offsets to pixels: a distance of one point is no movement.
        let hasBegun = abs(offset.x - old) > 1 && motion.move() == .began
        return Movement(section: section, offset: offset, hasBegun: hasBegun)
    }

    /// The host has stopped scrolling the row. Returns `nil` when the row continues to a resting place.
    func rest(in layout: CollectionViewLayout) -> Rest? {
        viewport.rest()
        guard let section else { return nil }
        let offset = viewport.bounds.minX
        let rest = layout.restingOffset(near: offset, inSection: section)
        if abs(rest - offset) > 1, correctedOffset != rest {
            // The host knew no resting place near enough, or was prevented from going there.
            correctedOffset = rest
            scroll(to: rest, isAnimated: true, in: layout)
            return nil
        }
        correctedOffset = nil
        layout.setOrthogonalContentOffset(Point(x: offset, y: 0), forSection: section, isSettled: true)
        let endsAnimation = motion.end() == .animationEnded
        mark(snapCoverage.rest(at: offset, window: viewport.bounds.width), in: layout)
        return Rest(section: section, offset: Point(x: offset, y: 0), endsAnimation: endsAnimation)
    }

    /// Sends a scroll of the row to the host. It is not animated to a target so far away that the row cannot have all markers
    /// on the way to it: a browser ends a smooth scroll at the markers it has.
    func scroll(to offset: Double, isAnimated: Bool, in layout: CollectionViewLayout) {
        let window = viewport.bounds.width
        mark(snapCoverage.aim(at: offset, window: window), in: layout)
        motion.command()
        let isFar = abs(offset - viewport.bounds.minX) > SnapCoverage.animated * window
        let isShown = isAnimated && !isFar && context?.environment.prefersReducedMotion != true
        send(.scroll(carousel.node, to: Point(x: geometry.hostOffset(offset), y: 0), animated: isShown))
    }

    /// Moves the row to the next resting place: a wheel was turned too little to reach one that is farther than half a
    /// group away, and the host scrolled back.
    func advance(from hostStart: Double, towardsEnd: Bool, in layout: CollectionViewLayout) {
        guard let scroller else { return }
        let start = layout.restingOffset(near: geometry.rowOffset(hostStart), inSection: scroller.section)
        let end = layout.restingOffset(near: viewport.bounds.minX, inSection: scroller.section)
        // Momentum that ends between two places also scrolls back a little; that does not count.
        guard abs(end - start) <= 1 else { return }
        let next = layout.nextRest(of: scroller, from: start, forwards: towardsEnd)
        if abs(next - start) > 1 { scroll(to: next, isAnimated: true, in: layout) }
    }

    /// Scrolls the row by the number of groups that are entirely visible: the group cut by the edge becomes the first
    /// one.
    func page(forwards: Bool, in layout: CollectionViewLayout) {
        guard let scroller else { return }
        let offset = viewport.bounds.minX
        var rests: [Double] = []
        let reach = max(0, scroller.frame.width - scroller.insets.leading)
        let range = (offset - reach)...(offset + reach)
        layout.collectOrthogonalRestingOffsets(inSection: scroller.section, range: range, into: &rests)
        let proposed = forwards ? rests.last { $0 > offset + 1 } : rests.first { $0 < offset - 1 }
        let target = proposed ?? layout.nextRest(of: scroller, from: offset, forwards: forwards)
        scroll(to: target, isAnimated: true, in: layout)
    }

    /// The maximum number of resting places of one row that are sent to the host.
    private static var maximumSnapMarkers: Int { 96 }

    private func mark(_ change: SnapCoverage.Change?, in layout: CollectionViewLayout) {
        guard let change, let section else { return }
        var offsets: [Double] = []
        if geometry.isScrollable {
            layout.collectOrthogonalRestingOffsets(inSection: section, range: change.range, into: &offsets)
        }
        let limit = Self.maximumSnapMarkers
        if offsets.count > limit {
            let middle = viewport.bounds.minX
            let first = offsets.firstIndex { $0 >= middle } ?? offsets.count
            let start = min(max(0, first - limit / 2), offsets.count - limit)
            offsets = Array(offsets[start..<(start + limit)])
        }
        mark(offsets, prunes: change.prunes && motion.isResting)
    }
}
