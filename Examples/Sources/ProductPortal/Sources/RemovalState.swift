/// What the user wants of an item that can be taken out of a list and put back, and what the server has stored of it.
///
/// The user does not wait for the server: an item goes and comes back at once, as often as the user likes. Here it is
/// known what is still to be told to the server, one request at a time, and what is to be undone when one fails.
///
/// ```swift
/// var state = RemovalState()
/// state.want(removed: true)         // .store(removed: true)
/// state.want(removed: false)        // .nothing: one request at a time
/// state.responded(isStored: true)   // .store(removed: false)
/// ```
struct RemovalState: Equatable {
    private enum Request: Equatable {
        /// No request is under way.
        case none
        /// A request is under way that takes the item out, or puts it back.
        case open(removed: Bool)
    }

    /// Whether the user wants the item out of the list.
    private(set) var isRemoved = false
    private var isRemovedOnServer = false
    private var request = Request.none

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
    /// The user wants the item out of the list, or back in it.
    mutating func want(removed: Bool) -> Action {
        isRemoved = removed
        guard request == .none, isRemoved != isRemovedOnServer else { return .nothing }
        request = .open(removed: removed)
        return .store(removed: removed)
    }

    /// The server has responded whether it stored the change.
    mutating func responded(isStored: Bool) -> Action {
        guard case .open(let removed) = request else { return .nothing }
        request = .none
        if isStored { isRemovedOnServer = removed }
        if isStored, isRemoved != isRemovedOnServer {
            request = .open(removed: isRemoved)
            return .store(removed: isRemoved)
        }
        if !isStored, isRemoved == removed {
            isRemoved = isRemovedOnServer
            return .undo(removed: isRemoved)
        }
        return isRemoved ? .nothing : .settled
    }
}
