import Foundation
import Logging
import ServiceLifecycle
import UnixSignals

/// Sees to it that the process ends when it is told to: a second signal ends it at once, and a shutdown that takes longer
/// than it may is ended too.
struct ShutdownService: Service {
    /// The status of a process that a signal ended, by the convention of shells.
    private static let signalStatus: Int32 = 128 + 15

    /// How long requests may take to finish once the server is told to stop, in seconds.
    let limit: Double
    let logger: Logger

    func run() async throws {
        let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint)
        Task.detached {
            var count = 0
            for await _ in signals {
                count += 1
                // The first signal begins the shutdown, for which the group of services listens itself.
                if count == 2 { _exit(Self.signalStatus) }
            }
        }
        try? await gracefulShutdown()
        Task.detached { [limit, logger] in
            // What is still under way at the limit is cancelled; what does not even heed that is left.
            try await Task.sleep(for: .seconds(limit + 2))
            logger.error("shutdown took too long", metadata: ["seconds": "\(limit)"])
            _exit(1)
        }
    }
}
