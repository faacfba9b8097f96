/// What is to happen when the device is online again.
final class NetworkObservers {
    private var observers: [() -> Bool] = []
    private var isOnline = true

    /// Adds an observer, which returns whether it is still needed.
    func add(_ observer: @escaping () -> Bool) { observers.append(observer) }

    /// Notes what the host reports, and calls the observers when the device is online again.
    func note(isOnline: Bool) {
        let isBack = isOnline && !self.isOnline
        self.isOnline = isOnline
        guard isBack else { return }
        let current = observers
        observers = []
        var kept: [() -> Bool] = []
        for observer in current where observer() { kept.append(observer) }
        // An observer may have added others.
        observers = kept + observers
    }
}

extension HostContext {
    /// Calls a target whenever the device is online again. The target is held weakly.
    public func whenOnlineAgain<Target: WeaklyReferenceable>(_ target: Target, _ action: @escaping (Target) -> Void) {
        let target = Weak(target)
        network.add {
            guard let object = target.object else { return false }
            action(object)
            return true
        }
    }
}
