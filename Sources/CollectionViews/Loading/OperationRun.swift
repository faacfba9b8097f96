import CollectionDataSources

/// One run of an ``AsyncOperation``: calls its completion at most once, and cancels its parts together.
///
/// The source of the operation holds the run by the completion that it is passed, and the parts hold the run of the whole. The closures
/// that cancel hold runs weakly, so that a run is released with its source, also when a host ends before the source does.
final class OperationRun<Value>: WeaklyReferenceable {
    /// The token of weak references.
    let lifetime = Lifetime()

    private var state: State
    /// The closures that cancel the parts.
    private var parts: [() -> Void] = []

    private enum State {
        /// The result is awaited.
        case running((Result<Value, LoadError>) -> Void)
        /// The completion was called.
        case finished
        /// The run was cancelled. The completion is never called.
        case cancelled
    }

    init(_ completion: @escaping (Result<Value, LoadError>) -> Void) {
        state = .running(completion)
    }
}

extension OperationRun {
    /// Whether the result is awaited.
    var isRunning: Bool {
        if case .running = state { true } else { false }
    }

    /// Adds a part that has begun: `cancel` is called when the run is cancelled, immediately if it already is.
    func add(_ cancel: @escaping () -> Void) {
        switch state {
        case .running: parts.append(cancel)
        case .finished: break
        case .cancelled: cancel()
        }
    }

    /// Calls the completion, unless it was called or the run was cancelled.
    func finish(_ result: Result<Value, LoadError>) {
        guard case .running(let completion) = state else { return }
        state = .finished
        parts = []
        completion(result)
    }

    /// Cancels the parts that have not ended, then finishes with an error.
    func fail(_ error: LoadError) {
        cancelParts()
        finish(.failure(error))
    }

    /// Cancels the run with its parts. The completion is released. Does nothing once the run has ended.
    func cancel() {
        guard case .running(let completion) = state else { return }
        state = .cancelled
        cancelParts()
        // What the completion holds may cancel the run when it is deallocated, which must not happen while the state is assigned.
        withExtendedLifetime(completion) {}
    }

    private func cancelParts() {
        let current = parts
        parts = []
        for cancel in current { cancel() }
    }
}
