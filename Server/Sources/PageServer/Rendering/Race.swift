import Synchronization

/// Waits for work for a limited time, and leaves it to itself afterwards.
enum Race {
    /// The value of some work; `nil` if it takes longer. The work is not cancelled then.
    ///
    /// - Throws: What the work throws in time.
    static func value<Value: Sendable>(
        within seconds: Double, of work: @escaping @Sendable () async throws -> Value
    ) async throws -> Value? {
        let outcome = Outcome<Value>()
        let task = Task {
            do { outcome.end(.success(try await work())) } catch { outcome.end(.failure(error)) }
        }
        let timer = Task {
            try await Task.sleep(for: .seconds(seconds))
            outcome.end(.success(nil))
        }
        defer { timer.cancel() }
        _ = task
        return try await outcome.value()
    }

    /// The first of several ends.
    private final class Outcome<Value: Sendable>: Sendable {
        private enum State {
            case running
            case awaited(CheckedContinuation<Value?, any Error>)
            case ended(Result<Value?, any Error>)
            case taken
        }

        private let state = Mutex(State.running)

        func end(_ result: Result<Value?, any Error>) {
            let continuation: CheckedContinuation<Value?, any Error>? = state.withLock { state in
                switch state {
                case .running:
                    state = .ended(result)
                    return nil
                case .awaited(let continuation):
                    state = .taken
                    return continuation
                case .ended, .taken: return nil
                }
            }
            continuation?.resume(with: result)
        }

        func value() async throws -> Value? {
            try await withCheckedThrowingContinuation { continuation in
                let result: Result<Value?, any Error>? = state.withLock { state in
                    guard case .ended(let result) = state else {
                        state = .awaited(continuation)
                        return nil
                    }
                    state = .taken
                    return result
                }
                if let result { continuation.resume(with: result) }
            }
        }
    }
}
