/// Decides when views are measured: in one batch per frame, because each batch makes the host compute a layout
/// immediately.
struct MeasuringState {
    private enum State: Equatable {
        /// The batch of the frame has not been sent.
        case ready
        /// A batch is with the host.
        case waiting(Int)
        /// The host has responded to the batch of the frame.
        case measured
    }

    /// The action for views that have not been measured.
    enum Action: Equatable {
        /// Send them to the host.
        case measure
        /// Request the next frame; they are measured then.
        case requestFrame
        /// Nothing: the response, or the frame, will come.
        case wait
    }

    private var state = State.ready
    private var isFrameRequested = false
    /// The number of responses after which the next batch does not wait for a frame.
    private var permittedCount = 0
}

extension MeasuringState {
    /// Views must be measured.
    mutating func next(token: @autoclosure () -> Int) -> (action: Action, token: Int) {
        switch state {
        case .ready:
            let token = token()
            state = .waiting(token)
            return (.measure, token)
        case .waiting:
            return (.wait, 0)
        case .measured:
            defer { isFrameRequested = true }
            return (isFrameRequested ? .wait : .requestFrame, 0)
        }
    }

    /// The host has responded. Returns whether the response belongs to the current batch.
    mutating func take(_ token: Int) -> Bool {
        guard state == .waiting(token) else { return false }
        state = permittedCount > 0 ? .ready : .measured
        permittedCount = max(0, permittedCount - 1)
        return true
    }

    /// Permits a number of batches that do not wait for a frame, in place of those permitted before.
    mutating func permit(_ count: Int) {
        permittedCount = max(0, count)
        if state == .measured, permittedCount > 0 {
            permittedCount -= 1
            state = .ready
        }
    }

    /// A frame begins.
    mutating func beginFrame() {
        isFrameRequested = false
        if state == .measured { state = .ready }
    }

    /// Forgets a batch whose views were removed.
    mutating func reset() {
        self = MeasuringState()
    }
}
