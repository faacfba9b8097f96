import CollectionGeometry

/// The one cell whose content is pushed aside, or moving back.
struct SwipeSession {
    /// The item.
    let item: ElementHandle
    let cell: CollectionViewCell
    let leading: SwipeActionsConfiguration?
    let trailing: SwipeActionsConfiguration?
    var tracker: SwipeTracker
    /// The buttons that are uncovered.
    var buttons: SwipeActionsView?
    /// Counts the sessions, so that an action that is done late closes no other.
    let number: Int

    /// The actions at an edge.
    func configuration(at edge: SwipeTracker.Edge) -> SwipeActionsConfiguration? {
        edge == .leading ? leading : trailing
    }
}
