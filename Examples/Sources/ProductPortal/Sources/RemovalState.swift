/// What the user wants of an item that can be taken out of a list and put back, and what the server has stored of it.
///
/// The user does not wait for the server: an item goes and comes back at once, as often as the user likes. Here it is
/// known what is still to be told to the server, one request at a time, and what is to be undone when one fails.
///
/// ```swift
/// var state = RemovalState()
/// state.want(removed: true)         // .store(removed: true)
/// state.want(removed: false)        // .nothing: one request at a time
/// state.answered(isStored: true)    // .store(removed: false)
/// ```
struct RemovalState: Equatable {
    private enum Question: Equatable {
        /// The server is not being asked anything.
        case none
        /// The server is being asked to take the item out, or to put it back.
        case open(removed: Bool)
    }

    /// Whether the user wants the item out of the list.
    private(set) var isRemoved = false
    private var isRemovedOnServer = false
    private var question = Question.none

    /// What is to be done after a change.
    enum Action: Equatable {
        /// Nothing.
        case nothing
        /// Ask the server to take the item out, or to put it back.
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
        guard question == .none, isRemoved != isRemovedOnServer else { return .nothing }
        question = .open(removed: removed)
        return .store(removed: removed)
    }

    /// The server has responded whether it stored what it was asked to.
    mutating func answered(isStored: Bool) -> Action {
        guard case .open(let removed) = question else { return .nothing }
        question = .none
        if isStored { isRemovedOnServer = removed }
        if isStored, isRemoved != isRemovedOnServer {
            question = .open(removed: isRemoved)
            return .store(removed: isRemoved)
        }
        if !isStored, isRemoved == removed {
            isRemoved = isRemovedOnServer
            return .undo(removed: isRemoved)
        }
        return isRemoved ? .nothing : .settled
    }
}
