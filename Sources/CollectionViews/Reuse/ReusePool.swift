/// The views that have left the screen and wait to be used again, by registration.
///
/// A parked view stays where it is in the host's tree. Views that are taken again within the same pass never disappear;
/// the others are hidden when the pass ends. So that the host's tree stays small, only some of them stay in it; the
/// rest wait outside, and beyond a cap they are given up.
struct ReusePool {
    /// The most views of one registration that wait.
    var mostParked = 64

    private var parked: [ObjectIdentifier: [CollectionReusableView]] = [:]
    private var newlyParked: [CollectionReusableView] = []
    /// The number of parked views that are in the host's tree.
    private(set) var attachedCount = 0

    /// The number of views that wait.
    var count: Int { parked.values.reduce(0) { $0 + $1.count } }

    /// Takes a view in.
    mutating func park(_ view: CollectionReusableView) {
        guard let identifier = view.reuseIdentifier else { return }
        view.isParked = true
        parked[identifier, default: []].append(view)
        newlyParked.append(view)
        if view.parentNode != .none { attachedCount += 1 }
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
        if view.parentNode != .none { attachedCount -= 1 }
        view.isParked = false
        view.isHidden = false
        return view
    }

    /// Ends a pass: hides what was parked in it and not taken again.
    ///
    /// - Parameters:
    ///   - limit: The most parked views that may stay in the host's tree.
    ///   - detach: Takes a view out of the host's tree.
    ///   - giveUp: Has the host forget a view.
    mutating func settle(
        keepingAttached limit: Int,
        detach: (CollectionReusableView) -> Void,
        giveUp: (CollectionReusableView) -> Void
    ) {
        for view in newlyParked where view.isParked { view.isHidden = true }
        newlyParked.removeAll(keepingCapacity: true)
        for identifier in Array(parked.keys) {
            let surplus = max(0, (parked[identifier]?.count ?? 0) - mostParked)
            for view in parked[identifier]?.prefix(surplus) ?? [] {
                if view.parentNode != .none { attachedCount -= 1 }
                giveUp(view)
            }
            if surplus > 0 { parked[identifier]?.removeFirst(surplus) }
            guard attachedCount > limit else { continue }
            for view in parked[identifier] ?? [] where view.parentNode != .none && attachedCount > limit {
                detach(view)
                attachedCount -= 1
            }
        }
    }

    /// Visits all views that wait.
    func forEach(_ visit: (CollectionReusableView) -> Void) {
        for views in parked.values { for view in views { visit(view) } }
    }

    /// Empties the pool and returns what was in it.
    mutating func removeAll() -> [CollectionReusableView] {
        let all = parked.values.flatMap { $0 }
        parked = [:]
        newlyParked = []
        attachedCount = 0
        return all
    }
}
