import CollectionGeometry

/// All requests since the last update, which the next one carries out.
struct PendingListUpdate {
    /// Whether the objects are fetched.
    var fetchesObjects = false
    /// Whether all cells are replaced, without computing differences.
    var isFullReload = false
    /// Whether all requests are animated.
    var isAnimated = true
    /// The objects whose cells are replaced.
    var reloadedObjects: [ListObject] = []
    /// The changes of controllers, in the order of requests.
    var steps: [Step] = []
    /// The completions, in the order of requests.
    var completions: [Completion] = []
}

extension PendingListUpdate {
    /// A change of the items of controllers.
    enum Step {
        /// A controller changes its data and records the changes.
        case batch(SectionController, (inout SectionBatch) -> Void)
        /// An item moves, within its controller or to another; with the index of its completion.
        case move(ListMove, completion: Int?)
    }

    /// A completion of an update.
    struct Completion {
        /// The controller that made the request; `nil` for a request of the list.
        var controller: SectionController?
        /// Called with whether the requested change is shown.
        var body: (Bool) -> Void
    }
}

/// A move of an item.
struct ListMove {
    /// The number of the item.
    var item: Int
    var source: SectionController
    var destination: SectionController
    /// The index of the item in the destination, after the move.
    var index: Int
}
