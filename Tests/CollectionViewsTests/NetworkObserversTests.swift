import CollectionTestSupport
import Testing

@testable import CollectionViews

struct NetworkObserversTests {
    /// Counts the objects that exist.
    private final class Registry {
        var living = 0
    }

    private final class Target: WeaklyReferenceable {
        let lifetime = Lifetime()
        var calls = 0
    }

    /// An object that an action captures.
    private final class Captured {
        private let registry: Registry
        private(set) var uses = 0

        init(_ registry: Registry) {
            self.registry = registry
            registry.living += 1
        }

        deinit { registry.living -= 1 }

        func use() { uses += 1 }
    }

    /// Observes for a target that is deallocated at once.
    private func observeBriefly(_ context: HostContext, _ registry: Registry) {
        let captured = Captured(registry)
        context.whenOnlineAgain(Target()) { _ in captured.use() }
    }

    private func reconnect(_ context: HostContext) {
        context.network.note(isOnline: false)
        context.network.note(isOnline: true)
    }

    @Test("the actions of deallocated targets are released while the device stays online")
    func pruning() {
        let context = HostContext()
        let registry = Registry()
        for _ in 0..<1_000 { observeBriefly(context, registry) }
        #expect(registry.living <= 8)
    }

    @Test("the actions of existing targets are kept when those of others are removed, and performed once each")
    func keeping() {
        let context = HostContext()
        let registry = Registry()
        let targets = (0..<50).map { _ in Target() }
        for target in targets {
            context.whenOnlineAgain(target) { $0.calls += 1 }
            for _ in 0..<10 { observeBriefly(context, registry) }
        }
        reconnect(context)
        #expect(targets.allSatisfy { $0.calls == 1 })
    }

    @Test("the actions of deallocated targets are released when the device is online again")
    func reconnection() {
        let context = HostContext()
        let registry = Registry()
        observeBriefly(context, registry)
        reconnect(context)
        #expect(registry.living == 0)
    }

    @Test("an action that observes again is called again the next time")
    func observingInAction() {
        let context = HostContext()
        let target = Target()
        let later = Target()
        context.whenOnlineAgain(target) { target in
            target.calls += 1
            if target.calls == 1 { context.whenOnlineAgain(later) { $0.calls += 1 } }
        }
        reconnect(context)
        #expect(later.calls == 0)
        reconnect(context)
        #expect(later.calls == 1)
    }
}
