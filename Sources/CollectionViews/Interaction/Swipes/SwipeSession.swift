import CollectionGeometry

/// The one cell that is swiped, or settling.
struct SwipeSession {
    /// The item.
    let item: ElementHandle
    let cell: CollectionViewCell
    let leading: SwipeActionsConfiguration?
    let trailing: SwipeActionsConfiguration?
    var tracker: SwipeTracker
    /// The revealed buttons.
    var buttons: SwipeActionsView?
    /// The number of the session, so that an action that completes late closes no other session.
    let number: Int

    /// The actions at an edge.
    func configuration(at edge: SwipeTracker.Edge) -> SwipeActionsConfiguration? {
        edge == .leading ? leading : trailing
    }
}
