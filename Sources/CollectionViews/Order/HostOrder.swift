import CollectionDiffing

/// The order of each container's children in the host's tree, and whether it is the reading order.
///
/// A reused view keeps its position among its siblings in the host's tree although it now shows another element.
/// Assistive technology and the Tab key follow the tree, so that siblings are sorted by their elements: when scrolling
/// has ended, in an animated update, when the focus moves to another item, and shortly after any other change. A
/// browser handles a moved element like a new one, so that a list that changes many times in a row is sorted once.
final class HostOrder {
    /// Whether views were made or moved since the tree was last sorted.
    private(set) var isOutdated = false
    /// Whether the reading order is to be restored in the current event.
    private(set) var isDueAtOnce = false

    /// Whether the order has changed since the wait began.
    private var hasChangedSinceWait = false
    private var timer: HostContext.Ticket?
    private var containers: [Container] = []

    /// The children of a container, in order.
    private struct Container {
        let node: NodeID
        var children: [NodeID]
    }
}

extension HostOrder {
    /// The time after the last change that is not animated until the reading order is restored, in milliseconds.
    static var waitMilliseconds: Int { 100 }
    /// The maximum number of such waits while the list keeps changing.
    static var maximumWaits: Int { 10 }

    /// Whether a wait is under way.
    var isWaiting: Bool { timer != nil }

    /// Notes that views were made or moved.
    func setNeedsReadingOrder() {
        isOutdated = true
        hasChangedSinceWait = true
    }

    /// Restores the reading order at the end of the current event.
    func setDueAtOnce() { isDueAtOnce = true }

    /// Notes that the current event ends.
    func endEvent() { isDueAtOnce = false }

    /// Notes that the tree is sorted.
    func setUpToDate() { isOutdated = false }

    /// Calls a closure once nothing has changed for ``waitMilliseconds``, or after ``maximumWaits``.
    ///
    /// - Parameters:
    ///   - mayRestore: Returns whether the order may be restored at that time; if not, the wait ends.
    ///   - restore: Restores the order.
    func wait(
        in context: HostContext, _ count: Int = 1, mayRestore: @escaping () -> Bool, restore: @escaping () -> Void
    ) {
        hasChangedSinceWait = false
        timer = context.after(milliseconds: Self.waitMilliseconds) { [self] in
            timer = nil
            guard mayRestore() else { return }
            if hasChangedSinceWait, count < Self.maximumWaits {
                return wait(in: context, count + 1, mayRestore: mayRestore, restore: restore)
            }
            restore()
        }
    }

    /// Whether children of a container are in a given order.
    func isInOrder(_ wanted: [NodeID], in parent: NodeID) -> Bool {
        var found = 0
        for sibling in children(of: parent) where found < wanted.count && sibling == wanted[found] { found += 1 }
        return found == wanted.count
    }

    /// Sorts children of a container. Those of a longest increasing subsequence keep their positions: a browser handles
    /// a moved element like a new one.
    ///
    /// The focused child keeps its position in any case and the others are moved around it: browsers scroll to a
    /// focused element that is moved, or blur it.
    ///
    /// - Parameters:
    ///   - focused: The index in `wanted` of the focused child.
    /// - Complexity: O(*n*²) in the number of children, which are those near a screen.
    func sort(_ wanted: [NodeID], in parent: NodeID, focused: Int?, context: HostContext?) {
        let current = children(of: parent)
        var wantedPlaces = wanted.map { node in current.firstIndex { $0 == node } ?? -1 }
        if let focused, wantedPlaces[focused] >= 0 {
            let pivot = wantedPlaces[focused]
            for index in wantedPlaces.indices where (index < focused) != (wantedPlaces[index] < pivot) {
                if index != focused { wantedPlaces[index] = -1 }
            }
        }
        let stays = IncreasingSubsequence.members(of: wantedPlaces)
        var following = NodeID.none
        for index in wanted.indices.reversed() {
            if !stays[index] {
                insert(wanted[index], into: parent, before: following, context: context)
            }
            following = wanted[index]
        }
    }

    /// Inserts a node into a container and remembers its position.
    func insert(_ node: NodeID, into parent: NodeID, before following: NodeID = .none, context: HostContext?) {
        forget(node)
        let index: Int
        if let known = containers.firstIndex(where: { $0.node == parent }) {
            index = known
        } else {
            index = containers.count
            containers.append(Container(node: parent, children: []))
        }
        let siblings = containers[index].children
        let place = following == .none ? nil : siblings.firstIndex { $0 == following }
        containers[index].children.insert(node, at: place ?? siblings.count)
        context?.send(.insert(node, into: parent, before: following))
    }

    /// Forgets the position of a node, as before it is destroyed.
    ///
    /// - Complexity: O(*n*) in the number of children.
    func forget(_ node: NodeID) {
        for index in containers.indices {
            guard let place = containers[index].children.firstIndex(where: { $0 == node }) else { continue }
            containers[index].children.remove(at: place)
            return
        }
    }

    /// Forgets everything, as when the host discards all views.
    func reset(context: HostContext?) {
        if let timer { context?.cancel(timer: timer) }
        timer = nil
        containers = []
    }

    private func children(of parent: NodeID) -> [NodeID] {
        containers.first { $0.node == parent }?.children ?? []
    }
}
