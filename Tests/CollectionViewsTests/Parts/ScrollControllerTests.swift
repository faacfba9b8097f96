import CollectionGeometry
import Testing

@testable import CollectionViews

struct ScrollControllerTests {
    private let context = HostContext()
    private let elements = ElementTable()
    private let surface: ScrollSurface
    private static let scroller = NodeID(rawValue: 1)
    private static let content = NodeID(rawValue: 2)

    init() {
        surface = ScrollSurface(context: context, scroller: Self.scroller, content: Self.content)
    }

    /// A view of 300 by 500 points onto content of some length.
    private func makeScroll(_ length: Double = 5_000, limit: Double = 4_000_000) -> ScrollController {
        let scroll = ScrollController(Viewport.Configuration(maximumHostLength: limit))
        scroll.resize(to: Size(width: 300, height: 500))
        scroll.setContentSize(Size(width: 300, height: length), on: surface)
        scroll.updateExtentIfNeeded(on: surface)
        _ = context.takeCommands()
        return scroll
    }

    /// The command that has the host's scroller stand at an offset.
    private func scrolling(to offset: Double, animated: Bool = false) -> HostCommand {
        .scroll(Self.scroller, to: Point(x: 0, y: offset), animated: animated)
    }

    private func extent(_ length: Double) -> HostCommand { .setSize(Self.content, Size(width: 300, height: length)) }

    private func follow(_ offset: Double, _ scroll: ScrollController) -> ScrollController.Movement? {
        scroll.follow(hostOffset: offset, on: surface)
    }

    // MARK: Lengths

    @Test func `the host is told of an extent once`() {
        let scroll = makeScroll()
        scroll.setContentSize(Size(width: 300, height: 6_000), on: surface)
        scroll.setContentSize(Size(width: 300, height: 6_000), on: surface)
        #expect(context.takeCommands() == [extent(6_000)])
        #expect(scroll.offsetRange == 0...5_500)
    }

    @Test func `shorter content stands at its end without another word to the host`() {
        let scroll = makeScroll()
        _ = follow(4_500, scroll)
        scroll.setContentSize(Size(width: 300, height: 3_000), on: surface)
        #expect(context.takeCommands() == [extent(3_000)])
        #expect(scroll.bounds.minY == 2_500)
    }

    @Test func `a taller view stands at the end of its content`() {
        let scroll = makeScroll()
        _ = follow(4_500, scroll)
        scroll.resize(to: Size(width: 300, height: 1_000))
        scroll.updateExtentIfNeeded(on: surface)
        #expect(context.takeCommands() == [])
        #expect(scroll.bounds.minY == 4_000)
    }

    @Test func `an inset keeps content at its start there`() {
        let scroll = makeScroll()
        scroll.setContentInset(EdgeInsets(top: 50))
        #expect(scroll.bounds.minY == -50)
        #expect(scroll.isAtStart)
    }

    @Test func `an inset leaves other content where it is seen`() {
        let scroll = makeScroll()
        _ = follow(100, scroll)
        scroll.setContentInset(EdgeInsets(top: 50))
        scroll.setContentSize(Size(width: 300, height: 5_000), on: surface)
        #expect(scroll.bounds.minY == 100)
        #expect(context.takeCommands() == [extent(5_050), scrolling(to: 150)])
    }

    @Test func `a new scroller of the host is told all again`() {
        let scroll = makeScroll()
        _ = follow(1_000, scroll)
        scroll.restart()
        scroll.updateExtentIfNeeded(on: surface)
        #expect(context.takeCommands() == [extent(5_000), scrolling(to: 1_000)])
    }

    @Test func `the layout is prepared for what was seen when that was noted`() {
        let scroll = makeScroll()
        scroll.notePreparation()
        #expect(!scroll.hasMovedSincePreparation)
        _ = follow(10, scroll)
        #expect(scroll.hasMovedSincePreparation)
    }

    @Test func `a display pass is due at first, near the edge of what exists, and when something has changed`() {
        let scroll = makeScroll()
        #expect(scroll.needsDisplay)
        scroll.beginDisplay()
        #expect(!scroll.needsDisplay)
        _ = follow(400, scroll)
        #expect(scroll.needsDisplay)
        scroll.beginDisplay()
        scroll.setNeedsDisplay()
        #expect(scroll.needsDisplay)
    }

