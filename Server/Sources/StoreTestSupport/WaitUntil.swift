/// A condition that a test waits for did not hold in time.
package struct WaitTimeLimitExceeded: Error, CustomStringConvertible {
    package let description: String
}

/// Waits until a condition holds of which there is no event, such as the state of another process.
///
/// - Parameters:
///   - limit: The time after which the wait fails. It leaves room for a slow machine: no test waits that long unless it fails.
///   - condition: Evaluated every 10 milliseconds.
/// - Throws: ``WaitTimeLimitExceeded``, `CancellationError`, or what the condition throws.
package func waitUntil(
    within limit: Duration = .seconds(300), fileID: String = #fileID, line: Int = #line,
    _ condition: () async throws -> Bool
) async throws {
    let end = ContinuousClock.now.advanced(by: limit)
    while try await !condition() {
        guard ContinuousClock.now < end else {
            throw WaitTimeLimitExceeded(description: "\(fileID):\(line): the condition does not hold after \(limit)")
        }
        try await Task.sleep(for: .milliseconds(10))
    }
}
