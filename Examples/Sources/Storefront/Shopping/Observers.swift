import CollectionViewKit

/// Who is told of changes. The targets are held weakly.
final class Observers {
    /// Each returns whether its target is alive.
    private var actions: [() -> Bool] = []
}

extension Observers {
    /// Adds a target.
    func add<Target: WeaklyReferenceable>(_ target: Target, _ action: @escaping (Target) -> Void) {
        let target = Weak(target)
        actions.append {
            guard let object = target.object else { return false }
            action(object)
            return true
        }
    }

    /// Tells the targets, and forgets those that are gone.
    func notify() {
        let current = actions
        actions = []
        let kept = current.filter { $0() }
        // An action may have added others.
        actions = kept + actions
    }
}
