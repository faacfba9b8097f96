/// An operation took longer than it may.
struct TimeLimitExceeded: Error {}

/// Runs an operation and gives it up, by cancelling it, when it takes too long.
///
/// - Throws: What the operation throws, or ``TimeLimitExceeded``.
func withTimeLimit<Result: Sendable>(
    seconds: Double, _ operation: @escaping @Sendable () async throws -> Result
) async throws -> Result {
    try await withThrowingTaskGroup(of: Result?.self) { group in
        group.addTask { try await operation() }
        group.addTask {
            try await Task.sleep(for: .seconds(seconds))
            return nil
        }
        defer { group.cancelAll() }
        guard let first = try await group.next(), let result = first else { throw TimeLimitExceeded() }
        return result
    }
}
