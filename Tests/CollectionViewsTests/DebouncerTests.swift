import CollectionGeometry
import CollectionTestSupport
import Testing

@testable import CollectionViews

struct DebouncerTests {
    private final class Draft: WeaklyReferenceable {
        let lifetime = Lifetime()
        let log: Log

        init(_ log: Log) { self.log = log }

        func store() { log.calls.append("stored") }
    }

    private final class Log {
        var calls: [String] = []
    }

    private let host: ModelHost
    private let log = Log()

    init() {
        host = ModelHost(ViewController(), windowSize: Size(width: 390, height: 844))
        host.start(path: "/")
    }

    /// Schedules an action within an event, whose commands the host carries out.
    private func schedule(_ name: String, _ debouncer: Debouncer) {
        debouncer.schedule(in: host.window.context) { [log] in log.calls.append(name) }
        host.send(.frame(host.time))
    }

    @Test("the last of several actions is called, an interval after it")
    func lastOne() {
        let debouncer = Debouncer(milliseconds: 300)
        for name in ["a", "b", "c"] {
            schedule(name, debouncer)
            host.advance(by: 299)
        }
        #expect(log.calls == [])
        #expect(debouncer.isWaiting)
        #expect(host.openTimers.count == 1)
        host.advance(by: 1)
        #expect(log.calls == ["c"])
        #expect(!debouncer.isWaiting)
        host.advance(by: 1_000)
        #expect(log.calls == ["c"])
    }

    @Test("an action that waits is called at once, and once")
    func flushing() {
        let debouncer = Debouncer(milliseconds: 300)
        debouncer.flush()
        schedule("a", debouncer)
        debouncer.flush()
        host.send(.frame(host.time))
        #expect(log.calls == ["a"])
        #expect(host.openTimers.isEmpty)
        debouncer.flush()
        host.advance(by: 1_000)
        #expect(log.calls == ["a"])
    }

    @Test("a cancelled action is not called, and its timer is cancelled")
    func cancelling() {
        let debouncer = Debouncer(milliseconds: 300)
        schedule("a", debouncer)
        debouncer.cancel()
        host.send(.frame(host.time))
        #expect(host.openTimers.isEmpty)
        host.advance(by: 1_000)
        #expect(log.calls == [])
        schedule("b", debouncer)
        host.advance(by: 300)
        #expect(log.calls == ["b"])
    }

    @Test("an action can schedule the next one")
    func chain() {
        let debouncer = Debouncer(milliseconds: 100)
        debouncer.schedule(in: host.window.context) { [self] in
            log.calls.append("a")
            debouncer.schedule(in: host.window.context) { [log] in log.calls.append("b") }
        }
        host.send(.frame(host.time))
        host.advance(by: 100)
        #expect(log.calls == ["a"])
        host.advance(by: 100)
        #expect(log.calls == ["a", "b"])
    }

    @Test("nothing is called once the debouncer or the target was deallocated")
    func ownership() {
        var debouncer: Debouncer? = Debouncer(milliseconds: 100)
        debouncer?.schedule(in: host.window.context) { [log] in log.calls.append("a") }
        host.send(.frame(host.time))
        debouncer = nil
        host.advance(by: 100)
        #expect(log.calls == [])

        let other = Debouncer(milliseconds: 100)
        var draft: Draft? = Draft(log)
        if let draft { other.schedule(in: host.window.context, target: draft) { $0.store() } }
        host.send(.frame(host.time))
        draft = nil
        host.advance(by: 100)
        #expect(log.calls == [])

        let kept = Draft(log)
        other.schedule(in: host.window.context, target: kept) { $0.store() }
        host.send(.frame(host.time))
        host.advance(by: 100)
        #expect(log.calls == ["stored"])
        withExtendedLifetime(kept) {}
    }
}
