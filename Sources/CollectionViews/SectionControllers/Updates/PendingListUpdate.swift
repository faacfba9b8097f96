import CollectionGeometry

/// Everything that was asked for since the last update and is carried out by the next.
struct PendingListUpdate {
    /// Whether the objects are asked for again.
    var fetchesObjects = false
    /// Whether all cells are made anew, without finding out what changes.
    var isFullReload = false
    /// Whether all who asked wish to see a movement.
    var isAnimated = true
    /// The objects whose items get new cells.
    var reloadedObjects: [ListObject] = []
    /// What controllers change, in the order of asking.
    var steps: [Step] = []
    /// Who wants to know when it is done, in the order of asking.
    var completions: [Completion] = []
}

extension PendingListUpdate {
    /// A change of the items of controllers.
    enum Step {
        /// A controller changes its data and says how.
        case batch(SectionController, (inout SectionBatch) -> Void)
        /// An item moves, within its controller or to another; and the index of the completion that is to know of it.
        case move(ListMove, completion: Int?)
    }

    /// Someone who wants to know when an update is done.
    struct Completion {
        /// The controller that asked; `nil` when the list was asked.
        var controller: SectionController?
        /// Called with whether what was asked for is shown.
        var body: (Bool) -> Void
    }
}

/// An item that is to be moved.
struct ListMove {
    /// The number of the item.
    var item: Int
    var source: SectionController
    var destination: SectionController
    /// The place of the item among those of the destination, after the move.
    var index: Int
}
