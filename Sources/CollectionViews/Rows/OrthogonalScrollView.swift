import CollectionGeometry
import CollectionLayout

/// The window of one orthogonal section: a native horizontal scroller, and two buttons that scroll it for pointers that
/// cannot swipe.
///
/// The buttons are in what is scrolled and stick to the edges of the window, so that a wheel or a finger on them scrolls
/// the row as anywhere else.
///
/// It is reused like a cell: when its section leaves the screen, the window serves another section and its cells stay
/// in it to be configured anew.
final class OrthogonalScrollView: View {
    let carousel = View(.carousel, roles: ["carousel"])
    let track = View(.box, roles: ["carousel-track"])
    let row = View(.box, roles: ["carousel-row"])
    let previousButton = Button(roles: ["carousel-button", "carousel-previous"])
    let nextButton = Button(roles: ["carousel-button", "carousel-next"])

    /// What the window shows; `nil` while it serves no section.
    private(set) var scroller: OrthogonalScroller?
    /// The part of the row that is seen. The layout keeps the same overscan on both sides, so this does as well.
    var viewport: Viewport
    /// Where the row is in the host's scroller.
    private(set) var geometry = RowGeometry()
    /// For which part of the row the host knows the resting places.
    var snapCoverage = SnapCoverage()
    /// Who moves the row.
    var motion = ScrollMotion()
    /// Whether the reader last scrolled towards the start.
    private(set) var isHeadingBackwards = false
    /// The resting place the row was last sent to because it had stopped elsewhere.
    var correctedOffset: Double?

    /// The resting places the host knows of, ascending.
    private var markers: [Marker] = []
    private var spareMarkers: [View] = []
    /// Where the host's scroller is, as far as the engine knows.
    private var hostOffset = 0.0
    /// Whether the host may have scrolled the row without a word, as it may while the window is hidden.
    private var mayHaveDrifted = false
    private var hostSize = Size.zero
    private var size = Size(width: 0, height: 0)
    /// Where the window is in its parent.
    private var origin = Point(x: .nan, y: .nan)

    init(overscan: Double) {
        viewport = Viewport(
            axis: .horizontal,
            configuration: .init(
                resting: overscan, ahead: overscan, behind: overscan, framesAhead: 0, mostAhead: overscan
            )
        )
        super.init(.box, roles: ["orthogonal"])
        track.addSubview(row)
        track.addSubview(previousButton)
        track.addSubview(nextButton)
        carousel.addSubview(track)
        addSubview(carousel)
        carousel.setAttribute(.accessibilityRole, "group")
        previousButton.setAttribute(.tabIndex, "-1")
        nextButton.setAttribute(.tabIndex, "-1")
        // They are for pointers that cannot swipe; everybody else walks through the items.
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
    /// A resting place, and the element that stands for it.
    private struct Marker {
        let offset: Double
        let view: View
    }

    /// Serves a section, or follows a change of the one it serves.
    ///
    /// - Parameters:
    ///   - contentOrigin: The place in the content at the corner of the window's parent.
    ///   - label: The name of the section for assistive technology.
    ///   - isMirrored: Whether rows start at the right.
    func show(_ next: OrthogonalScroller, in contentOrigin: Point, label: String?, isMirrored: Bool) {
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
        if viewport.bounds.origin != next.contentOffset {
            viewport.adjust(to: next.contentOffset)
            viewport.invalidate()
            snapCoverage.invalidate()
        }
        carousel.accessibilityLabel = label
        setRoles(of: next.behavior)
        updateButtons()
    }

    /// Has the host's scroller stand where the row does. To be called when the host knows where it may rest.
    func syncHostOffset() {
        guard let scroller else { return }
        let wanted = geometry.hostOffset(scroller.contentOffset.x)
        // A host that is told to go where it is would end the reader's momentum.
        guard abs(wanted - hostOffset) > Self.hair || mayHaveDrifted else { return }
        mayHaveDrifted = false
        hostOffset = wanted
        send(.scroll(carousel.node, to: Point(x: wanted, y: 0), animated: false))
    }

    /// Has the host's scroller go back to where it was: an element that is put elsewhere in its document forgets it.
    func restoreHostOffset() {
        mayHaveDrifted = true
        syncHostOffset()
    }

    /// The index of the section the window serves.
    var section: Int? { scroller?.section }

    /// Follows its section to another index; `nil` when the section is gone.
    func carryOver(to section: Int?) {
        guard let section else { return reset() }
        scroller?.section = section
    }

    /// Serves no section any more.
    func reset() {
        scroller = nil
        mayHaveDrifted = true
        // Nobody reports the end of a scroll that goes on out of sight.
        viewport.rest()
        motion.end()
    }

    /// Notes where the reader has scrolled the row to, in the host's terms. Returns whether that is another place.
    func scrolled(toHostOffset newOffset: Double) -> Bool {
        guard newOffset != hostOffset else { return false }
        let offset = Point(x: geometry.rowOffset(newOffset), y: 0)
        // So far before its start nobody pulls a row: the page has come to be read the other way, and says so next.
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

    /// Lets the host scroll the row to an offset.
    func animate(to offset: Double, animated: Bool) {
        motion.command()
        send(.scroll(carousel.node, to: Point(x: geometry.hostOffset(offset), y: 0), animated: animated))
    }

    /// Tells the host of resting places.
    ///
    /// - Parameters:
    ///   - offsets: Resting places, ascending.
    ///   - prunes: Whether the row rests nowhere else, so that other markers are taken away.
    func mark(_ offsets: [Double], prunes: Bool) {
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

    /// The resting places the host knows of, ascending.
    var markedOffsets: [Double] { markers.map { $0.offset } }

    /// Takes another geometry: markers that stand elsewhere by it have to be set anew.
    private func take(_ next: RowGeometry, isOther: Bool) {
        guard next != geometry || isOther else { return }
        let turns = next.isMirrored != geometry.isMirrored
        // The host keeps what it shows, which is another part of the row when its start is on the other side.
        if turns, scroller != nil { mayHaveDrifted = true }
        let movesMarkers = turns || next.lead != geometry.lead || next.isMirrored && next.hostSize != geometry.hostSize
        geometry = next
        snapCoverage.invalidate()
        if isOther || movesMarkers {
            for marker in markers { remove(marker) }
            markers = []
        }
        guard next.hostSize != hostSize else { return }
        hostSize = next.hostSize
        send(.setSize(track.node, hostSize))
        viewport.invalidate()
    }

    private func setRoles(of behavior: OrthogonalScrollingBehavior) {
        let snaps = behavior != .continuous && behavior != .none
        carousel.setRole("is-snapping", snaps)
        carousel.setRole("is-paging", snaps && behavior != .continuousGroupLeadingBoundary)
    }

    private func addMarker(at offset: Double, _ context: HostContext) -> View {
        let view = spareMarkers.popLast() ?? View(.box, roles: ["snap-marker"])
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

    /// Offsets that differ by less are the same, in points.
    private static var hair: Double { 0.01 }
}
