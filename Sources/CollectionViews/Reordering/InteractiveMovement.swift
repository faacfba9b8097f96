import CollectionDiffing
import CollectionGeometry

/// The movement of a held item: its displayed path, its target, and the next step. It decides and performs no effect.
struct InteractiveMovement {
    /// The input device.
    enum Manner: Equatable {
        /// A finger or a mouse, whose location the item follows.
        case pointer
        /// The keyboard: the item stays in its section's layout and moves from path to path.
        case keyboard
    }

    /// The next step.
    enum Step: Equatable {
        /// Nothing: the user acts next.
        case none
        /// Display the item at another path.
        case show(IndexPath)
        /// Make the data source move the item.
        case deliver(from: IndexPath, to: IndexPath)
        /// The movement is over and the item is displayed at its path in the data.
        case finish(Outcome)
    }

    /// The end of a movement.
    enum Outcome: Equatable {
        /// The item was dropped, at its old path or another.
        case dropped
        /// The item has returned to its path.
        case cancelled
        /// The item was removed, or can no longer be identified.
        case lost
    }

    /// What must be restored after a change of the data has closed the gap.
    struct Restoration: Equatable {
        /// Whether the change was animated.
        let isAnimated: Bool
    }

    private enum State: Equatable {
        /// The user holds the item.
        case holding
        /// The user has released the item: it stays at its displayed path.
        case dropping
        /// The item returns to its path.
        case cancelling
    }

    let manner: Manner
    /// The displayed order.
    private(set) var order: PresentationOrder
    /// The path at which the item is to be displayed.
    private(set) var wanted: IndexPath
    /// The gap that a change of the data has closed and that must be opened again.
    private(set) var restoration: Restoration?
    private var state = State.holding

    /// The user picks an item up.
    init(_ path: IndexPath, by manner: Manner) {
        self.manner = manner
        order = PresentationOrder(source: path, target: path)
        wanted = path
    }

    /// Whether the user still holds the item.
    var isHolding: Bool { state == .holding }
}

extension InteractiveMovement {
    /// Sets the target of the item.
    mutating func propose(_ path: IndexPath) {
        if state == .holding { wanted = path }
    }

    /// The user releases the item.
    mutating func drop() {
        if state == .holding { state = .dropping }
    }

    /// Returns the item to its path. A drop can be cancelled until it has been delivered.
    mutating func cancel() {
        state = .cancelling
    }

    /// The next step.
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

    /// Notes that the item is displayed at another path.
    mutating func show(_ path: IndexPath) {
        order.target = path
        restoration = nil
        if state == .cancelling { wanted = path }
    }

    /// Follows the item over a change of the data, after which it is displayed at its path in the data. Its gap stays
    /// between the same neighbours, for the next ``Step/show(_:)``. Returns whether the item still exists.
    ///
    /// - Parameters:
    ///   - translation: The paths of the old data in the new.
    ///   - countsAfter: The number of items of each section of the new data.
    ///   - isAnimated: Whether the change is animated.
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

    /// The path of the gap after a change of the data: after the item it followed, before the one it preceded, or at
    /// the same index of its section.
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
