/// The reuse pool: views without an element, by registration.
///
/// A parked view keeps its parent in the host's tree. Views that are taken again within the same pass never disappear;
/// the others are hidden when the pass ends, or stay out of sight until the end of a jump that may need them in its
/// next step. To keep the host's tree small, only some of them stay in it; the rest are detached, and beyond a limit
/// views are discarded.
struct ReusePool {
    /// The maximum number of parked views of one registration.
    var maximumParked = 64

    /// One shelf for each registration; they are few, and a linear search is faster than hashing.
    private var shelves: [Shelf] = []
    private var newlyParked: [CollectionReusableView] = []
    /// The number of parked views that are in the host's tree.
    private(set) var attachedCount = 0

    /// The number of parked views.
    var count: Int { shelves.reduce(0) { $0 + $1.views.count } }

    /// The parked views of one registration.
    private struct Shelf {
        let maker: ViewMaker
        var views: [CollectionReusableView] = []
    }

    /// Adds a view.
    mutating func park(_ view: CollectionReusableView) {
        guard let maker = view.maker else { return }
        view.noteParked(true)
        shelves[shelf(of: maker)].views.append(view)
        newlyParked.append(view)
        if view.parentNode != .none { attachedCount += 1 }
    }

    /// Removes and returns a view of a registration, preferably one in the wanted parent.
    ///
    /// - Complexity: O(1): at most the 16 views parked last are searched.
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
        view.noteParked(false)
        view.isHidden = false
        return view
    }

    /// Ends a pass: hides the views that were parked in it and not taken again.
    ///
    /// - Parameters:
    ///   - limit: The maximum number of parked views in the host's tree.
    ///   - lingers: Whether a view need not be hidden before the next pass ends.
    ///   - detach: Removes a view from the host's tree.
    ///   - giveUp: Discards a view.
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

    /// Calls a closure with each parked view.
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
