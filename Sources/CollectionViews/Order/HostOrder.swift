import CollectionDiffing

/// The order in which the host has the children of each container, and whether that is the reading order.
///
/// A view that is reused keeps its place among its siblings in the host's tree although it now shows another element.
/// Assistive technology and the Tab key follow the tree, so that siblings are put into the order of the elements they show:
/// when scrolling has come to rest, in an animated update, and shortly after any other change. To a browser moving an
/// element is making it anew; a list that changes many times in a row is put in order once.
final class HostOrder {
    /// Whether views were made or moved since the tree was last put into reading order.
    private(set) var isOutdated = false
    /// Whether the reading order is to be restored in the current event.
    private(set) var isDueAtOnce = false

    /// Whether the order changed once more since the wait began.
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
    /// How long after the last of several changes that are not animated the reading order is restored, in milliseconds.
    static var waitMilliseconds: Int { 100 }
    /// The limit of such waits while the list goes on changing.
    static var maximumWaits: Int { 10 }

    /// Whether a wait is under way.
    var isWaiting: Bool { timer != nil }

    /// Notes that views were made or moved.
    func setNeedsReadingOrder() {
        isOutdated = true
        hasChangedSinceWait = true
    }

    /// Has the reading order restored at the end of the current event.
    func setDueAtOnce() { isDueAtOnce = true }

    /// Notes that the current event ends.
    func endEvent() { isDueAtOnce = false }

    /// Notes that the tree is in reading order.
    func setUpToDate() { isOutdated = false }

    /// Calls a closure once nothing has changed for a while, or after as many waits as there may be.
    ///
    /// - Parameters:
    ///   - mayRestore: Whether the order may be restored when the time has come; if not, the wait ends without.
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

    /// Whether children of a container follow each other in a given order already.
    func isInOrder(_ wanted: [NodeID], in parent: NodeID) -> Bool {
        var found = 0
        for sibling in children(of: parent) where found < wanted.count && sibling == wanted[found] { found += 1 }
        return found == wanted.count
    }

    /// Moves children of a container so that they follow each other in a given order. Those of a longest run that already
    /// does stay where they are: to a browser, moving an element is making it anew.
    ///
    /// The child that holds the focus stays in any case and the others are put around it: browsers scroll to an element
    /// with the focus when it is moved, or take the focus away.
    ///
    /// - Parameters:
    ///   - focused: The index in `wanted` of the child that holds the focus.
    ///   - didMove: Called with each child that was moved.
    /// - Complexity: O(*n*²) in the number of children, which are those near a screen.
    func sort(
        _ wanted: [NodeID],
        in parent: NodeID,
        focused: Int?,
        context: HostContext?,
        didMove: (NodeID) -> Void
    ) {
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
                didMove(wanted[index])
            }
            following = wanted[index]
        }
    }

    /// Puts a node into a container and remembers where.
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

    /// Forgets where a node is, as before it is destroyed.
    ///
    /// - Complexity: O(*n*) in the number of children.
    func forget(_ node: NodeID) {
        for index in containers.indices {
            guard let place = containers[index].children.firstIndex(where: { $0 == node }) else { continue }
            containers[index].children.remove(at: place)
            return
        }
    }

    /// Forgets all, as when the host forgets all views.
    func reset(context: HostContext?) {
        if let timer { context?.cancel(timer: timer) }
        timer = nil
        containers = []
    }

    private func children(of parent: NodeID) -> [NodeID] {
        containers.first { $0.node == parent }?.children ?? []
    }
}
