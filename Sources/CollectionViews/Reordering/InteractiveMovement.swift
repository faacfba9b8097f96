import CollectionDiffing
import CollectionGeometry

/// An item that the user holds in order to take it to another place: where it is, where it is to go, and what is to be
/// done about it next. It decides and performs no effect.
struct InteractiveMovement {
    /// How the item is held.
    enum Manner: Equatable {
        /// Under a finger or a mouse, whose place it follows.
        case pointer
        /// By the keyboard: it stays in the row and goes from place to place.
        case keyboard
    }

    /// What is to be done next.
    enum Step: Equatable {
        /// Nothing: the user is to act.
        case none
        /// Show the item at another place.
        case show(IndexPath)
        /// Have the data source take an item from one place to another.
        case deliver(from: IndexPath, to: IndexPath)
        /// The movement is over and the item is seen where it is in the data.
        case finish(Outcome)
    }

    /// How a movement ends.
    enum Outcome: Equatable {
        /// The item has been put down, where it was or elsewhere.
        case dropped
        /// The item is where it was.
        case cancelled
        /// The item is not there any more, or it is not known which one it is.
        case lost
    }

    /// What is still to be done after a change of the data has closed the gap.
    struct Restoration: Equatable {
        /// Whether the change was to be seen as a movement.
        let isAnimated: Bool
    }

    private enum State: Equatable {
        /// The user holds the item.
        case holding
        /// The user has let go: the item is to stay where it is seen.
        case dropping
        /// The item is on its way back.
        case cancelling
    }

    let manner: Manner
    /// What is seen.
    private(set) var order: PresentationOrder
    /// Where the item is to be seen.
    private(set) var wanted: IndexPath
    /// That the gap was closed by a change of the data and is still to be opened again.
    private(set) var restoration: Restoration?
    private var state = State.holding

    /// The user picks an item up.
    init(_ path: IndexPath, by manner: Manner) {
        self.manner = manner
        order = PresentationOrder(source: path, target: path)
        wanted = path
    }

    /// Whether the user still has a say.
    var isHolding: Bool { state == .holding }
}

extension InteractiveMovement {
    /// The item is to go to another place.
    mutating func propose(_ path: IndexPath) {
        if state == .holding { wanted = path }
    }

    /// The user lets go.
    mutating func drop() {
        if state == .holding { state = .dropping }
    }

    /// The item is to go back. What has been dropped is still to be had until it has been delivered.
    mutating func cancel() {
        state = .cancelling
    }

    /// What is to be done now.
    func next() -> Step {
        switch state {
        case .holding:
            return wanted == order.target ? .none : .show(wanted)
        case .dropping:
            if wanted != order.target { return .show(wanted) }
            return order.isIdentity ? .finish(.dropped) : .deliver(from: order.source, to: order.target)
        case .cancelling:
            return order.isIdentity ? .finish(.cancelled) : .show(order.source)
        }
    }

    /// The item is seen at another place.
    mutating func show(_ path: IndexPath) {
        order.target = path
        restoration = nil
        if state == .cancelling { wanted = path }
    }

    /// Follows the item over a change of the data, after which it is seen where the data has it. Its gap stays between the
    /// neighbours it had, for the next ``Step/show(_:)``. Returns whether the item is still there.
    ///
    /// - Parameters:
    ///   - translation: Where things of the old data are in the new.
    ///   - countsAfter: The number of items of each section of the new data.
    ///   - isAnimated: Whether the change is to be seen as a movement.
    mutating func follow(
        _ translation: IndexPathTranslation,
        countsAfter: [Int],
        isAnimated: Bool = true
    ) -> Bool {
        guard let source = translation.newPath(ofOld: order.source) else { return false }
        let gap = order.isIdentity ? source : carriedGap(translation, to: source, countsAfter)
        order = PresentationOrder(source: source, target: source)
        wanted = state == .cancelling ? source : gap
        restoration = wanted == source ? nil : Restoration(isAnimated: isAnimated)
        return true
    }

    /// Where the gap is after a change of the data: behind the item it was behind, before the one it was before, or as
    /// far into its section as it was.
    private func carriedGap(_ translation: IndexPathTranslation, to source: IndexPath, _ counts: [Int]) -> IndexPath {
        let target = order.target
        guard let section = translation.sections.newIndex(ofOld: target.section), counts.indices.contains(section)
        else { return source }
        func place(ofNeighbourAt item: Int) -> IndexPath? {
            guard item >= 0 else { return nil }
            let neighbour = IndexPath(item: item, section: target.section)
            guard let path = translation.newPath(ofOld: order.dataPath(of: neighbour)), path.section == section else {
                return nil
            }
            return path.removing(source)
        }
        if let before = place(ofNeighbourAt: target.item - 1) {
            return IndexPath(item: before.item + 1, section: section)
        }
        if let behind = place(ofNeighbourAt: target.item + 1) { return behind }
        let others = counts[section] - (section == source.section ? 1 : 0)
        return IndexPath(item: min(target.item, others), section: section)
    }
}
