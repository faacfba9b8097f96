/// The views that have left the screen and wait to be used again, by registration.
///
/// A parked view stays where it is in the host's tree. Views that are taken again within the same pass never disappear;
/// the others are hidden when the pass ends. The pool is capped, so that one wide screen does not leave its views
/// behind for ever.
struct ReusePool {
    private var parked: [ObjectIdentifier: [CollectionReusableView]] = [:]
    private var newlyParked: [CollectionReusableView] = []
    private(set) var count = 0

    /// Takes a view in.
    mutating func park(_ view: CollectionReusableView) {
        guard let identifier = view.reuseIdentifier else { return }
        view.isParked = true
        parked[identifier, default: []].append(view)
        newlyParked.append(view)
        count += 1
    }

    /// Hands out a view of a registration, if possible one that already is in the wanted parent.
    ///
    /// - Complexity: O(1): at most a few of the views parked last are looked at.
    mutating func take(_ identifier: ObjectIdentifier, preferring parent: NodeID) -> CollectionReusableView? {
        guard let index = parked.index(forKey: identifier), !parked.values[index].isEmpty else { return nil }
        let last = parked.values[index].count - 1
        var chosen = last
        for candidate in stride(from: last, through: Swift.max(0, last - 16), by: -1)
        where parked.values[index][candidate].parentNode == parent {
            chosen = candidate
            break
        }
        parked.values[index].swapAt(chosen, last)
        let view = parked.values[index].removeLast()
        count -= 1
        view.isParked = false
        view.isHidden = false
        return view
    }

    /// Ends a pass: hides what was parked in it and not taken again, and returns the views beyond the cap.
    mutating func settle(cap: Int) -> [CollectionReusableView] {
        for view in newlyParked where view.isParked { view.isHidden = true }
        newlyParked.removeAll(keepingCapacity: true)
        var surplus: [CollectionReusableView] = []
        guard count > cap else { return surplus }
        for identifier in Array(parked.keys) {
            while count > cap, let view = parked[identifier]?.popLast() {
                surplus.append(view)
                count -= 1
            }
        }
        return surplus
    }

    /// Empties the pool and returns what was in it.
    mutating func removeAll() -> [CollectionReusableView] {
        settle(cap: 0)
    }
}
