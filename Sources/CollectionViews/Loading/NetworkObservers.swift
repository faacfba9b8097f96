import CollectionGeometry

/// The actions that are performed when the device is online again, each of which belongs to a target that it does not keep alive.
///
/// The actions of deallocated targets are removed when the device is online again, and when one is added to twice as many as were left
/// the last time: while the device stays online, there are no more than twice as many as there were targets at once, or eight.
final class NetworkObservers {
    private struct Observer {
        let isAlive: () -> Bool
        let action: () -> Void
    }

    private var observers: [Observer] = []
    /// The number of observers at which those of deallocated targets are removed.
    private var limit = NetworkObservers.minimumLimit
    private var isOnline = true

    private static var minimumLimit: Int { 8 }
}

extension NetworkObservers {
    /// Adds an action.
    ///
    /// - Parameters:
    ///   - isAlive: Returns whether the target exists.
    ///   - action: The action, which is performed while the target exists.
    /// - Complexity: Amortized O(1).
    func add(whileAlive isAlive: @escaping () -> Bool, _ action: @escaping () -> Void) {
        if observers.count >= limit {
            observers.removeAll { !$0.isAlive() }
            limit = max(Self.minimumLimit, 2 * observers.count)
        }
        observers.append(Observer(isAlive: isAlive, action: action))
    }

    /// Notes what the host reports, and performs the actions when the device is online again.
    ///
    /// - Complexity: O(*n*) in the number of actions when the device is online again, else O(1).
    func note(isOnline: Bool) {
        let isBack = isOnline && !self.isOnline
        self.isOnline = isOnline
        guard isBack else { return }
        let current = observers
        observers = []
        var kept: [Observer] = []
        for observer in current where observer.isAlive() {
            kept.append(observer)
            observer.action()
        }
        // An action may have added others.
        observers = kept + observers
    }
}

extension HostContext {
    /// Calls a target whenever the device is online again. The target is held weakly.
    public func whenOnlineAgain<Target: WeaklyReferenceable>(_ target: Target, _ action: @escaping (Target) -> Void) {
        let target = Weak(target)
        network.add(whileAlive: { !target.object.isNil }, target.performing(action))
    }
}
