import Testing

@testable import CollectionViews

struct SwipeTrackerTests {
    private func tracker(_ leading: Double, _ trailing: Double, allowsFull: Bool = true) -> SwipeTracker {
        SwipeTracker(
            leading: .init(length: leading, allowsFull: allowsFull),
            trailing: .init(length: trailing, allowsFull: allowsFull), width: 400)
    }

    @Test("a swipe goes to the side, and where there is something")
    func begins() {
        let both = tracker(80, 160)
        #expect(both.begins(with: 20, across: 10))
        #expect(both.begins(with: -20, across: -10))
        #expect(!both.begins(with: 20, across: 18))
        let trailing = tracker(0, 160)
        #expect(!trailing.begins(with: 20, across: 0))
        var open = trailing
        open.open(.trailing)
        #expect(open.begins(with: 20, across: 0))
    }

    @Test("let go of slowly, it opens from the middle of the actions on")
    func halves() {
        for (distance, rest) in [(-70.0, SwipeTracker.Rest.closed), (-90, .open(.trailing)), (45, .open(.leading))] {
            var tracker = tracker(80, 160)
            tracker.grab()
            tracker.move(by: distance, at: 0)
            #expect(tracker.release(at: 1000) == rest)
            #expect(tracker.offset == (rest == .closed ? 0 : rest == .open(.leading) ? 80 : -160))
            #expect(!tracker.isTracking)
        }
    }

    @Test("released slowly with half of the actions revealed, it closes")
    func half() {
        var tracker = tracker(80, 160)
        tracker.grab()
        tracker.move(by: -80, at: 0)
        #expect(tracker.release(at: 1000) == .closed)
    }

    @Test("a flick decides whatever the way")
    func flick() {
        var tracker = tracker(0, 160)
        tracker.grab()
        tracker.move(by: -10, at: 0)
        tracker.move(by: -40, at: 50)
        #expect(tracker.release(at: 60) == .open(.trailing))
        tracker.grab()
        tracker.move(by: 10, at: 200)
        tracker.move(by: 50, at: 250)
        #expect(tracker.release(at: 260) == .closed)
    }

    @Test("pushed over most of the cell, the first action is performed; where that is not wanted it resists")
    func full() {
        var swept = tracker(0, 160)
        swept.grab()
        swept.move(by: -230, at: 0)
        #expect(!swept.isFull)
        swept.move(by: -250, at: 10)
        #expect(swept.isFull)
        #expect(swept.release(at: 20) == .full(.trailing))
        #expect(swept.offset == -400)
        swept.close()
        #expect(swept.edge == nil)
        var resisting = tracker(0, 160, allowsFull: false)
        resisting.grab()
        var last = 0.0
        for distance in stride(from: -160.0, through: -400, by: -40) {
            resisting.move(by: distance, at: 0)
            #expect(resisting.offset < last)
            last = resisting.offset
        }
        #expect(last > -220)
        #expect(resisting.release(at: 1000) == .open(.trailing))
    }

    @Test("towards an edge without actions it resists, and goes back")
    func nothing() {
        var tracker = tracker(0, 160)
        tracker.open(.trailing)
        tracker.grab()
        tracker.move(by: 360, at: 0)
        #expect(tracker.offset > 0)
        #expect(tracker.offset < 60)
        #expect(tracker.release(at: 10) == .closed)
        #expect(tracker.offset == 0)
    }
}
