import Foundation

/// Waits for the announcements of changes on a connection and a thread of its own, and connects again when it is lost.
final class PostgreSQLListener: Sendable {
    private let isStopped = StopFlag()

    /// Starts to listen.
    ///
    /// - Parameters:
    ///   - onChange: Called with the newest version.
    ///   - onReconnect: Called when a connection stands: what was announced before was missed.
    init(
        _ address: String, onChange: @escaping @Sendable (Int64) -> Void, onReconnect: @escaping @Sendable () -> Void
    ) {
        let isStopped = isStopped
        Thread.detachNewThread { Self.listen(address, isStopped, onChange, onReconnect) }
    }

    deinit { isStopped.set() }

    private static func listen(
        _ address: String, _ isStopped: StopFlag, _ onChange: (Int64) -> Void, _ onReconnect: () -> Void
    ) {
        while !isStopped.isSet {
            do {
                let connection = try PostgreSQLConnection(address, statementSeconds: 5)
                try connection.command("LISTEN content")
                onReconnect()
                while !isStopped.isSet {
                    var descriptor = pollfd(fd: connection.socket, events: Int16(POLLIN), revents: 0)
                    guard poll(&descriptor, 1, 500) > 0 else { continue }
                    if let newest = try connection.notifications().compactMap({ Int64($0) }).max() { onChange(newest) }
                }
            } catch {
                Thread.sleep(forTimeInterval: 0.5)
            }
        }
    }
}
