import CollectionViewKit

/// Whether the user wants an item out of its list, and the `StoredValue` that has the server store that.
///
/// The user does not wait for the server: an item is removed and put back at once, as often as the user likes. The actions
/// say what is sent, what is undone after a refusal, and when nothing has to be known of the item any more.
///
/// ```swift
/// var state = RemovalState()
/// state.want(removed: true)     // .store(removed: true)
/// state.want(removed: false)    // .nothing: one request at a time
/// state.responded(.stored)      // .store(removed: false)
/// ```
struct RemovalState: Equatable {
    /// Whether the user wants the item out of the list.
    private(set) var isRemoved = false
    private var storage = StoredValue(stored: false)

    /// What is to be done after a change.
    enum Action: Equatable {
        /// Nothing.
        case nothing
        /// Send the request that takes the item out, or puts it back.
        case store(removed: Bool)
        /// The server refused: the item is to be out of the list again, or in it.
        case undo(removed: Bool)
        /// The item is in the list for good, and there is nothing left to be known of it.
        case settled
    }
}

extension RemovalState {
    /// Whether the item is left out of a list that is loaded, which may be from before the server has taken the item out. After a response
    /// that is unknown it is not: the list states whether the server has the item.
    var isLeftOut: Bool { isRemoved && (storage.isConfirmed || storage.isUnderWay) }

    /// The user wants the item out of the list, or back in it.
    mutating func want(removed: Bool) -> Action {
        isRemoved = removed
        guard case .tell(let removed) = storage.want(removed) else { return .nothing }
        return .store(removed: removed)
    }

    /// Notes what is known of the change after the request to store it.
    mutating func responded(_ response: StoreResponse) -> Action {
        guard storage.isUnderWay else { return .nothing }
        switch storage.responded(response, wanted: isRemoved) {
        case .tell(let removed):
            return .store(removed: removed)
        case .giveUp(let refused, let stored) where refused == isRemoved:
            isRemoved = stored
            return .undo(removed: stored)
        case .nothing, .giveUp:
            return isRemoved ? .nothing : .settled
        }
    }
}
