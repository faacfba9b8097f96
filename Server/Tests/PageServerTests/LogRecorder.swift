import Logging
import Synchronization

/// Keeps what is logged, as lines.
struct LogRecorder: LogHandler {
    /// A message that was kept.
    struct Entry: Sendable {
        /// The level, the message and its own metadata.
        let line: String
        /// The id of the request, which the logger adds to each of its messages; `nil` for a message about no request.
        let requestID: String?
    }

    private final class Storage: Sendable {
        let entries = Mutex<[Entry]>([])
    }

    private let storage = Storage()
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.info
    private let minimum: Logger.Level

    /// Keeps what is at least of a level.
    init(_ minimum: Logger.Level = .warning) {
        self.minimum = minimum
    }

    /// What was kept so far.
    var entries: [Entry] { storage.entries.withLock { $0 } }

    /// The lines of what was kept so far.
    var lines: [String] { entries.map(\.line) }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        guard event.level >= minimum else { return }
        let details = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        let entry = Entry(
            line: "\(event.level) \(event.message)\(details)", requestID: metadata["request"].map { "\($0)" })
        storage.entries.withLock { $0.append(entry) }
    }
}
