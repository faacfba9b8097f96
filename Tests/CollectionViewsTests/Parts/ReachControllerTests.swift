import Testing

@testable import CollectionViews

struct ReachControllerTests {
    private let reach = ReachController()

    /// What the handlers have said.
    private final class Log {
        var calls: [String] = []
    }

    private let log = Log()

    private func setHandler(
        _ name: String, of end: CollectionView.ContentEnd = .end,
        within distance: CollectionView.ReachDistance = .points(100)
    ) {
        let log = log
        reach.setHandler(of: end, within: distance) { log.calls.append(name) }
    }

    /// Takes in what is seen, near some ends. Returns which handlers were called.
    private func see(_ count: Int, near ends: Set<CollectionView.ContentEnd> = [.end]) -> [String] {
        log.calls = []
        for handler in reach.update(count: count, isNear: { end, _ in ends.contains(end) }) { handler() }
        return log.calls
    }

    @Test func `the handler of an end is called once for the same content`() {
        setHandler("end")
        #expect(see(10, near: []) == [])
        #expect(see(10) == ["end"])
        #expect(see(10) == [])
    }

    @Test func `a handler is called again when content has come`() {
        setHandler("end")
        _ = see(10)
        #expect(see(20) == ["end"])
    }

    @Test func `a handler that is armed again is called again, and no other`() {
        setHandler("start", of: .start)
        setHandler("end", of: .end)
        #expect(see(10, near: [.start, .end]) == ["start", "end"])
        reach.rearm(.start)
        #expect(see(10, near: [.start, .end]) == ["start"])
    }

    @Test func `content without items has no ends to come near`() {
        setHandler("end")
        #expect(see(0) == [])
    }

    @Test func `an end has one handler`() {
        setHandler("first")
        setHandler("second")
        #expect(see(10) == ["second"])
        reach.setHandler(of: .end, within: .points(100), nil)
        #expect(see(11) == [])
    }

    @Test func `what is near is found out by the distance of each handler`() {
        setHandler("start", of: .start, within: .items(3))
        setHandler("end", of: .end, within: .points(50))
        var distances: [CollectionView.ReachDistance] = []
        _ = reach.update(count: 10) { _, distance in
            distances.append(distance)
            return false
        }
        #expect(distances == [.items(3), .points(50)])
    }
}
