/// The state of storing a value that the user changes on the server. It returns what is to be done and performs no effect.
///
/// One value is sent at a time, so that the server gets them in order and keeps the last. The owner keeps the value that the user
/// wants meanwhile, and passes it when the server has responded. ``StoredEntries`` does so for many values.
///
/// ```swift
/// var likes = StoredValue(stored: false)
/// likes.want(true)                          // .tell(true)
/// likes.want(false)                         // .nothing: one at a time
/// likes.responded(.stored, wanted: false)    // .tell(false)
/// ```
///
/// A value whose response is lost or is an error of the server may be stored: ``StoreResponse/unknown``. It is given up as a refused
/// one is, but then every value is sent, also the one that the server had before.
public struct StoredValue<Value: Equatable>: Equatable {
    /// The value that the server has; the last one that it is known to have had where ``isConfirmed`` is `false`.
    public private(set) var stored: Value
    /// Whether the server is known to have ``stored``: `false` from a response that is ``StoreResponse/unknown`` until the server has
    /// stored a value.
    public private(set) var isConfirmed = true
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
        /// The server has refused a value, or its response is ``StoreResponse/unknown``: return to the one that it had. Do not pass that
        /// to ``StoredValue/want(_:)`` before the user changes it: without a connection it would be sent without end.
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

    /// Whether the server is known to have a value, and nothing else is being sent.
    public func isSettled(at value: Value) -> Bool { state == .settled && isConfirmed && value == stored }

    /// Notes the value that the user wants.
    public mutating func want(_ value: Value) -> Action {
        guard state == .settled, !isSettled(at: value) else { return .nothing }
        state = .telling(value)
        return .tell(value)
    }

    /// Notes the response of the server.
    ///
    /// - Parameters:
    ///   - response: What is known of the value that was sent.
    ///   - value: The value that the user wants by now.
    public mutating func responded(_ response: StoreResponse, wanted value: Value) -> Action {
        guard case .telling(let told) = state else { return .nothing }
        state = .settled
        switch response {
        case .stored:
            stored = told
            isConfirmed = true
            return want(value)
        case .refused where isConfirmed:
            return .giveUp(refused: told, stored: stored)
        case .refused, .unknown:
            isConfirmed = false
            return value == told ? .giveUp(refused: told, stored: stored) : want(value)
        }
    }
}
