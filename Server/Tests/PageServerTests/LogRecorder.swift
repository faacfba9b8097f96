import Logging
import Synchronization

/// Keeps what is logged, as lines.
struct LogRecorder: LogHandler {
    private final class Storage: Sendable {
        let lines = Mutex<[String]>([])
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
    var lines: [String] { storage.lines.withLock { $0 } }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        guard event.level >= minimum else { return }
        let details = (event.metadata ?? [:]).sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined()
        storage.lines.withLock { $0.append("\(event.level) \(event.message)\(details)") }
    }
}
