/// The state of storing a value that the user changes on the server. It returns what is to be done and performs no effect.
///
/// One value is sent at a time, so that the server gets them in order and keeps the last. The owner keeps the value that the user
/// wants meanwhile, and passes it when the server has responded. ``StoredEntries`` does so for many values.
///
/// ```swift
/// var likes = StoredValue(stored: false)
/// likes.want(true)                               // .tell(true)
/// likes.want(false)                              // .nothing: one at a time
/// likes.responded(isStored: true, wanted: false)  // .tell(false)
/// ```
public struct StoredValue<Value: Equatable>: Equatable {
    /// The value that the server has.
    public private(set) var stored: Value
    private var state = State.settled

    private enum State: Equatable {
        /// Nothing is under way.
        case settled
        /// The server is being told.
        case telling(Value)
    }

    /// What the owner has to do.
    public enum Action: Equatable {
        /// Nothing.
        case nothing
        /// Send the value to the server.
        case tell(Value)
        /// The server has refused a value: return to the one that it has.
        case giveUp(refused: Value, stored: Value)
    }

    /// Creates the state of a value that the server has.
    public init(stored: Value) {
        self.stored = stored
    }
}

extension StoredValue {
    /// Whether a response of the server is awaited.
    public var isUnderWay: Bool { state != .settled }

    /// The value that the server has as soon as it has stored the one that is being sent.
    public var expected: Value {
        switch state {
        case .settled: stored
        case .telling(let value): value
        }
    }

    /// Notes the value that the user wants.
    public mutating func want(_ value: Value) -> Action {
        guard state == .settled, value != stored else { return .nothing }
        state = .telling(value)
        return .tell(value)
    }

    /// Notes the response of the server.
    ///
    /// - Parameters:
    ///   - isStored: Whether the server has stored the value.
    ///   - value: The value that the user wants by now.
    public mutating func responded(isStored: Bool, wanted value: Value) -> Action {
        guard case .telling(let told) = state else { return .nothing }
        state = .settled
        guard isStored else { return .giveUp(refused: told, stored: stored) }
        stored = told
        return want(value)
    }
}
