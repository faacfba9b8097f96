import CollectionGeometry
import CollectionLayout
import CollectionTestSupport
import CollectionViews
import Testing

struct ScrollDelegateTests {
    private func shelf(_ behavior: OrthogonalScrollingBehavior, mirrored: Bool = false) throws -> (
        ShelfScreen, ModelHost, DelegateRecorder
    ) {
        let screen = ShelfScreen(behavior)
        let recorder = DelegateRecorder(screen.collectionView, .scrolling)
        try screen.show([Array(0..<100)])
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        if mirrored { host.change { $0.layoutDirection = .rightToLeft } }
        host.start(path: "/")
        _ = recorder.takeEvents()
        return (screen, host, recorder)
    }

    @Test("a drag of the content is reported from its beginning to its rest at the top")
    func content() {
        let screen = TextScreen.rows(100)
        let list = screen.collectionView
        let recorder = DelegateRecorder(list, .scrolling)
        let host = ModelHost(screen, windowSize: Size(width: 400, height: 800))
        host.start(path: "/")
        host.scroll(to: Point(x: 0, y: 300))
        host.send(.scrollReleased(list.node, velocity: Point(x: 0, y: 2)))
        host.scroll(to: Point(x: 0, y: 1290))
        host.endScroll()
        #expect(
            recorder.takeEvents() == [
                .scrollBegan(.content), .scrolled(Point(x: 0, y: 300)),
                .scrollReleased(.init(source: .content, velocity: Point(x: 0, y: 2), target: Point(x: 0, y: 1298))),
                .scrolled(Point(x: 0, y: 1290)), .scrollDecelerated, .scrollEnded,
            ])
        list.setContentOffset(.zero, animated: true)
        host.send(.frame(0))
        #expect(
            recorder.takeEvents() == [
                .scrolled(.zero), .scrollAnimationEnded(.content), .scrolledToTop, .scrollEnded,
            ])
    }

    @Test("a swipe of a row says where it leads in the reading direction", arguments: [false, true])
    func row(isMirrored: Bool) throws {
        let (_, host, recorder) = try shelf(.groupPaging, mirrored: isMirrored)
        let sign = isMirrored ? -1.0 : 1
        let carousel = host.carousel
        host.scroll(carousel, to: Point(x: sign * 40, y: 0))
        host.send(.scrollReleased(carousel, velocity: Point(x: sign * 3, y: 0)))
        host.scroll(carousel, to: Point(x: sign * 160, y: 0))
        host.endScroll(carousel)
        #expect(
            recorder.takeEvents() == [
                .scrollBegan(.row(section: 0)), .rowScrolled(section: 0, Point(x: 40, y: 0)),
                .scrollReleased(
                    .init(source: .row(section: 0), velocity: Point(x: 3, y: 0), target: Point(x: 160, y: 0))),
                .rowScrolled(section: 0, Point(x: 160, y: 0)), .rowScrollEnded(section: 0, Point(x: 160, y: 0)),
            ])
    }

    @Test("the app may choose where a swipe ends, and the row rests there")
    func adjustment() throws {
        let (screen, host, recorder) = try shelf(.continuousGroupLeadingBoundary)
        recorder.scrollTarget = { Point(x: $0.target.x + 500, y: 0) }
        let carousel = host.carousel
        host.scroll(carousel, to: Point(x: 100, y: 0))
        host.send(.scrollReleased(carousel, velocity: Point(x: 1, y: 0)))
        // 100 and 99 more are nearest to 160; 500 on, the nearest resting place is 640.
        #expect(screen.offset == 640)
        #expect(
            recorder.takeEvents().suffix(3) == [
                .rowScrolled(section: 0, Point(x: 640, y: 0)), .scrollAnimationEnded(.row(section: 0)),
                .rowScrollEnded(section: 0, Point(x: 640, y: 0)),
            ])
    }

    @Test("a slow release returns to where the row was, a fast one goes on by one page")
    func pages() throws {
        for (velocity, target) in [(0.0, 0.0), (0.1, 0), (0.8, 368), (9, 368), (-2, 0)] {
            let (_, host, recorder) = try shelf(.paging)
            host.scroll(host.carousel, to: Point(x: 60, y: 0))
            _ = recorder.takeEvents()
            host.send(.scrollReleased(host.carousel, velocity: Point(x: velocity, y: 0)))
            let release = DelegateEvent.Release(
                source: .row(section: 0), velocity: Point(x: velocity, y: 0), target: Point(x: target, y: 0))
            #expect(recorder.takeEvents() == [.scrollReleased(release)])
        }
    }

    @Test(
        "a row that goes back after the turn of a wheel is taken one place on, in its direction",
        arguments: [false, true])
    func wheel(isMirrored: Bool) throws {
        let (screen, host, _) = try shelf(.groupPaging, mirrored: isMirrored)
        let sign = isMirrored ? -1.0 : 1
        func turn(from start: Double, to offset: Double) {
            host.scroll(host.carousel, to: Point(x: sign * offset, y: 0))
            host.send(.scrollReturned(host.carousel, start: sign * start, direction: offset > start ? sign : -sign))
            host.endScroll(host.carousel)
        }
        turn(from: 0, to: 60)
        #expect(screen.offset == 160)
        turn(from: 160, to: 100)
        #expect(screen.offset == 0)
        // At the start there is nothing before, and momentum from one place to another is left to the host.
        turn(from: 0, to: -40)
        host.scroll(host.carousel, to: Point(x: sign * 170, y: 0))
        host.send(.scrollReturned(host.carousel, start: 0, direction: sign))
        host.scroll(host.carousel, to: Point(x: sign * 160, y: 0))
        host.endScroll(host.carousel)
        #expect(screen.offset == 160)
    }
}
