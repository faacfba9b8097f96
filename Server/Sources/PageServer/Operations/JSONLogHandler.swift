public import Logging
import CollectionPages
import Foundation
import Synchronization

/// Writes each message of the log as a JSON object on a line of standard error, for programs that collect logs.
public struct JSONLogHandler: LogHandler {
    /// What every message carries.
    public var metadata: Logger.Metadata = [:]
    /// The minimum level that is written.
    public var logLevel: Logger.Level
    private let label: String
    private let write: @Sendable (String) -> Void

    /// Creates a handler.
    ///
    /// - Parameters:
    ///   - label: The label of the logger.
    ///   - logLevel: The minimum level that is written.
    ///   - write: Where lines go, each with its end; by default to standard error.
    public init(
        label: String, logLevel: Logger.Level = .info,
        write: (@Sendable (String) -> Void)? = nil
    ) {
        self.label = label
        self.logLevel = logLevel
        self.write = write ?? { line in FileHandle.standardError.write(Data(line.utf8)) }
    }

    /// A value that every message carries.
    public subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    /// Writes a message.
    public func log(event: LogEvent) {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("time", Date().formatted(.iso8601.time(includingFractionalSeconds: true)))
            writer.member("level", event.level.rawValue)
            writer.member("logger", label)
            writer.member("message", "\(event.message)")
            let values = metadata.merging(event.metadata ?? [:]) { $1 }
            for (name, value) in values.sorted(by: { $0.key < $1.key }) { writer.member(name, "\(value)") }
        }
        write(String(decoding: writer.bytes, as: UTF8.self) + "\n")
    }
}