    @Test func `where views had to be dropped a pass is due sooner`() {
        let scroll = makeScroll()
        scroll.beginDisplay()
        scroll.limitCoverage(to: 10)
        #expect(scroll.needsDisplay)
    }
}

// MARK: - What the host does

extension ScrollControllerTests {
    @Test func `the content follows the scroller of the host without a command`() {
        let scroll = makeScroll()
        #expect(follow(100, scroll) == .init(hasBegun: true, isByUser: true))
        #expect(follow(200, scroll) == .init(hasBegun: false, isByUser: true))
        #expect(follow(200, scroll) == nil)
        #expect(scroll.bounds.minY == 200)
        #expect(context.takeCommands() == [])
    }

    @Test func `a movement of a point or less has not been begun by the user`() {
        let scroll = makeScroll()
        #expect(follow(0.5, scroll) == .init(hasBegun: false, isByUser: false))
        #expect(follow(1.5, scroll) == .init(hasBegun: false, isByUser: false))
        #expect(follow(2.75, scroll) == .init(hasBegun: true, isByUser: true))
    }

    @Test func `content that comes back to its start is at the top once`() {
        let scroll = makeScroll()
        #expect(!scroll.rest(on: surface).isAtTop)
        _ = follow(100, scroll)
        #expect(!scroll.rest(on: surface).isAtTop)
        _ = follow(0, scroll)
        #expect(scroll.rest(on: surface).isAtTop)
        #expect(!scroll.rest(on: surface).isAtTop)
    }

    @Test func `a movement that was commanded is not the user's and ends at rest`() {
        let scroll = makeScroll()
        #expect(!scroll.animate(to: 1_000, on: surface))
        #expect(context.takeCommands() == [scrolling(to: 1_000, animated: true)])
        #expect(follow(1_000, scroll) == .init(hasBegun: false, isByUser: false))
        #expect(scroll.rest(on: surface).endsAnimation)
    }

    @Test func `a movement to what is no number does nothing`() {
        let scroll = makeScroll()
        #expect(!scroll.animate(to: .nan, on: surface))
        #expect(context.takeCommands() == [])
        #expect(scroll.bounds.minY == 0)
    }

    @Test func `a user who takes hold of the content ends a movement that was commanded`() {
        let scroll = makeScroll()
        _ = scroll.animate(to: 1_000, on: surface)
        scroll.grab()
        #expect(follow(500, scroll)?.isByUser == true)
        #expect(!scroll.rest(on: surface).endsAnimation)
    }
}

// MARK: - What moves the content

extension ScrollControllerTests {
    @Test func `a place is kept while the user scrolls without a command, which is made up for at rest`() {
        let scroll = makeScroll()
        _ = follow(1_000, scroll)
        scroll.keepPlace(at: 1_040, on: surface)
        #expect(scroll.bounds.minY == 1_040)
        #expect(scroll.contentOrigin.y == 40)
        _ = follow(1_010, scroll)
        #expect(scroll.bounds.minY == 1_050)
        #expect(context.takeCommands() == [])
        _ = scroll.rest(on: surface)
        #expect(context.takeCommands() == [scrolling(to: 1_050)])
        #expect(scroll.contentOrigin.y == 0)
    }

    @Test func `content that drifts does not go beyond its start`() {
        let scroll = makeScroll()
        _ = follow(1_000, scroll)
        _ = follow(100, scroll)
        scroll.keepPlace(at: 60, on: surface)
        _ = follow(10, scroll)
        #expect(scroll.bounds.minY == 0)
        #expect(context.takeCommands() == [scrolling(to: 0)])
    }

    @Test func `a place is kept at rest by a command`() {
        let scroll = makeScroll()
        _ = follow(1_000, scroll)
        _ = scroll.rest(on: surface)
        scroll.keepPlace(at: 1_040, on: surface)
        #expect(context.takeCommands() == [scrolling(to: 1_040)])
    }

