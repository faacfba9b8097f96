import Testing

@testable import CollectionViews

struct AutoscrollerTests {
    @Test("the first frame sets the time, and the next scrolls by the speed")
    func frames() {
        var scroller = Autoscroller()
        #expect(scroller.advance(to: 1000, speed: 600) == 0)
        #expect(scroller.advance(to: 1020, speed: 600) == 12)
        #expect(scroller.advance(to: 1021, speed: -600) == -0.6)
    }

    @Test("a frame at the same or an earlier time scrolls nothing", arguments: [1000.0, 990])
    func earlier(time: Double) {
        var scroller = Autoscroller()
        _ = scroller.advance(to: 1000, speed: 600)
        #expect(scroller.advance(to: time, speed: 600) == 0)
    }

    @Test("a frame after a pause counts as one of 50 milliseconds")
    func pause() {
        var scroller = Autoscroller()
        _ = scroller.advance(to: 1000, speed: 600)
        #expect(scroller.advance(to: 9000, speed: 600) == 30)
    }

    @Test("after a stop the first frame sets the time again")
    func stop() {
        var scroller = Autoscroller()
        _ = scroller.advance(to: 1000, speed: 600)
        scroller.stop()
        #expect(scroller.advance(to: 1020, speed: 600) == 0)
    }

    @Test("a frame is requested once until it is drawn")
    func requests() {
        var scroller = Autoscroller()
        #expect(scroller.start())
        #expect(!scroller.start())
        _ = scroller.advance(to: 1000, speed: 600)
        #expect(scroller.start())
    }

    @Test(
        "the speed grows with the square of the nearness, within a fifth of the length or 80 points of an edge",
        arguments: [(100.0, -1200.0), (140, -300), (180, 0), (500, 0), (820, 0), (860, 300), (900, 1200), (950, 1200)])
    func speed(location: Double, speed: Double) {
        #expect(Autoscroller.speed(at: location, in: 100...900) == speed)
    }
}
