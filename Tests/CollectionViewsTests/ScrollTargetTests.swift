import CollectionGeometry
import Testing

@testable import CollectionViews

struct ScrollTargetTests {
    private func target(animated: Bool, place: ScrollTarget.Place = .position(.top)) -> ScrollTarget {
        ScrollTarget(
            ElementTable().handle(forItemAt: IndexPath(item: 1, section: 0)), place: place, isAnimated: animated)
    }

    @Test("a jump is corrected until all is measured")
    func jump() {
        var target = target(animated: false)
        let actions = [
            target.next(wanted: 500, current: 0, isSettled: true),
            target.next(wanted: 500, current: 500, isSettled: false),
            target.next(wanted: 560, current: 500, isSettled: false),
            target.next(wanted: 560, current: 560, isSettled: true),
        ]
        #expect(actions == [.jump(500), .wait, .jump(560), .finish])
    }

    @Test("a movement is led elsewhere when the item moves, and corrected at its end")
    func movement() {
        var target = target(animated: true)
        let first = [
            target.next(wanted: 500, current: 0, isSettled: true),
            target.next(wanted: 500, current: 100, isSettled: false),
            target.next(wanted: 620, current: 200, isSettled: false),
        ]
        #expect(first == [.animate(500), .wait, .animate(620)])
        let isHeld = [target.scrolled(from: 200, to: 600), target.ended(at: 620)]
        #expect(isHeld == [true, true])
        let last = [
            target.next(wanted: 630, current: 620, isSettled: false),
            target.next(wanted: 630, current: 630, isSettled: true),
        ]
        #expect(last == [.jump(630), .finish])
    }

    @Test("what is longer than the window beside the bars is shown from its start, however long the view is")
    func longItems() {
        let window = (start: 50.0, end: 450.0)
        let position = CollectionView.ScrollPosition.nearest
        #expect(position.offset(showing: (start: 1000, end: 1450), in: window, from: 0) == 950)
        #expect(position.offset(showing: (start: 1000, end: 1400), in: window, from: 0) == 950)
        #expect(position.offset(showing: (start: 1000, end: 1390), in: window, from: 0) == 940)
    }

    @Test("a user who turns round or stops on the way is let go")
    func reader() {
        var turning = target(animated: true)
        _ = turning.next(wanted: 500, current: 0, isSettled: true)
        let isHeld = turning.scrolled(from: 300, to: 200)
        #expect(!isHeld)
        var stopping = target(animated: true)
        _ = stopping.next(wanted: 500, current: 0, isSettled: true)
        let isHeldAtRest = stopping.ended(at: 300)
        #expect(!isHeldAtRest)
    }

    @Test("a jump outlasts an offset that the host rounds to a pixel, but no scroll of the user")
    func rounding() {
        var target = target(animated: false)
        _ = target.next(wanted: 500.4, current: 0, isSettled: false)
        let isHeld = target.scrolled(from: 500.4, to: 500)
        #expect(isHeld)
        let isHeldOnTheWay = target.scrolled(from: 500, to: 460)
        #expect(!isHeldOnTheWay)
    }

    @Test("half a point is worth no animation, and a hundredth of a point no jump")
    func near() {
        var target = target(animated: true)
        #expect(target.next(wanted: 100.5, current: 100, isSettled: true) == .animate(100.5))
        target = self.target(animated: true)
        #expect(target.next(wanted: 100.375, current: 100, isSettled: true) == .jump(100.375))
        #expect(!target.isAnimated)
        #expect(target.next(wanted: 100.375, current: 100.359375, isSettled: true) == .jump(100.375))
        #expect(target.next(wanted: 100.375, current: 100.3671875, isSettled: true) == .finish)
    }

    @Test("a point off the way or off the end is rounding, and more is a scroll of the user")
    func tolerance() {
        var target = target(animated: false)
        let isHeldAfterJump = [target.scrolled(from: 500, to: 501), target.scrolled(from: 500, to: 501.25)]
        #expect(isHeldAfterJump == [true, false])
        target = self.target(animated: true)
        _ = target.next(wanted: 500, current: 0, isSettled: true)
        let isHeldOnTheWay = [target.scrolled(from: 300, to: 299), target.scrolled(from: 300, to: 298.75)]
        #expect(isHeldOnTheWay == [true, false])
        let isHeldAtRest = [target.ended(at: 498.75), target.ended(at: 499)]
        #expect(isHeldAtRest == [false, true])
    }

    @Test("a restored item is kept in place after all is measured")
    func restored() {
        var target = target(animated: false, place: .distance(20))
        let actions = [
            target.next(wanted: 500, current: 0, isSettled: true),
            target.next(wanted: 500, current: 500, isSettled: true),
            target.next(wanted: 560, current: 500, isSettled: true),
            target.next(wanted: 560, current: 560.5, isSettled: true),
        ]
        #expect(actions == [.jump(500), .wait, .jump(560), .wait])
    }

    @Test("a restored item is kept over what rounding adds up to, and not over a slow scroll")
    func restoredAndScrolled() {
        var target = target(animated: false, place: .distance(20))
        _ = target.next(wanted: 500, current: 0, isSettled: true)
        let isKept = [
            target.scrolled(from: 500, to: 500.5), target.scrolled(from: 500.5, to: 499.5),
            target.scrolled(from: 499.5, to: 498.5),
        ]
        #expect(isKept == [true, true, false])
    }

    @Test("a restored item that was moved often is kept, as long as it comes to its place each time")
    func restoredOften() {
        var target = target(animated: false, place: .distance(20))
        for round in 1...2 * ScrollTarget.maximumRounds {
            let wanted = Double(round) * 100
            _ = target.next(wanted: wanted, current: wanted - 100, isSettled: true)
            let action = target.next(wanted: wanted, current: wanted, isSettled: true)
            #expect(action == .wait)
        }
    }

    @Test("an item that never stands still is given up")
    func bounded() {
        var target = target(animated: false)
        var count = 0
        while target.next(wanted: Double(count + 1) * 100, current: Double(count) * 100, isSettled: true) != .finish {
            count += 1
        }
        #expect(count == ScrollTarget.maximumRounds)
    }
}
