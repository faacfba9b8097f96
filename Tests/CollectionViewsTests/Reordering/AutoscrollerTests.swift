import Testing

@testable import CollectionViews

struct AutoscrollerTests {
    /// The distances scrolled in frames at times, at a speed in points per second.
    private func distances(_ times: [Double], speed: Double = 600) -> [Double] {
        var scroller = Autoscroller()
        return times.map { scroller.advance(to: $0, speed: speed) }
    }

    @Test("the first frame sets the time, and the next ones scroll by the speed")
    func frames() {
        #expect(distances([1000, 1020, 1030]) == [0, 12, 6])
        #expect(distances([1000, 1020], speed: -600) == [0, -12])
    }

    @Test("a frame at the same or an earlier time scrolls nothing")
    func earlier() {
        #expect(distances([1000, 1000]) == [0, 0])
        #expect(distances([1000, 990]) == [0, 0])
    }

    @Test("a frame after a pause counts as one of 50 milliseconds")
    func pause() {
        #expect(distances([1000, 9000]) == [0, 30])
    }

    @Test("after a stop the first frame sets the time again")
    func stop() {
        var scroller = Autoscroller()
        _ = scroller.advance(to: 1000, speed: 600)
        scroller.stop()
        let distance = scroller.advance(to: 1020, speed: 600)
        #expect(distance == 0)
    }

    @Test("a frame is requested once until it is drawn")
    func requests() {
        var scroller = Autoscroller()
        var isRequested = [scroller.start(), scroller.start()]
        _ = scroller.advance(to: 1000, speed: 600)
        isRequested.append(scroller.start())
        #expect(isRequested == [true, false, true])
    }

    @Test(
        "the speed grows with the square of the nearness, within 80 points of an edge",
        arguments: [(100.0, -1200.0), (140, -300), (180, 0), (500, 0), (820, 0), (860, 300), (900, 1200), (950, 1200)])
    func speed(location: Double, speed: Double) {
        #expect(Autoscroller.speed(at: location, in: 100...900) == speed)
    }
}
