/// How far the server knows a value that the user has chosen. It decides and performs no effect.
///
/// One value is told at a time, so that the server hears of them in order and keeps the last. What the user wants
/// meanwhile is the owner's to keep; it is handed in when the server has responded.
///
/// ```swift
/// var likes = StoredValue(stored: false)
/// likes.want(true)                               // .tell(true)
/// likes.want(false)                              // .nothing: one at a time
/// likes.responded(isStored: true, wanted: false)  // .tell(false)
/// ```
package struct StoredValue<Value: Equatable>: Equatable {
    /// What the server has.
    package private(set) var stored: Value
    private var state = State.settled

    private enum State: Equatable {
        /// Nothing is under way.
        case settled
        /// The server is being told.
        case telling(Value)
    }

    /// What is to be done.
    package enum Action: Equatable {
        /// Nothing.
        case nothing
        /// Tell the server.
        case tell(Value)
        /// The server refused: it has what was stored before.
        case giveUp(refused: Value, stored: Value)
    }

    package init(stored: Value) {
        self.stored = stored
    }
}

extension StoredValue {
    /// Whether the server is being told.
    package var isUnderWay: Bool { state != .settled }

    /// What the server has once it has stored what it is being told.
    package var expected: Value {
        switch state {
        case .settled: stored
        case .telling(let value): value
        }
    }

    /// The user wants something.
    package mutating func want(_ value: Value) -> Action {
        guard state == .settled, value != stored else { return .nothing }
        state = .telling(value)
        return .tell(value)
    }

    /// The server has responded; the user now wants something.
    package mutating func responded(isStored: Bool, wanted: Value) -> Action {
        guard case .telling(let told) = state else { return .nothing }
        state = .settled
        guard isStored else { return .giveUp(refused: told, stored: stored) }
        stored = told
        return want(wanted)
    }
}