    @Test func `a place farther than the view is long is kept by a command`() {
        let scroll = makeScroll()
        _ = follow(1_000, scroll)
        scroll.keepPlace(at: 1_600, on: surface)
        #expect(context.takeCommands() == [scrolling(to: 1_600)])
    }

    @Test func `a place is kept by a command from the length of the view on`() {
        let near = makeScroll()
        _ = follow(1_000, near)
        near.keepPlace(at: 1_499, on: surface)
        #expect(near.bounds.minY == 1_499)
        #expect(context.takeCommands() == [])
        let far = makeScroll()
        _ = follow(1_000, far)
        far.keepPlace(at: 1_500, on: surface)
        #expect(context.takeCommands() == [scrolling(to: 1_500)])
    }

    @Test func `on the way to an item a place is kept by a command`() {
        let scroll = makeScroll()
        _ = follow(1_000, scroll)
        scroll.setTarget(target())
        scroll.keepPlace(at: 1_040, on: surface)
        #expect(context.takeCommands() == [scrolling(to: 1_040)])
    }

    @Test func `an offset is corrected as far as the content goes, and once`() {
        let scroll = makeScroll()
        scroll.correctOffset(to: 99_999, on: surface)
        scroll.correctOffset(to: 99_999, on: surface)
        #expect(context.takeCommands() == [scrolling(to: 4_500)])
        #expect(scroll.bounds.minY == 4_500)
    }

    @Test func `content longer than the host can show has a shorter scroller`() {
        let scroll = makeScroll(1_000_000, limit: 10_000)
        #expect(scroll.mappedLength == 10_000)
        #expect(makeScroll().mappedLength == nil)
    }

    @Test func `a movement farther than the host can show is a jump`() {
        let scroll = makeScroll(1_000_000, limit: 10_000)
        #expect(scroll.animate(to: 500_000, on: surface))
        #expect(scroll.bounds.minY == 500_000)
        #expect(context.takeCommands() == [scrolling(to: 500_000 - scroll.contentOrigin.y)])
    }

    @Test func `in long content a movement of four view lengths is seen, and a point more is a jump`() {
        let scroll = makeScroll(1_000_000, limit: 10_000)
        #expect(!scroll.animate(to: 2_000, on: surface))
        #expect(makeScroll(1_000_000, limit: 10_000).animate(to: 2_001, on: surface))
    }

    @Test func `a near movement in long content is seen`() {
        let scroll = makeScroll(1_000_000, limit: 10_000)
        #expect(!scroll.animate(to: 1_500, on: surface))
        #expect(context.takeCommands() == [scrolling(to: 1_500, animated: true)])
    }
}

// MARK: - The target and the anchor

extension ScrollControllerTests {
    private func target(_ place: ScrollTarget.Place = .position(.top), isAnimated: Bool = false) -> ScrollTarget {
        ScrollTarget(elements.handle(forItemAt: .item(3)), place: place, isAnimated: isAnimated)
    }

    private func frame(_ top: Double) -> Rect { Rect(x: 0, y: top, width: 300, height: 100) }

    @Test func `without a target nothing is to be done`() {
        #expect(makeScroll().approach(frame(1_000), isSettled: true) == .wait)
    }

    @Test func `a target is jumped to and over once all there is measured`() {
        let scroll = makeScroll()
        scroll.setTarget(target())
        #expect(scroll.approach(frame(1_000), isSettled: false) == .jump(1_000))
        scroll.correctOffset(to: 1_000, on: surface)
        #expect(scroll.approach(frame(1_000), isSettled: false) == .wait)
        #expect(scroll.approach(frame(1_000), isSettled: true) == .finish)
        #expect(scroll.target == nil)
    }

    @Test func `a target that moves while rows are measured is jumped to again`() {
        let scroll = makeScroll()
        scroll.setTarget(target())
        #expect(scroll.approach(frame(1_000), isSettled: false) == .jump(1_000))
        scroll.correctOffset(to: 1_000, on: surface)
        #expect(scroll.approach(frame(1_200), isSettled: false) == .jump(1_200))
    }

