/// The views that have left the screen and wait to be used again, by registration.
///
/// A parked view stays where it is in the host's tree. Views that are taken again within the same pass never disappear;
/// the others are hidden when the pass ends, or linger out of sight until the end of a jump from one place to another that
/// may need them in its next step. So that the host's tree stays small, only some of them stay in it; the
/// rest wait outside, and beyond a cap they are given up.
struct ReusePool {
    /// The limit of views of one registration that wait.
    var maximumParked = 64

    /// One shelf for each registration; they are few, and looked through faster than hashed.
    private var shelves: [Shelf] = []
    private var newlyParked: [CollectionReusableView] = []
    /// The number of parked views that are in the host's tree.
    private(set) var attachedCount = 0

    /// The number of views that wait.
    var count: Int { shelves.reduce(0) { $0 + $1.views.count } }

    /// The views of one registration that wait.
    private struct Shelf {
        let maker: ViewMaker
        var views: [CollectionReusableView] = []
    }

    /// Takes a view in.
    mutating func park(_ view: CollectionReusableView) {
        guard let maker = view.maker else { return }
        view.isParked = true
        shelves[shelf(of: maker)].views.append(view)
        newlyParked.append(view)
        if view.parentNode != .none { attachedCount += 1 }
    }

    /// Hands out a view of a registration, if possible one that already is in the wanted parent.
    ///
    /// - Complexity: O(1): at most a few of the views parked last are looked at.
    mutating func take(_ maker: ViewMaker, preferring parent: NodeID) -> CollectionReusableView? {
        guard let index = shelves.firstIndex(where: { $0.maker === maker }), !shelves[index].views.isEmpty
        else { return nil }
        let last = shelves[index].views.count - 1
        var chosen = last
        for candidate in stride(from: last, through: Swift.max(0, last - 16), by: -1)
        where shelves[index].views[candidate].parentNode == parent {
            chosen = candidate
            break
        }
        if chosen != last { shelves[index].views.swapAt(chosen, last) }
        let view = shelves[index].views.removeLast()
        if view.parentNode != .none { attachedCount -= 1 }
        view.isParked = false
        view.isHidden = false
        return view
    }

    /// Ends a pass: hides what was parked in it and not taken again.
    ///
    /// - Parameters:
    ///   - limit: The limit of parked views that may stay in the host's tree.
    ///   - lingers: Whether a view need not be hidden before the next pass ends.
    ///   - detach: Takes a view out of the host's tree.
    ///   - giveUp: Has the host forget a view.
    mutating func settle(
        keepingAttached limit: Int,
        lingers: (CollectionReusableView) -> Bool,
        detach: (CollectionReusableView) -> Void,
        giveUp: (CollectionReusableView) -> Void
    ) {
        var lingering = 0
        for index in newlyParked.indices {
            let view = newlyParked[index]
            guard view.isParked else { continue }
            if lingers(view) {
                newlyParked[lingering] = view
                lingering += 1
            } else {
                view.isHidden = true
            }
        }
        while newlyParked.count > lingering { newlyParked.removeLast() }
        for index in shelves.indices {
            let surplus = max(0, shelves[index].views.count - maximumParked)
            if surplus > 0 {
                for view in shelves[index].views.prefix(surplus) {
                    if view.parentNode != .none { attachedCount -= 1 }
                    giveUp(view)
                }
                shelves[index].views.removeFirst(surplus)
            }
            guard attachedCount > limit else { continue }
            for view in shelves[index].views where view.parentNode != .none && attachedCount > limit {
                detach(view)
                attachedCount -= 1
            }
        }
    }

    /// Visits all views that wait.
    func forEach(_ visit: (CollectionReusableView) -> Void) {
        for shelf in shelves { for view in shelf.views { visit(view) } }
    }

    /// Empties the pool and returns what was in it.
    mutating func removeAll() -> [CollectionReusableView] {
        let all = shelves.flatMap { $0.views }
        shelves = []
        newlyParked = []
        attachedCount = 0
        return all
    }

    private mutating func shelf(of maker: ViewMaker) -> Int {
        if let index = shelves.firstIndex(where: { $0.maker === maker }) { return index }
        shelves.append(Shelf(maker: maker))
        return shelves.count - 1
    }
}
