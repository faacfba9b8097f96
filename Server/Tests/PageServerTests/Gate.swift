import Synchronization

/// Keeps its callers waiting while it is closed, even those whose tasks are cancelled.
final class Gate: Sendable {
    private struct State {
        var isOpen: Bool
        var waiting: [CheckedContinuation<Void, Never>] = []
    }

    private let state: Mutex<State>

    init(isOpen: Bool) { state = Mutex(State(isOpen: isOpen)) }

    /// Has later callers wait.
    func close() { state.withLock { $0.isOpen = false } }

    /// Lets those who wait go on, and later callers pass.
    func open() {
        let waiting = state.withLock { state in
            let waiting = state.waiting
            state.isOpen = true
            state.waiting = []
            return waiting
        }
        for continuation in waiting { continuation.resume() }
    }

    /// Returns at once while the gate is open, else when it is opened.
    func wait() async {
        await withCheckedContinuation { continuation in
            let isOpen = state.withLock { state in
                if !state.isOpen { state.waiting.append(continuation) }
                return state.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }
}

/// Waits until the task is cancelled.
///
/// - Throws: `CancellationError`.
func waitForCancellation() async throws {
    let endless = AsyncStream<Void> { _ in }
    for await _ in endless {}
    throw CancellationError()
}