    @Test func `an animated target is gone to once for each place and ends at rest`() {
        let scroll = makeScroll()
        scroll.setTarget(target(isAnimated: true))
        #expect(scroll.approach(frame(1_000), isSettled: true) == .animate(1_000))
        #expect(scroll.approach(frame(1_000), isSettled: true) == .wait)
        #expect(scroll.approach(frame(1_200), isSettled: true) == .animate(1_200))
        _ = follow(700, scroll)
        _ = follow(1_200, scroll)
        _ = scroll.rest(on: surface)
        #expect(scroll.approach(frame(1_200), isSettled: true) == .finish)
    }

    @Test func `a user who scrolls elsewhere is let go`() {
        let scroll = makeScroll()
        scroll.setTarget(target(isAnimated: true))
        _ = scroll.approach(frame(1_000), isSettled: true)
        _ = follow(400, scroll)
        #expect(scroll.target != nil)
        _ = follow(200, scroll)
        #expect(scroll.target == nil)
    }

    @Test func `a movement that is stopped on its way has no target any more`() {
        let scroll = makeScroll()
        scroll.setTarget(target(isAnimated: true))
        _ = scroll.approach(frame(1_000), isSettled: true)
        _ = follow(400, scroll)
        _ = scroll.rest(on: surface)
        #expect(scroll.target == nil)
    }

    @Test func `a target keeps a distance from the top and does not go beyond the content`() {
        let scroll = makeScroll()
        scroll.setTarget(target(.distance(30)))
        #expect(scroll.approach(frame(1_000), isSettled: true) == .jump(970))
        #expect(scroll.approach(frame(4_900), isSettled: true) == .jump(4_500))
    }

    @Test func `a position is one of what the insets leave of the view`() {
        let scroll = makeScroll()
        scroll.setContentInset(EdgeInsets(top: 50, bottom: 30))
        scroll.setContentSize(Size(width: 300, height: 5_000), on: surface)
        scroll.setTarget(target(.position(.top)))
        #expect(scroll.approach(frame(1_000), isSettled: true) == .jump(950))
        scroll.setTarget(target(.position(.bottom)))
        #expect(scroll.approach(frame(1_000), isSettled: true) == .jump(630))
    }

    @Test func `the row of a target is scrolled once`() {
        let scroll = makeScroll()
        scroll.setTarget(target(), needsRow: true)
        #expect(scroll.takeRowRequest())
        #expect(!scroll.takeRowRequest())
    }

    private func anchor(_ item: Int) -> ScrollAnchor {
        ScrollAnchor(element: elements.handle(forItemAt: .item(item)), distance: 20)
    }

    @Test func `an item is kept over changes of the width until more than four points were scrolled in all`() {
        let scroll = makeScroll()
        scroll.setWidthAnchor(anchor(3))
        for offset in [1.0, 2, 1, 2, 3, 2, 3, 4] {
            _ = follow(offset, scroll)
            #expect(scroll.widthAnchor != nil, "at \(offset)")
        }
        _ = follow(5, scroll)
        #expect(scroll.widthAnchor == nil)
    }

    @Test func `an item is kept over changes of the width until the content moves by more than a point at once`() {
        let scroll = makeScroll()
        scroll.setWidthAnchor(anchor(3))
        _ = follow(1, scroll)
        #expect(scroll.widthAnchor != nil)
        _ = follow(2.25, scroll)
        #expect(scroll.widthAnchor == nil)
    }

    @Test func `the items to an anchor are counted in both directions`() {
        #expect(anchor(7).itemCount(from: elements.handle(forItemAt: .item(3))) == 4)
        #expect(anchor(3).itemCount(from: elements.handle(forItemAt: .item(7))) == -4)
        #expect(anchor(3).itemCount(from: elements.handle(forItemAt: IndexPath(item: 3, section: 1))) == nil)
        #expect(anchor(3).itemCount(from: nil) == nil)
    }

    @Test func `an anchor is handed over once`() {
        let scroll = makeScroll()
        scroll.setAnchor(anchor(3))
        #expect(scroll.hasAnchor)
        #expect(scroll.takeAnchor()?.distance == 20)
        #expect(scroll.takeAnchor() == nil)
        #expect(!scroll.hasAnchor)
    }
}
